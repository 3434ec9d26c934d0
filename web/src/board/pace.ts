import type { Speed } from "../games/contract.ts";

const factors: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

/** So many happenings may wait to be shown before it goes faster. */
const PATIENCE = 3;

/** How long things last at this speed; less where much waits to be shown, nothing unseen. */
export function paceOf(speed: Speed, waiting: number, hidden: boolean): number {
  return hidden ? 0 : factors[speed] / Math.max(1, waiting - PATIENCE);
}
