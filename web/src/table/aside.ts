/** Where a moment's card stands, so that what it tells of stays in sight. */
export type Side = "bottom" | "top" | "left" | "right";
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Spot extends Size {
  readonly left: number;
  readonly top: number;
}

const SIDES: readonly Side[] = ["bottom", "top", "left", "right"];

function spotAt(side: Side, room: Size, card: Size): Spot {
  const [x, y] = [room.width - card.width, room.height - card.height];
  const left = side === "left" ? 0 : side === "right" ? x : x / 2;
  const top = side === "top" ? 0 : side === "bottom" ? y : y / 2;
  return { ...card, left, top };
}

function shared(one: Spot, other: Spot): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** The edge of a room where a card hides least of the places; low, where the hand is, if it is all the same. */
export function aside(room: Size, card: Size, places: readonly Spot[]): Side {
  const hidden = (side: Side) => places.reduce((sum, place) => sum + shared(spotAt(side, room, card), place), 0);
  return SIDES.reduce((best, side) => (hidden(side) < hidden(best) - 1 ? side : best));
}
