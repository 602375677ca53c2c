/** Where a moment's card stands, so that what it tells of stays in sight: at an edge or in a corner, as `place-items` says it. */
export type Side = `${"start" | "center" | "end"} ${"start" | "center" | "end"}`;
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Spot extends Size {
  readonly left: number;
  readonly top: number;
}

/** Low, where the hand is, if it is all the same. */
const SIDES: readonly Side[] = ["end center", "start center", "center start", "center end", "end start", "end end", "start start", "start end"];
const SHARE: Record<string, number> = { start: 0, center: 0.5, end: 1 };

function spotAt(side: Side, room: Size, card: Size): Spot {
  const [down, across] = side.split(" ").map((one) => SHARE[one]!) as [number, number];
  return { ...card, left: across * (room.width - card.width), top: down * (room.height - card.height) };
}

function shared(one: Spot, other: Spot): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

const hidden = (side: Side, room: Size, card: Size, places: readonly Spot[]): number =>
  places.reduce((sum, place) => sum + shared(spotAt(side, room, card), place), 0);

/** Where in a room a card hides least of the places. */
export function aside(room: Size, card: Size, places: readonly Spot[]): Side {
  return SIDES.reduce((best, side) => (hidden(side, room, card, places) < hidden(best, room, card, places) - 1 ? side : best));
}

/** How much of the places it hides there, of 1. */
export function hides(side: Side, room: Size, card: Size, places: readonly Spot[]): number {
  const all = places.reduce((sum, { width, height }) => sum + width * height, 0);
  return all && hidden(side, room, card, places) / all;
}
