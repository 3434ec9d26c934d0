import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Clock } from "../protocol/types.ts";
import { Countdown } from "./countdown.svelte.ts";

const AHEAD = 5_000; // the server's clock is ahead of ours

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(100_000);
});

afterEach(() => {
  vi.useRealTimers();
});

function countdownTo(clock: Clock | null): Countdown {
  return new Countdown(
    () => clock,
    () => Date.now() + AHEAD,
  );
}

function called(inTime: number): Clock {
  return { ready: [0, 1], starts: 100_000 + AHEAD + inTime, ends: null };
}

describe("the countdown to the start of a game", () => {
  test("is over where there is no clock", () => {
    expect(countdownTo(null).isOver).toBe(true);
  });

  test("is not over before it was called", () => {
    const countdown = countdownTo({ ready: [0], starts: null, ends: null });
    expect([countdown.seconds, countdown.isOver]).toEqual([undefined, false]);
  });

  test("counts whole seconds down by the server's clock", () => {
    const countdown = countdownTo(called(2600));
    const seen: (number | undefined)[] = [];
    const stopSeeing = $effect.root(() => {
      $effect(() => countdown.follow());
      $effect(() => {
        seen.push(countdown.seconds);
      });
    });
    for (let step = 0; step < 30; step++) {
      flushSync();
      vi.advanceTimersByTime(100);
    }
    stopSeeing();
    expect(seen).toEqual([3, 2, 1, 0]);
  });

  test("is over at its moment and not before", () => {
    const countdown = countdownTo(called(1000));
    const stop = countdown.follow();
    vi.advanceTimersByTime(999);
    expect(countdown.isOver).toBe(false);
    vi.advanceTimersByTime(1);
    expect(countdown.isOver).toBe(true);
    stop();
  });

  test("is over where a timer comes a little too early", () => {
    const clock = called(1000);
    let early = 0.4;
    const now = (): number => Date.now() + AHEAD - early;
    const countdown = new Countdown(() => clock, now);
    const stop = countdown.follow();
    vi.advanceTimersByTime(1000);
    expect(countdown.seconds).toBe(1);
    early = 0;
    vi.advanceTimersByTime(1);
    expect(countdown.isOver).toBe(true);
    stop();
  });

  test("is over for who comes later", () => {
    expect(countdownTo(called(-60_000)).isOver).toBe(true);
  });
});
