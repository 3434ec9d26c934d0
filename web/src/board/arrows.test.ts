import { beforeEach, expect, test } from "vitest";

import { arrows } from "./arrows.ts";

let group: HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    "<div><button>a</button><button disabled>b</button><button>c</button><button>d</button></div>";
  group = document.body.firstElementChild as HTMLElement;
  arrows()(group);
  group.querySelector("button")?.focus();
});

function press(key: string, more: KeyboardEventInit = {}): void {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, ...more }),
  );
}

function focused(): string | null | undefined {
  return document.activeElement?.textContent;
}

test("arrows go from button to button, past those that cannot be pressed", () => {
  press("ArrowRight");
  expect(focused()).toBe("c");
  press("ArrowDown");
  expect(focused()).toBe("d");
  press("ArrowLeft");
  expect(focused()).toBe("c");
});

test("arrows go round", () => {
  press("ArrowLeft");
  expect(focused()).toBe("d");
  press("ArrowRight");
  expect(focused()).toBe("a");
});

test("Home and End go to the ends", () => {
  press("End");
  expect(focused()).toBe("d");
  press("Home");
  expect(focused()).toBe("a");
});

test("what belongs to the browser is left to it", () => {
  press("ArrowRight", { altKey: true });
  expect(focused()).toBe("a");
});
