import type { Attachment } from "svelte/attachments";

/** What is told of a thing that is dragged; places to drop it on have `data-drop`. */
export interface Dragging {
  /** Whether a movement that begins like this means a drag; otherwise it is somebody else's. */
  isDrag?: (x: number, y: number) => boolean;
  begun: () => void;
  /** Over which place it is now, as its `data-drop` says, or over none. */
  over: (place: string | null) => void;
  /** Let go over a place, or over none: then it goes back to where it was. */
  dropped: (place: string | null) => void;
}

/** So far a finger may slip without meaning it. */
const SLIP = 8;

/**
 * Lets an element be dragged by mouse, pen or finger. It follows the pointer by a translation, so
 * nothing else on the page moves. A press that is no drag stays a click.
 */
export function draggable(enabled: boolean, told: Dragging): Attachment<HTMLElement> {
  return (element) => {
    if (!enabled) return;
    const drag = new Drag(element, told);
    return drag.listen();
  };
}

class Drag {
  #from: PointerEvent | null = null;
  #moving = false;
  #over: string | null = null;
  readonly #element: HTMLElement;
  readonly #told: Dragging;

  constructor(element: HTMLElement, told: Dragging) {
    this.#element = element;
    this.#told = told;
  }

  listen(): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    const on = this.#element;
    on.addEventListener("pointerdown", this.#press, { signal });
    on.addEventListener("pointermove", this.#move, { signal });
    on.addEventListener("pointerup", this.#letGo, { signal });
    on.addEventListener("pointercancel", this.#cancel, { signal });
    on.addEventListener("click", this.#swallowClick, { signal, capture: true });
    on.addEventListener("dragstart", refuse, { signal });
    window.addEventListener("keydown", this.#escape, { signal, capture: true });
    return () => {
      this.#cancel();
      listening.abort();
    };
  }

  readonly #press = (event: PointerEvent): void => {
    this.#moving = false;
    if (!event.isPrimary || event.button !== 0) return;
    this.#from = event;
    // From the start: the first move of a quick throw is beside the element already.
    this.#element.setPointerCapture(event.pointerId);
  };

  readonly #move = (event: PointerEvent): void => {
    if (this.#from?.pointerId !== event.pointerId) return;
    const x = event.clientX - this.#from.clientX;
    const y = event.clientY - this.#from.clientY;
    if (!this.#moving && Math.hypot(x, y) < SLIP) return;
    if (!this.#moving && this.#told.isDrag?.(x, y) === false) this.#from = null;
    if (this.#from === null) return;
    if (!this.#moving) this.#begin();
    this.#element.style.translate = `${String(x)}px ${String(y)}px`;
    this.#look(placeAt(event.clientX, event.clientY));
  };

  #begin(): void {
    this.#moving = true;
    this.#element.dataset["dragged"] = "";
    this.#told.begun();
  }

  #look(place: string | null): void {
    if (place === this.#over) return;
    this.#over = place;
    this.#told.over(place);
  }

  readonly #letGo = (event: PointerEvent): void => {
    if (this.#from?.pointerId !== event.pointerId) return;
    // Places may have opened since the last move, which was the first of a quick throw.
    if (this.#moving) this.#look(placeAt(event.clientX, event.clientY));
    this.#end(this.#over);
  };

  readonly #cancel = (): void => {
    this.#end(null);
  };

  readonly #escape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || this.#from === null || !this.#moving) return;
    event.stopPropagation();
    this.#cancel();
  };

  #end(place: string | null): void {
    if (this.#from === null) return;
    this.#from = null;
    if (!this.#moving) return;
    this.#element.style.translate = "";
    delete this.#element.dataset["dragged"];
    this.#look(null);
    this.#told.dropped(place);
  }

  /** The click that a browser makes of a drag's end means nothing. */
  readonly #swallowClick = (event: MouseEvent): void => {
    if (!this.#moving || event.detail === 0) return; // 0: of the keyboard
    this.#moving = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
}

function placeAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>("[data-drop]")?.dataset["drop"];
    if (place !== undefined) return place;
  }
  return null;
}

function refuse(event: Event): void {
  event.preventDefault();
}
