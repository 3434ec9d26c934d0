import { describe, expect, test } from "vitest";

import { codeIn } from "./codes.ts";
import { routeOf, tablePath, watchPath, type Route } from "./routes.ts";

const code = "BCD234";

describe("an address", () => {
  test.each<[string, Route]>([
    ["/", { page: "home" }],
    ["/about", { page: "about" }],
    ["/about/", { page: "about" }],
    ["/rules/runner-up", { page: "rules", game: "runner-up" }],
    [tablePath(code), { page: "table", code, watching: false }],
    ["/t/bcd234", { page: "table", code, watching: false }],
    [watchPath(code), { page: "table", code, watching: true }],
  ])("%s shows a page", (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  test.each([
    "/nowhere",
    "/rules",
    "/t",
    "/t/BCD23",
    "/t/BCD23O",
    "/t/BCD234/play",
    "/t/BCD234/watch/more",
    "/rules/runner-up/more",
    "/about/more",
  ])("%s shows that nothing is there", (path) => {
    expect(routeOf(path)).toEqual({ page: "nothing" });
  });
});

describe("the code of a table", () => {
  test.each([
    ["as it is", "BCD234"],
    ["in small letters", "bcd234"],
    ["in two halves", " bcd 234 "],
    ["with a dash", "BCD-234"],
    ["in a link", "https://podium.example/t/BCD234"],
    ["in a link for spectators", "http://192.168.1.7:8000/t/bcd234/watch?from=friend"],
  ])("is found %s", (_, text) => {
    expect(codeIn(text)).toBe(code);
  });

  test.each(["", "BCD23", "BCD2345", "BCD23A", "BCD230", "https://podium.example/about"])(
    "is not found in %j",
    (text) => {
      expect(codeIn(text)).toBeUndefined();
    },
  );
});
