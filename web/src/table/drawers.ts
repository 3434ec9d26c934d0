/** What lies beside the board, and opens over it where there is little room. */
export type Drawer = "people" | "moves" | "talk" | "menu";
