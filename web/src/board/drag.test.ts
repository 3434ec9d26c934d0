import { beforeEach, expect, test, vi } from "vitest";

import { draggable } from "./drag.ts";

let told: string[] = [];
let clicks = 0;
let thing: HTMLButtonElement;
let stop: () => void;

const dragging = {
  begun: () => void told.push("begun"),
  over: (place: string | null) => void told.push(`over ${String(place)}`),
  dropped: (place: string | null) => void told.push(`dropped ${String(place)}`),
};

beforeEach(() => {
  told = [];
  clicks = 0;
  document.body.innerHTML = "<button></button><div data-drop='3'><p></p></div>";
  thing = document.body.querySelector<HTMLButtonElement>("button") ?? expect.unreachable();
  thing.setPointerCapture = vi.fn();
  thing.addEventListener("click", () => clicks++);
  stop = draggable(true, dragging)(thing) as () => void;
  // Right of 100 lies the place.
  const place = document.body.querySelector("p") as Element;
  document.elementsFromPoint = (x) => (x > 100 ? [place] : [document.body]);
});

function point(type: string, clientX: number, more: PointerEventInit = {}): void {
  const init = { clientX, clientY: 0, pointerId: 1, isPrimary: true, bubbles: true, ...more };
  thing.dispatchEvent(new PointerEvent(type, init));
}

function click(detail: number): void {
  thing.dispatchEvent(new MouseEvent("click", { detail, bubbles: true, cancelable: true }));
}

test("what is dragged onto a place is dropped there", () => {
  point("pointerdown", 0);
  point("pointermove", 50);
  point("pointermove", 150);
  point("pointerup", 150);
  expect(told).toEqual(["begun", "over 3", "over null", "dropped 3"]);
});

test("a quick throw reaches a place that has opened because of it", () => {
  const open = document.elementsFromPoint.bind(document);
  document.elementsFromPoint = () => [document.body];
  point("pointerdown", 0);
  point("pointermove", 150);
  document.elementsFromPoint = open;
  point("pointerup", 150);
  expect(told.at(-1)).toBe("dropped 3");
});

test("a press holds the pointer, so that no move after it goes elsewhere", () => {
  const capture = vi.fn();
  thing.setPointerCapture = capture;
  point("pointerdown", 0);
  expect(capture).toHaveBeenCalledWith(1);
});

test("it follows the pointer, and goes back in the end", () => {
  point("pointerdown", 10);
  point("pointermove", 60);
  expect(thing.style.translate).toBe("50px 0px");
  point("pointerup", 60);
  expect(thing.style.translate).toBe("");
  expect(told.at(-1)).toBe("dropped null");
});

test("a finger that slips a little means a press", () => {
  point("pointerdown", 0);
  point("pointermove", 5);
  point("pointerup", 5);
  click(1);
  expect(told).toEqual([]);
  expect(clicks).toBe(1);
});

test("the click at the end of a drag means nothing, the next one does", () => {
  point("pointerdown", 0);
  point("pointermove", 50);
  point("pointerup", 50);
  click(1);
  expect(clicks).toBe(0);
  point("pointerdown", 0);
  point("pointerup", 0);
  click(1);
  expect(clicks).toBe(1);
});

test("a key pressed after a drag is no click of the drag", () => {
  point("pointerdown", 0);
  point("pointermove", 50);
  point("pointerup", 50);
  click(0);
  expect(clicks).toBe(1);
});

test("Escape ends a drag over no place", () => {
  point("pointerdown", 0);
  point("pointermove", 150);
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  point("pointerup", 150);
  expect(told).toEqual(["begun", "over 3", "over null", "dropped null"]);
});

test("a drag that the browser takes over ends over no place", () => {
  point("pointerdown", 0);
  point("pointermove", 150);
  point("pointercancel", 150);
  expect(told.at(-1)).toBe("dropped null");
});

test("a movement that means something else drags nothing", () => {
  stop();
  draggable(true, { ...dragging, isDrag: (x) => x < 0 })(thing);
  point("pointerdown", 0);
  point("pointermove", 50);
  point("pointermove", -50);
  point("pointerup", -50);
  expect(told).toEqual([]);
});

test("a second finger drags nothing", () => {
  point("pointerdown", 0, { isPrimary: false, pointerId: 2 });
  point("pointermove", 150, { isPrimary: false, pointerId: 2 });
  expect(told).toEqual([]);
});

test("what goes away while it is dragged is dropped nowhere", () => {
  point("pointerdown", 0);
  point("pointermove", 150);
  stop();
  expect(told.at(-1)).toBe("dropped null");
  point("pointermove", 50);
  expect(told.at(-1)).toBe("dropped null");
});

test("what may not be dragged is not", () => {
  stop();
  draggable(false, dragging)(thing);
  point("pointerdown", 0);
  point("pointermove", 150);
  expect(told).toEqual([]);
});
