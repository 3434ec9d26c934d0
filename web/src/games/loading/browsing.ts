import { prefersReducedMotion } from "svelte/motion";
import type { Attachment } from "svelte/attachments";

/** What is looked through: its position in places, and how many pixels a place is wide. */
export interface Browsed {
  readonly position: () => number;
  readonly step: () => number;
  readonly moveTo: (position: number) => void;
}

/** So far a finger may slip without meaning it. */
const SLIP = 8;
/** A finger that goes up so steeply lifts a card; otherwise it looks through the fan. */
const STEEP = 0.6;
/** How long a thrown fan goes on, in milliseconds. */
const GLIDE = 320;
const SLOWEST = 0.02; // pixels in a millisecond
const FRESH = 60; // a finger that rested so long before it was lifted throws nothing

/** Whether a movement of the pointer lifts a card out of the fan. */
export function lifts(x: number, y: number): boolean {
  return y < 0 && -y > STEEP * Math.abs(x);
}

/** Lets one look through a fan by swipe, drag and wheel; what was thrown glides on. */
export function browsing(browsed: Browsed): Attachment<HTMLElement> {
  return (element) => new Browse(browsed).listen(element);
}

class Browse {
  readonly #browsed: Browsed;
  #from: { readonly event: PointerEvent; readonly position: number } | null = null;
  #means: "nothing yet" | "browsing" | "something else" = "nothing yet";
  #last = { x: 0, time: 0 };
  #speed = 0; // pixels in a millisecond
  #frame = 0;

  constructor(browsed: Browsed) {
    this.#browsed = browsed;
  }

  listen(element: HTMLElement): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("pointerdown", this.#press, { signal });
    element.addEventListener("pointermove", this.#move, { signal });
    element.addEventListener("pointerup", this.#letGo, { signal });
    element.addEventListener("pointercancel", this.#cancel, { signal });
    element.addEventListener("click", this.#swallowClick, { signal, capture: true });
    element.addEventListener("wheel", this.#turn, { signal, passive: false });
    return () => {
      cancelAnimationFrame(this.#frame);
      listening.abort();
    };
  }

  readonly #press = (event: PointerEvent): void => {
    cancelAnimationFrame(this.#frame);
    if (!event.isPrimary || event.button !== 0) return;
    this.#means = "nothing yet";
    this.#from = { event, position: this.#browsed.position() };
    this.#note(event, 0);
  };

  readonly #move = (event: PointerEvent): void => {
    if (this.#from?.event.pointerId !== event.pointerId) return;
    const x = event.clientX - this.#from.event.clientX;
    this.#decide(x, event.clientY - this.#from.event.clientY);
    if (this.#means !== "browsing") return;
    const passed = Math.max(1, event.timeStamp - this.#last.time);
    this.#note(event, 0.7 * ((event.clientX - this.#last.x) / passed) + 0.3 * this.#speed);
    this.#browsed.moveTo(this.#from.position - x / this.#browsed.step());
  };

  #decide(x: number, y: number): void {
    if (this.#means !== "nothing yet" || Math.hypot(x, y) < SLIP) return;
    this.#means = lifts(x, y) ? "something else" : "browsing";
  }

  #note(event: PointerEvent, speed: number): void {
    this.#last = { x: event.clientX, time: event.timeStamp };
    this.#speed = speed;
  }

  readonly #letGo = (event: PointerEvent): void => {
    if (this.#from?.event.pointerId !== event.pointerId) return;
    this.#from = null;
    const isThrown = this.#means === "browsing" && event.timeStamp - this.#last.time < FRESH;
    if (isThrown && !prefersReducedMotion.current) this.#glide(event.timeStamp);
  };

  readonly #cancel = (): void => {
    this.#from = null;
  };

  #glide(before: number): void {
    this.#frame = requestAnimationFrame((now) => {
      const passed = Math.max(0, now - before);
      const { position, step, moveTo } = this.#browsed;
      moveTo(position() - (this.#speed * passed) / step());
      this.#speed *= Math.exp(-passed / GLIDE);
      if (Math.abs(this.#speed) > SLOWEST) this.#glide(now);
    });
  }

  /** The click that a browser makes of a swipe's end means nothing. */
  readonly #swallowClick = (event: MouseEvent): void => {
    if (this.#means !== "browsing" || event.detail === 0) return; // 0: of the keyboard
    this.#means = "nothing yet";
    event.stopImmediatePropagation();
    event.preventDefault();
  };

  readonly #turn = (event: WheelEvent): void => {
    if (event.ctrlKey) return; // the browser's zoom
    event.preventDefault();
    cancelAnimationFrame(this.#frame);
    const { position, step, moveTo } = this.#browsed;
    const turned = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.deltaY;
    moveTo(
      position() + (turned * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1)) / step(),
    );
  };
}
