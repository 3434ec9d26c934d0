import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";

import LanguageMenu from "./LanguageMenu.svelte";

test("the menu changes texts that are on the page", async () => {
  render(LanguageMenu);
  const menu = screen.getByLabelText("Language");
  await fireEvent.change(menu, { target: { value: "nl" } });
  expect(screen.getByLabelText("Taal")).toBe(menu);
  expect(document.documentElement.lang).toBe("nl");
});

test("each language is named in itself", () => {
  render(LanguageMenu);
  const names = screen.getAllByRole("option").map((option) => option.textContent);
  expect(names).toEqual(["English", "Nederlands", "Français", "Deutsch"]);
});
