import type { TableView } from "../protocol/types.ts";
import { announcements } from "../shell/announcing.svelte.ts";
import { m } from "../texts/texts.ts";
import { changesBetween, type Change } from "./lobby.ts";

const texts: Record<Change["what"], (who: { name: string }) => string> = {
  sat: m.told_sat,
  stood: m.told_stood,
  gone: m.told_gone,
  back: m.told_back,
};

/** Tells those who listen what others at the table did, each time it is given its view. */
export function changeTeller(): (view: TableView | undefined) => void {
  let before: TableView | undefined;
  return (view) => {
    const changes = before === undefined || view === undefined ? [] : changesBetween(before, view);
    if (changes.length > 0) announcements.say(changes.map(told).join(" "));
    before = view;
  };
}

function told({ name, what }: Change): string {
  return texts[what]({ name });
}
