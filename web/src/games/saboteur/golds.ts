/** The gold cards that a step hands to somebody. */
import type { LogEntry } from "../../lib/messages";

const VALUES = ["ones", "twos", "threes"];
/** More than so many lie under each other. */
const MOST = 5;

/** Each by its nuggets, undefined where the reader may not know them. */
export function goldOf({ move }: LogEntry): (number | undefined)[] {
  if (!["keep", "pay", "gold", "hand"].includes(String(move.kind))) return [];
  const known = VALUES.flatMap((value, i) => Array.from({ length: Number(move[value] ?? 0) }, () => i + 1));
  return known.length ? known.reverse().slice(0, MOST) : [Number(move.nuggets) || undefined];
}
