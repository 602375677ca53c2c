/** What is behind the doors, as far as it is known. */
import type { OpenView } from "./open";

export type Heap = "gold" | "grey";
/** What lies on the card with the treasure, and what on those without. */
export const HEAPS: Readonly<Record<string, Heap>> = { GOAL_GOLD: "gold", GOAL_STONE_1: "grey", GOAL_STONE_2: "grey" };

/** Behind each door what the reader has seen there, or what is left for it: one of them hides the treasure. With everything open only what a player has seen. */
export function heaps({ goals, open }: { goals: readonly Pick<OpenView["goals"][number], "card">[]; open?: OpenView["open"] }): (Heap | undefined)[] {
  const seen = goals.map(({ card }) => HEAPS[card ?? ""]);
  if (open) return seen;
  const rest = seen.includes("gold") ? "grey" : seen.filter((heap) => heap).length === goals.length - 1 ? "gold" : undefined;
  return seen.map((heap) => heap ?? rest);
}
