// @vitest-environment node
import { describe, expect, test } from "vitest";

import { nodesIn, sources, treeOf, type Node } from "./sources.ts";

// Svelte writes a fixed style attribute into a piece of HTML, and there the content security
// policy forbids it; one with an expression, or a `style:` directive, it sets by script.
function fixedStyles(path: string, source: string): Node[] {
  return [...nodesIn(treeOf(path, source).fragment)].filter(isFixedStyle);
}

function isFixedStyle(node: Node): boolean {
  if (node.type !== "Attribute" || node["name"] !== "style") return false;
  return [node["value"]].flat().every((part) => (part as Node).type === "Text");
}

describe("the content security policy", () => {
  test("forbids a fixed style attribute", () => {
    expect(fixedStyles("Sample.svelte", '<p style="color: red">1</p>')).toHaveLength(1);
  });

  test("allows a style that is set by script", () => {
    expect(fixedStyles("Sample.svelte", '<p style="color: {a}" style:top="1px">1</p>')).toEqual([]);
  });

  test.each([...sources()])("is kept by %s", (path, source) => {
    expect(fixedStyles(path, source)).toEqual([]);
  });
});
