// @vitest-environment node
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const CHECK = ["node_modules/svelte-check/bin/svelte-check", "--output", "machine"];
const WRONG = ["--workspace", "tests/wrong", "--tsconfig", "tsconfig.json"];

// A checker that does not fit the version of TypeScript has been seen to find nothing at all.
test("svelte-check finds errors in the script and in the markup", () => {
  const found = spawnSync(process.execPath, [...CHECK, ...WRONG], { encoding: "utf8" });
  expect(found.stdout).toContain("Type 'string' is not assignable to type 'number'");
  expect(found.stdout).toContain("Property 'missing' does not exist on type 'number'");
  expect(found.status).toBe(1);
}, 60_000);
