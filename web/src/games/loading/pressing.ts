import type { Attachment } from "svelte/attachments";

/** A click so soon after a press was lifted is the browser's own name for it. */
const SAME = 500;

/**
 * A press that counts wherever the finger is lifted: at speed it slips, or flicks what it presses
 * away. A click without a pointer, of a key or a screen reader, is a press too.
 */
export function pressing(pressed: () => void): Attachment<HTMLElement> {
  return (element) => new Press(pressed).listen(element);
}

class Press {
  readonly #pressed: () => void;
  #pointer: number | null = null;
  #lifted = -Infinity;

  constructor(pressed: () => void) {
    this.#pressed = pressed;
  }

  listen(element: HTMLElement): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("pointerdown", this.#begin, { signal });
    element.addEventListener("pointerup", this.#lift, { signal });
    element.addEventListener("pointercancel", this.#forget, { signal });
    element.addEventListener("click", this.#click, { signal });
    return () => {
      listening.abort();
    };
  }

  readonly #begin = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    this.#pointer = event.pointerId;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  };

  readonly #lift = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pointer) return;
    this.#forget();
    this.#lifted = event.timeStamp;
    this.#pressed();
  };

  readonly #forget = (): void => {
    this.#pointer = null;
  };

  readonly #click = (event: MouseEvent): void => {
    if (event.timeStamp - this.#lifted > SAME) this.#pressed();
  };
}
