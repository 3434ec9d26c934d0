import { beforeEach, describe, expect, test, vi } from "vitest";

import { browsing, lifts } from "./browsing.ts";

let position = 5;
let clicks = 0;
let fan: HTMLElement;
let frames: FrameRequestCallback[];

beforeEach(() => {
  position = 5;
  clicks = 0;
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  fan = document.createElement("div");
  fan.addEventListener("click", () => clicks++);
  browsing({
    position: () => position,
    step: () => 50,
    moveTo: (to) => (position = to),
  })(fan);
  return () => {
    vi.unstubAllGlobals();
  };
});

function point(type: string, clientX: number, clientY = 0, timeStamp = 0): void {
  const event = new PointerEvent(type, { clientX, clientY, pointerId: 1, isPrimary: true });
  Object.defineProperty(event, "timeStamp", { value: timeStamp });
  fan.dispatchEvent(event);
}

describe("a finger", () => {
  test("that goes sideways takes the fan with it", () => {
    point("pointerdown", 300);
    point("pointermove", 200);
    expect(position).toBe(7);
    point("pointermove", 350);
    expect(position).toBe(4);
  });

  test("that goes up lifts a card, and moves nothing", () => {
    point("pointerdown", 300, 300);
    point("pointermove", 305, 280);
    point("pointermove", 200, 100);
    expect(position).toBe(5);
  });

  test("that slips a little means a press", () => {
    point("pointerdown", 300);
    point("pointermove", 304);
    point("pointerup", 304);
    fan.dispatchEvent(new MouseEvent("click", { detail: 1 }));
    expect([position, clicks]).toEqual([5, 1]);
  });

  test("that swiped means no press, the next time it does", () => {
    point("pointerdown", 300);
    point("pointermove", 200);
    point("pointerup", 200);
    fan.dispatchEvent(new MouseEvent("click", { detail: 1, cancelable: true }));
    expect(clicks).toBe(0);
    point("pointerdown", 300);
    point("pointerup", 300);
    fan.dispatchEvent(new MouseEvent("click", { detail: 1 }));
    expect(clicks).toBe(1);
  });

  test("that throws the fan lets it glide on, ever more slowly, until it stops", () => {
    point("pointerdown", 300, 0, 0);
    point("pointermove", 260, 0, 20);
    point("pointermove", 200, 0, 40);
    point("pointerup", 200, 0, 45);
    const reached: number[] = [position];
    for (let now = 61; frames.length > 0; now += 16) {
      frames.shift()?.(now);
      reached.push(position);
    }
    const steps = reached.slice(1).map((to, at) => to - (reached[at] ?? to));
    expect(Math.min(...steps)).toBeGreaterThan(0);
    expect(steps.at(-1)).toBeLessThan(steps[1] ?? 0);
  });

  test("that rests before it is lifted throws nothing", () => {
    point("pointerdown", 300, 0, 0);
    point("pointermove", 200, 0, 40);
    point("pointerup", 200, 0, 400);
    expect(frames).toEqual([]);
  });
});

test("a wheel turns the fan, upright or lying", () => {
  fan.dispatchEvent(new WheelEvent("wheel", { deltaY: 100, cancelable: true }));
  expect(position).toBe(7);
  fan.dispatchEvent(new WheelEvent("wheel", { deltaX: -50, deltaY: 10, cancelable: true }));
  expect(position).toBe(6);
});

test("what goes up steeply enough lifts, what goes sideways or down does not", () => {
  expect([lifts(0, -10), lifts(10, -8), lifts(-10, -8)]).toEqual([true, true, true]);
  expect([lifts(10, -3), lifts(0, 10), lifts(10, 0)]).toEqual([false, false, false]);
});
