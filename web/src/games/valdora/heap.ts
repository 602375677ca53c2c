/** How the gems of a road space lie on it. */
import { GEMS } from "./data";
import type { Point } from "./valley";

/** A fixed place for each, by how many there are, so that the number is read as on dice; back row first. */
const SPOTS: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [[-13, 0], [13, 0]],
  [[0, -9], [-16, 4], [16, 4]],
  [[-8, -10], [18, -7], [-19, 5], [8, 7]],
  [[0, -11], [-22, -1], [22, -1], [-11, 10], [11, 10]],
  [[-21, -6], [0, -11], [21, -6], [-21, 10], [0, 9], [21, 10]],
]; // prettier-ignore
const ROW = 5;

export interface Laid {
  readonly gem: string;
  readonly at: Point;
}

export function laid(pile: Readonly<Record<string, number>>): Laid[] {
  const gems = GEMS.flatMap((gem) => Array.from({ length: pile[gem] ?? 0 }, () => gem));
  return gems.map((gem, i) => ({ gem, at: SPOTS[gems.length]?.[i] ?? [((i % ROW) - 2) * 16, Math.floor(i / ROW) * 12 - 12] }));
}
