/** The letter that stands for a seat in the notation. */
export function seatLetter(seat: number): string {
  return String.fromCharCode("A".charCodeAt(0) + seat);
}
