import { afterEach, beforeEach, expect, test } from "vitest";

import { followLinks, go, goInstead, route } from "./router.svelte.ts";

let stop: () => void;

beforeEach(() => {
  goInstead("/");
  stop = followLinks();
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Click a link; what comes back is whether the browser would have followed it itself. */
function click(href: string, how: MouseEventInit = {}, attributes: string[] = []): boolean {
  const link = document.createElement("a");
  link.href = href;
  for (const attribute of attributes) link.setAttribute(attribute, "");
  document.body.append(link);
  let followed = false;
  addEventListener(
    "click",
    (event) => {
      followed = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...how }));
  return followed;
}

test("a link of ours changes what is shown without loading the page", () => {
  expect(click("/about")).toBe(false);
  expect(route()).toEqual({ page: "about" });
  expect(location.pathname).toBe("/about");
});

test.each<[string, string, MouseEventInit, string[]]>([
  ["to another site", "https://elsewhere.example/about", {}, []],
  ["to what the server answers", "/api/tables/BCD234/record", {}, []],
  ["that is a download", "/about", {}, ["download"]],
  ["clicked with a key held down", "/about", { ctrlKey: true }, []],
  ["clicked with the middle button", "/about", { button: 1 }, []],
])("a link %s is left to the browser", (_, href, how, attributes) => {
  expect(click(href, how, attributes)).toBe(true);
  expect(route()).toEqual({ page: "home" });
});

test("going back shows what was there before", () => {
  go("/about");
  history.replaceState(null, "", "/rules/runner-up");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(route()).toEqual({ page: "rules", game: "runner-up" });
});
