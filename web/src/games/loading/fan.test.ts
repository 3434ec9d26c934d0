import { describe, expect, test } from "vitest";

import { fanOf, showing, within } from "./fan.ts";

const PHONE = 348;
const CARD = 92;

describe("a fan", () => {
  test.each([10, 11, 16, 22, 33])(
    "of %i cards gives each the room of a thumb on a phone",
    (cards) => {
      const fan = fanOf(cards, PHONE, CARD);
      expect(fan.step).toBeGreaterThanOrEqual(44);
      expect(fan.end).toBeCloseTo(cards - fan.shown);
    },
  );

  test("of few cards is seen as a whole, and goes nowhere", () => {
    const fan = fanOf(4, PHONE, CARD);
    expect(fan.end).toBe(0);
    expect(within(fan, 3)).toBe(0);
  });

  test("uses the room of a wide screen", () => {
    expect(fanOf(13, 1000, 120).step).toBeGreaterThan(70);
  });

  test.each([0, 1])("of %i cards is one, too", (cards) => {
    expect(fanOf(cards, PHONE, CARD)).toMatchObject({ end: 0 });
  });

  test("goes no farther than its ends", () => {
    const fan = fanOf(22, PHONE, CARD);
    expect([within(fan, -2), within(fan, 99)]).toEqual([0, fan.end]);
  });
});

describe("a card that is looked for", () => {
  const fan = fanOf(22, PHONE, CARD);

  test("in sight moves nothing", () => {
    expect(showing(fan, 5, 8)).toBe(5);
  });

  test("beyond an edge is brought in sight with its neighbour", () => {
    expect(showing(fan, 5, 3)).toBe(2);
    expect(showing(fan, 5, 15)).toBeCloseTo(15 - fan.shown + 2);
  });

  test("at an end brings the fan to its end", () => {
    expect([showing(fan, 5, 0), showing(fan, 5, 21)]).toEqual([0, fan.end]);
  });
});
