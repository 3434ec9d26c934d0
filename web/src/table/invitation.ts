import { encode } from "uqr";

const AT_HOME = /^(localhost|127\..*|\[::1\])$/;

/** Whether this page was opened under an address that only this computer understands. */
export function isAtHome(hostname: string): boolean {
  return AT_HOME.test(hostname);
}

/** A QR code as the outline of its dark modules, and how many modules it is wide. */
export function qrOutline(text: string): { outline: string; size: number } {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? square(x, y) : "")));
  return { outline: squares.join(""), size };
}

function square(x: number, y: number): string {
  return `M${String(x)} ${String(y)}h1v1h-1z`;
}
