/** Keys that mean the same on every Board. */
export const SKIP = "s";
export const HELP = "?";
export const ESCAPE = "Escape";
