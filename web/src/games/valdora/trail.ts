/** The ways that travellers went, as they are drawn on the roads. */
import type { LogEntry } from "../../lib/messages";
import { bends, type Bend } from "./land";
import type { Layout } from "./layout";
import { wayBetween, type Valley } from "./valley";

/** Where everybody sets out. */
const FIRST = "harbour_city";

export interface Trail {
  readonly number: number;
  readonly seat: number;
  readonly from: string;
  readonly to: string;
}

/** The last journeys of a log, the newest first. */
export function trailsOf(log: readonly LogEntry[], most: number): Trail[] {
  const spaces = new Map<number, string>();
  const trails: Trail[] = [];
  for (const { number, seat, move } of log) {
    if (move.kind !== "go") continue;
    const to = String(move.space);
    trails.push({ number, seat, from: spaces.get(seat) ?? FIRST, to });
    spaces.set(seat, to);
  }
  return trails.slice(-most).reverse();
}

/** The stretches of road from a space to another. */
export function stretchesOf(valley: Valley, layout: Layout, from: string, to: string): Bend[] {
  const way = wayBetween(valley, from, to);
  return way.slice(1).flatMap((there, i) => {
    const here = way[i]!;
    for (const [r, road] of valley.roads.entries())
      for (const [n, space] of road.entries()) {
        const bend = () => bends(layout.roads[r]!)[n]!;
        if (space === here && road[n + 1] === there) return [bend()];
        if (space === there && road[n + 1] === here) return [bend().toReversed() as unknown as Bend];
      }
    return bends([layout.places[here]!, layout.places[there]!]);
  });
}
