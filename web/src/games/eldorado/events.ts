/** What others do, as it goes over the table. Explorers walk by themselves, and the map that follows them shows where to. */
import type { Sound } from "../../ui/sound";
import type { LogEntry } from "../../lib/messages";
import type { Course, Freight } from "../contract";

export const courses: Readonly<Record<string, Course>> = {
  step: { to: "map" },
  clear: { from: "block", to: "seat" },
  buy: { from: "ware", to: "discard" },
  take: { from: "ware", to: "discard" },
  explore: { to: "map" },
  discard: { from: "hand", to: "discard" },
};

/** Cards that are put away go together. */
export function freight({ seat, move }: LogEntry, { together }: { readonly together: readonly LogEntry[] }): Freight[] {
  if (move.kind !== "discard") return [];
  return together.slice(1).map(({ move: { card } }) => ({ thing: String(card), from: `hand-${seat}`, to: `discard-${seat}` }));
}

export const sounds: Readonly<Record<string, Sound>> = {
  buy: "coin",
  take: "coin",
  pay: "coin",
  play: "card",
  discard: "card",
  clear: "stone",
  explore: "stone",
};
