// Writes files of types: standard input has a JSON object of their paths and the schema of each.
// With --check it writes nothing, and fails if a file is not as it would be written.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import { compile } from "json-schema-to-typescript";
import { format, resolveConfig } from "prettier";

const BANNER = "// Made by script/types from the messages' definitions in Python.";
const LEFT_OUT = ["default", "discriminator", "minItems", "maxItems"]; // no matter of types

const schemas = JSON.parse(await textOf(process.stdin));
const put = process.argv.includes("--check") ? compare : write;
for (const [path, schema] of Object.entries(schemas)) put(path, await types(schema, path));

function compare(path, text) {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  console.error(`web/${path} is stale: run script/types`);
  process.exitCode = 1;
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

async function types(schema, path) {
  const text = await compile(named(schema), "Everything", { bannerComment: BANNER, format: false });
  return format(tidied(text), { ...(await resolveConfig(path)), filepath: path });
}

/** Every type has a name of its own, also where it is a part of another. */
function named({ properties, $defs, ...root }) {
  const names = Object.entries(properties).filter(([, type]) => !("$ref" in type));
  const all = { ...$defs, ...Object.fromEntries(names) };
  const parts = Object.entries(all).map(([name, type]) => [name, withNames(type, names, true)]);
  return {
    ...root,
    additionalProperties: false,
    properties: Object.fromEntries(Object.keys(properties).map((name) => [name, reference(name)])),
    $defs: Object.fromEntries(parts),
  };
}

function reference(name) {
  return { $ref: `#/$defs/${name}` };
}

function withNames(schema, names, isDefinition = false) {
  if (Array.isArray(schema)) return schema.map((each) => withNames(each, names));
  if (typeof schema !== "object" || schema === null) return schema;
  const known = names.find(([, type]) => isDeepStrictEqual(type, schema));
  if (known && !isDefinition) return reference(known[0]);
  const words = Object.entries(schema).filter(([word]) => !LEFT_OUT.includes(word));
  const inside = words.map(([word, value]) =>
    word === "properties" ? [word, eachWithNames(value, names)] : [word, withNames(value, names)],
  );
  return { ...open(schema), ...Object.fromEntries(inside), ...described(schema) };
}

function eachWithNames(properties, names) {
  const entries = Object.entries(properties);
  return Object.fromEntries(entries.map(([name, type]) => [name, withNames(type, names)]));
}

/** An object has the properties that are named, or any if none is. */
function open({ type, properties }) {
  return type === "object" ? { additionalProperties: properties === undefined } : {};
}

/** A docstring without the indentation of the class it stands in. */
function described({ description }) {
  return description ? { description: description.replaceAll(/^ +/gm, "") } : {};
}

/** The root that held all types is needed no more; a record is written as one. */
function tidied(text) {
  return text
    .replace(/export interface Everything \{[^}]*\}\n/, "")
    .replaceAll(/\{\s*\[k: string\]: unknown;?\s*\}/g, "Record<string, unknown>");
}
