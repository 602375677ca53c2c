/** What others do, as it goes over the table. Travellers walk by themselves. */
import type { LogEntry } from "../../lib/messages";
import type { Sound } from "../../ui/sound";
import type { Course, Freight } from "../contract";

const TAKEN: Course = { from: "source", to: "seat" };

export const courses: Readonly<Record<string, Course>> = {
  go: { to: "space" },
  buy_item: TAKEN,
  buy_commission: TAKEN,
  load: TAKEN,
  provisions: { from: "stand", to: "seat" },
  refill: { from: "stand", to: "seat" },
  return: { from: "seat", to: "source" },
  deliver: { from: "seat", to: "stand" },
  pay: { from: "seat", to: "raft" },
  turn: { to: "source" },
  reveal_item: { to: "city" },
  reveal_commission: { to: "city" },
};

/** What is paid with a step: coins to the bank or to whoever is met, gems to the raft. */
export function freight({ seat, move, told }: LogEntry): Freight[] {
  const from = `seat-${seat}`;
  const paid = (thing: string): Freight => ({ thing, from, to: thing === "coin" ? "bank" : "raft" });
  if (move.kind === "buy_commission") return [paid("coin")];
  if (move.kind === "buy_item") return [paid("gold")];
  if (move.kind === "deliver") return String(move.wants).split("_").map(paid);
  return told.filter(({ tale }) => tale === "toll").map(({ target }) => ({ thing: "coin", from, to: `seat-${String(target)}` }));
}

export const sounds: Readonly<Record<string, Sound>> = {
  buy_item: "coin",
  buy_commission: "coin",
  load: "coin",
  deliver: "coin",
  refill: "coin",
  pay: "coin",
  turn: "card",
  return: "card",
};
