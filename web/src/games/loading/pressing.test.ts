import { beforeEach, expect, test, vi } from "vitest";

import { pressing } from "./pressing.ts";

let presses = 0;
let button: HTMLButtonElement;

beforeEach(() => {
  presses = 0;
  button = document.createElement("button");
  button.setPointerCapture = vi.fn();
  pressing(() => presses++)(button);
});

function point(type: string, more: PointerEventInit = {}): void {
  button.dispatchEvent(new PointerEvent(type, { pointerId: 1, isPrimary: true, ...more }));
}

test("a press counts once, with the click that the browser makes of it", () => {
  point("pointerdown");
  point("pointerup");
  button.click();
  expect(presses).toBe(1);
});

test("a finger that slips away has pressed", () => {
  point("pointerdown", { clientY: 0 });
  point("pointermove", { clientY: -80 });
  point("pointerup", { clientY: -120 });
  expect(presses).toBe(1);
});

test("a press that the browser takes over is none", () => {
  point("pointerdown");
  point("pointercancel");
  point("pointerup");
  expect(presses).toBe(0);
});

test("a click without a pointer is a press", () => {
  button.click();
  expect(presses).toBe(1);
});

test("a second finger presses nothing", () => {
  point("pointerdown", { isPrimary: false, pointerId: 2 });
  point("pointerup", { isPrimary: false, pointerId: 2 });
  expect(presses).toBe(0);
});
