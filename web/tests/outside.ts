import { nodesIn, treeOf, type Node } from "./sources.ts";

/** Attributes and properties whose value a person reads or hears. */
const READ = new Set([
  ...["alt", "caption", "heading", "label", "message", "placeholder", "text", "title"],
  ...["aria-description", "aria-label", "aria-placeholder", "aria-roledescription"],
  ...["aria-valuetext", "ariaDescription", "ariaLabel", "ariaRoleDescription", "ariaValueText"],
  ...["innerText", "textContent"],
]);

/** Functions whose words a person reads or hears. */
const SAYING = new Set(["alert", "announce", "confirm", "createTextNode", "prompt"]);

const LETTER = /\p{L}/u;
const SENTENCE = /^\p{Lu}.*\p{L}\s+\p{L}/su;

/** Texts in a source that people would read, and that are not from the catalogues. */
export function textsOutside(path: string, source: string): string[] {
  const tree = treeOf(path, source);
  const parts = [tree.fragment, tree.module, tree.instance];
  const shown = parts.flatMap((part) => [...nodesIn(part)]).flatMap(shownBy);
  const sentences = parts.flatMap((part) => [...nodesIn(part, isUnread)]).flatMap(words);
  return [
    ...new Set([
      ...shown.filter((text) => LETTER.test(text)),
      ...sentences.filter((text) => SENTENCE.test(text)),
    ]),
  ];
}

/** What a node gives somebody to read. */
function shownBy(node: Node): string[] {
  switch (node.type) {
    case "Fragment":
      return words(node["nodes"]);
    case "Attribute":
      return READ.has(nameOf(node)) ? words(node["value"]) : [];
    case "Property":
      return READ.has(nameOf(node["key"])) ? words(node["value"]) : [];
    case "AssignmentExpression":
      return READ.has(nameOf(node["left"])) ? words(node["right"]) : [];
    case "CallExpression":
      return saidBy(nameOf(node["callee"]), node["arguments"] as Node[]);
    default:
      return [];
  }
}

function saidBy(called: string, given: Node[]): string[] {
  if (SAYING.has(called)) return words(given);
  const [attribute, value] = given;
  return called === "setAttribute" && READ.has(words(attribute).join("")) ? words(value) : [];
}

/** An error is for developers: what people read of one has a text of its own. */
function isUnread(node: Node): boolean {
  if (node.type === "NewExpression") return nameOf(node["callee"]).endsWith("Error");
  return node.type === "Attribute" && ["class", "generics"].includes(nameOf(node));
}

/** The name of an attribute, of a variable, or of the last member of `a.b.c`. */
function nameOf(node: unknown): string {
  const { name, property, value } = node as Record<string, unknown>;
  if (property !== undefined) return nameOf(property);
  return typeof name === "string" ? name : typeof value === "string" ? value : "";
}

/** The words written out in what a part of a tree evaluates to. */
function words(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(words);
  const node = part as Node;
  switch (node.type) {
    case "Text":
      return [node["data"] as string];
    case "Literal":
      return typeof node["value"] === "string" ? [node["value"]] : [];
    case "TemplateElement":
      return [(node["value"] as { cooked: string }).cooked];
    case "TemplateLiteral":
      return words(node["quasis"]);
    case "ConditionalExpression":
      return words([node["consequent"], node["alternate"]]);
    case "BinaryExpression":
      return node["operator"] === "+" ? words([node["left"], node["right"]]) : [];
    case "LogicalExpression":
      return words([node["left"], node["right"]]);
    case "ExpressionTag":
    case "TSAsExpression":
    case "TSNonNullExpression":
    case "TSSatisfiesExpression":
      return words(node["expression"]);
    default:
      return [];
  }
}
