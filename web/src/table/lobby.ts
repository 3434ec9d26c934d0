import type { Colour, GameInfo, TableView } from "../protocol/types.ts";

export const colours: readonly Colour[] = [
  "red",
  "blue",
  "yellow",
  "green",
  "purple",
  "orange",
  "teal",
];

/** The colours that nobody has but the viewer. */
export function freeColours({ seats, you }: TableView): readonly Colour[] {
  const taken = seats.filter((_, seat) => seat !== you).map(({ colour }) => colour);
  return colours.filter((colour) => !taken.includes(colour));
}

export function hasRoom({ seats }: TableView, { most_seats }: GameInfo): boolean {
  return seats.length < most_seats;
}

export function hasTooFew({ seats }: TableView, { fewest_seats }: GameInfo): boolean {
  return seats.length < fewest_seats;
}

/** The name of the host, where they have a seat and are here. */
export function hostName({ seats, host }: TableView): string | undefined {
  const seat = host === null ? undefined : seats[host];
  return seat?.present === true ? seat.name : undefined;
}

/** Who sat down, got up, went away or came back, between two looks at a table. */
export interface Change {
  readonly name: string;
  readonly what: "sat" | "stood" | "gone" | "back";
}

export function changesBetween(before: TableView, after: TableView): Change[] {
  return [
    ...before.seats
      .filter((seat) => seatNamed(after, seat.name) === undefined)
      .map(change("stood")),
    ...after.seats.filter((seat) => seatNamed(before, seat.name) === undefined).map(change("sat")),
    ...after.seats
      .filter((seat) => wasThere(before, seat.name) && !seat.present)
      .map(change("gone")),
    ...after.seats
      .filter((seat) => wasAbsent(before, seat.name) && seat.present)
      .map(change("back")),
  ];
}

function change(what: Change["what"]): (seat: { name: string }) => Change {
  return ({ name }) => ({ name, what });
}

function seatNamed({ seats }: TableView, name: string): TableView["seats"][number] | undefined {
  return seats.find((seat) => seat.name === name);
}

function wasThere(before: TableView, name: string): boolean {
  return seatNamed(before, name)?.present === true;
}

function wasAbsent(before: TableView, name: string): boolean {
  return seatNamed(before, name)?.present === false;
}
