import type { Colour } from "../protocol/types.ts";
import { m } from "../texts/texts.ts";

/** How a figure looks: a seat's colour, or grey for those who have no seat. */
export type Look = Colour | "grey";

/** The shape that goes with each colour, so that a colour is never the only sign; 24 by 24. */
export const shapes: Record<Look, string> = {
  red: "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 0 1 0-19z",
  blue: "M6 3.5h12a2.5 2.5 0 0 1 2.5 2.5v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5z",
  yellow: "M12 1.2l2.9 6.8 7.4.7-5.5 5 1.5 7.2L12 17.2l-6.3 3.7 1.5-7.2-5.5-5 7.4-.7z",
  green:
    "M12 2.6a1.8 1.8 0 0 1 1.6 1l8 14.4a1.8 1.8 0 0 1-1.6 2.7H4a1.8 1.8 0 0 1-1.6-2.7l8-14.4a1.8 1.8 0 0 1 1.6-1z",
  purple: "M12 1.4L22 12 12 22.6 2 12z",
  orange:
    "M12 21.8C7 17.4 1.8 13.6 1.8 8.6 1.8 5 4.4 3 7 3c2.2 0 4 1.2 5 3.2C13 4.2 14.8 3 17 3c2.6 0 5.2 2 5.2 5.6 0 5-5.2 8.8-10.2 13.2z",
  teal: "M8.2 2.4h7.6v5.8h5.8v7.6h-5.8v5.8H8.2v-5.8H2.4V8.2h5.8z",
  grey: "M12 1.6l2.3 3.4 3.8-1.4-.1 4.1 3.9 1.1L19.4 12l2.5 3.2-3.9 1.1.1 4.1-3.8-1.4L12 22.4 9.7 19l-3.8 1.4.1-4.1-3.9-1.1L4.6 12 2.1 8.8 6 7.7l-.1-4.1L9.7 5z",
};

const names: Record<Look, () => string> = {
  red: m.board_look_red,
  blue: m.board_look_blue,
  yellow: m.board_look_yellow,
  green: m.board_look_green,
  purple: m.board_look_purple,
  orange: m.board_look_orange,
  teal: m.board_look_teal,
  grey: m.board_look_grey,
};

/** Colour and shape in words: "red circle". */
export function lookName(look: Look): string {
  return names[look]();
}

/** A colour as a style takes it. */
export function seatColour(look: Look): string {
  return `var(--seat-${look})`;
}
