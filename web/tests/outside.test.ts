// @vitest-environment node
import { describe, expect, test } from "vitest";

import { textsOutside } from "./outside.ts";
import { sources } from "./sources.ts";

function script(statement: string): string {
  return `<script lang="ts">\n${statement}\n</script>`;
}

describe("a text outside the catalogues is found", () => {
  test.each([
    ["in an element", "<p>Your turn</p>"],
    ["in one word", "<button>Play</button>"],
    ["in a block", "{#if ready}Ready{:else}<b>{m.wait()}</b>{/if}"],
    ["in a picture", "<svg><text>Start</text></svg>"],
    ["in an expression", '<p>{"Your turn"}</p>'],
    ["in a template", "<p>{`Turn of ${name}`}</p>"],
    ["in a choice", '<p>{mine ? "Yours" : m.theirs()}</p>'],
    ["in what takes the place of nothing", '<p>{name ?? "Nobody"}</p>'],
    ["in an attribute", '<button aria-label="Close">×</button>'],
    ["in an attribute's expression", '<img alt={known ? "A pawn" : ""} />'],
    ["in an attribute's mixture", '<a title="Seat {seat}">{seat}</a>'],
    ["in a component's property", '<Field label="Name" />'],
    ["in the document's title", script('document.title = "Podium";')],
    ["in an element's text", script('heading.textContent = "Play";')],
    ["in an attribute that is set", script('button.setAttribute("aria-label", "Close");')],
    ["in what is announced", script("announce(`${name} moved`);")],
    ["in an object", script('const menu = [{ label: "Play", act }];')],
    ["in a sentence that is kept for later", script('const hint = "Choose a card first";')],
    ["in a script in the markup", "<button onclick={() => announce('moved')}>+</button>"],
  ])("%s", (_, source) => {
    expect(textsOutside("Sample.svelte", source)).not.toEqual([]);
  });

  test("in a module", () => {
    expect(textsOutside("sample.ts", 'confirm("Leave?")')).toEqual(["Leave?"]);
  });
});

describe("what nobody reads is let be", () => {
  test.each([
    ["a text of the catalogues", "<p aria-label={m.hand()}>{m.your_turn({ name })}</p>"],
    ["a figure or a sign", "<p>{points} · 3 × 4 →</p>"],
    ["a class", '<p class="Card chosen card"></p>'],
    ["a key", "<p>{labels['of one']}</p>"],
    ["an error for developers", script('throw new TypeError("No such seat here");')],
    ["a key that is pressed", script('if (event.key === "Enter") act("play");')],
    ["a type", script('interface Said { message: "A text"; }')],
    ["a style", "<p>3</p><style>p { font-family: 'Segoe UI'; }</style>"],
  ])("%s", (_, source) => {
    expect(textsOutside("Sample.svelte", source)).toEqual([]);
  });
});

test.each([...sources()])("all texts of %s are from the catalogues", (path, source) => {
  expect(textsOutside(path, source)).toEqual([]);
});
