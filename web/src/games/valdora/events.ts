/** What others do, as it goes over the table. Travellers walk by themselves. */
import type { LogEntry } from "../../lib/messages";
import type { Sound } from "../../ui/sound";
import type { Play } from "../../table/play.svelte";
import type { Course, Freight } from "../contract";
import { feeOf, patronOf, valleyOf } from "./valley";
import type { ValdoraView } from "./view";

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

/** When, in steps' times, what was delivered goes on from the patron, and when everything else that came of it is taken, one thing after the other. */
const HANDED = 0.6;
const NEXT = 0.45;

/** What is paid with a step, coins to the bank or to whoever is met, gems to the raft; and what a delivery brings. */
export function freight(entry: LogEntry, { view }: Pick<Play<ValdoraView>, "view">): Freight[] {
  const { seat, move, told } = entry;
  const own = `seat-${seat}`;
  const patron = `stand-${seat}`;
  const valley = valleyOf(view.options);
  const paid = (thing: string, from = own): Freight => ({ thing, from, to: thing === "coin" ? "bank" : "raft" });
  const brought = (i: number, thing: string, from: string): Freight => ({ thing, from, to: own, wait: HANDED + i * NEXT });
  const rewards = told.flatMap(({ tale, colour }): [string, string][] =>
    tale === "craftsman" ? [[`craftsman-${String(colour)}`, `guild-${String(colour)}`]] : tale === "bonus" ? [["bonus", "bonus"]] : [],
  );
  switch (move.kind) {
    case "buy_commission":
      return [paid("coin")];
    case "buy_item":
      return [paid("gold")];
    case "turn":
      return view.action.paged ? [paid("coin")] : [];
    case "load":
      return Array.from({ length: feeOf(valley, String(move.item)) }, () => paid("coin"));
    case "deliver": {
      const wants = String(move.wants);
      const gems = wants.split("_");
      return [
        ...gems.map((thing, i) => ({ thing, from: own, to: patron, wait: 0.1 + 0.1 * i })),
        ...gems.map((thing) => ({ ...paid(thing, patron), wait: HANDED })),
        brought(0, `points-${patronOf(valley, wants).points}`, patron),
        ...rewards.map(([thing, from], i) => brought(i + 1, thing, from)),
      ];
    }
    case "go":
      return told.map(({ tale, target }) => ({ thing: "coin", from: own, to: tale === "toll" ? `seat-${String(target)}` : "bank" }));
    default:
      return rewards.map(([thing, from], i) => brought(i, thing, from));
  }
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
