import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type AST } from "svelte/compiler";

/** A node of a syntax tree: Svelte's, or the script's in it. */
export interface Node {
  type: string;
  [field: string]: unknown;
}

/** The client's own sources by their paths, without tests and without what is generated. */
export function sources(): Map<string, string> {
  return new Map(
    readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(svelte|ts)$/.test(path))
      .filter((path) => !path.endsWith(".test.ts") && !path.startsWith(join("texts", "compiled")))
      .map((path) => [path, readFileSync(join("src", path), "utf8")]),
  );
}

/** Both kinds of source have the same kind of tree: a module is read as a component's script. */
export function treeOf(path: string, source: string): AST.Root {
  const component = path.endsWith(".svelte") ? source : `<script lang="ts">\n${source}\n</script>`;
  return parse(component, { filename: path, modern: true });
}

export function* nodesIn(tree: unknown, skip?: (node: Node) => boolean): Generator<Node> {
  if (Array.isArray(tree)) for (const each of tree) yield* nodesIn(each, skip);
  if (!isNode(tree) || skip?.(tree)) return;
  yield tree;
  for (const field of Object.values(tree)) yield* nodesIn(field, skip);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
