import type { Attachment } from "svelte/attachments";

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrow keys go round the buttons of a group that can be pressed; Home and End to its ends. */
export function arrows(): Attachment<HTMLElement> {
  return (group) => {
    const go = (event: KeyboardEvent): void => {
      const next = nextButton(group, event.key);
      if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      next.focus();
    };
    group.addEventListener("keydown", go);
    return () => {
      group.removeEventListener("keydown", go);
    };
  };
}

function nextButton(group: HTMLElement, key: string): HTMLButtonElement | undefined {
  const buttons = [...group.querySelectorAll<HTMLButtonElement>("button:not([disabled])")];
  if (key === "Home") return buttons.at(0);
  if (key === "End") return buttons.at(-1);
  const step = steps[key];
  const at = buttons.findIndex((button) => button === document.activeElement);
  return step === undefined || at < 0
    ? undefined
    : buttons[(at + step + buttons.length) % buttons.length];
}
