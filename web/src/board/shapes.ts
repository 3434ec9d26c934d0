import type { Colour } from "../protocol/types.ts";

/** The shape that goes with each colour, so that a colour is never the only sign; 24 by 24. */
export const shapes: Record<Colour, string> = {
  red: "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 0 1 0-19z",
  blue: "M6 3.5h12a2.5 2.5 0 0 1 2.5 2.5v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5z",
  yellow: "M12 1.8l3.05 6.5 7.1.9-5.2 4.95 1.3 7.05L12 17.75 5.75 21.2l1.3-7.05L1.85 9.2l7.1-.9z",
  green:
    "M12 3.2a1.6 1.6 0 0 1 1.4.8l8.4 14.6a1.6 1.6 0 0 1-1.4 2.4H3.6a1.6 1.6 0 0 1-1.4-2.4L10.6 4a1.6 1.6 0 0 1 1.4-.8z",
  purple: "M12 1.6l9.4 10.4L12 22.4 2.6 12z",
  orange: "M6.8 3.2h10.4L22.4 12l-5.2 8.8H6.8L1.6 12z",
  teal: "M8.4 2.6h7.2v5.8h5.8v7.2h-5.8v5.8H8.4v-5.8H2.6V8.4h5.8z",
};

/** A colour as a style takes it. */
export function seatColour(colour: Colour): string {
  return `var(--seat-${colour})`;
}
