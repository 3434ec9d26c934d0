import { expect, test } from "vitest";

import { batteryPercent } from "./battery.ts";

test("a browser tells how full the battery is", async () => {
  const getBattery = (): Promise<{ level: number }> => Promise.resolve({ level: 0.376 });
  expect(await batteryPercent({ getBattery })).toBe(38);
});

test("a browser that knows no battery tells nothing", async () => {
  expect(await batteryPercent({})).toBeNull();
});

test("a browser that may not tell tells nothing", async () => {
  const getBattery = (): Promise<never> => Promise.reject(new DOMException("no", "NotAllowed"));
  expect(await batteryPercent({ getBattery })).toBeNull();
});
