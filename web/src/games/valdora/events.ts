/** What others do, as it goes over the table. Travellers walk by themselves, and the board marks the place they are at. */
import type { LogEntry } from "../../lib/messages";
import type { Sound } from "../../ui/sound";
import type { Play } from "../../table/play.svelte";
import type { Course, Freight } from "../contract";
import { feeOf, patronOf, valleyOf } from "./valley";
import type { ValdoraView } from "./view";

const TAKEN: Course = { from: "source", to: "seat" };

export const courses: Readonly<Record<string, Course>> = {
  go: { to: "seat" },
  buy_item: TAKEN,
  buy_commission: TAKEN,
  load: { from: "source", to: "gear" },
  provisions: { from: "stand", to: "seat" },
  refill: { from: "stand", to: "seat" },
  return: { from: "seat", to: "source" },
  deliver: { to: "seat" },
  pay: { from: "gear", to: "raft" },
  turn: { to: "source" },
  reveal_item: { to: "revealed" },
  reveal_commission: { to: "revealed" },
};

const REVEALED: readonly unknown[] = ["reveal_item", "reveal_commission"];

/** What comes to light in a book goes on with what was done there: with a page that is turned or bought. */
export const goesOn = (_before: LogEntry, { move }: LogEntry): boolean => REVEALED.includes(move.kind);

/** How far apart, in steps' times, that sets out which comes of a journey or a delivery: each when the one before it is there; and the gems of one delivery. */
const NEXT = 0.6;
const TOGETHER = 0.1;

/** What is paid with a step, coins to the bank or to whoever is met, gems to the raft; and what a delivery brings, unless the workshop that opens with it is to tell that. */
export function freight(entry: LogEntry, { view }: Pick<Play<ValdoraView>, "view">): Freight[] {
  const { seat, move, told } = entry;
  const own = `seat-${seat}`;
  const patron = `stand-${seat}`;
  const valley = valleyOf(view.options);
  const staged = told.some(({ tale }) => tale === "workshop");
  const paid = (thing: string): Freight => ({ thing, from: own, to: thing === "coin" ? "bank" : "raft" });
  const rewards = told.flatMap(({ tale, colour }): [string, string][] =>
    tale === "craftsman" ? [[`craftsman-${String(colour)}`, `guild-${String(colour)}`]] : tale === "bonus" ? [["bonus", "bonus"]] : [],
  );
  const brought = (first: number, things: [string, string][]): Freight[] =>
    staged ? [] : things.map(([thing, from], i) => ({ thing, from, to: own, wait: first + i * NEXT }));
  switch (move.kind) {
    case "buy_commission":
      return [paid("coin")];
    case "buy_item":
      return [paid("gold")];
    case "turn":
      return view.action.paged ? [paid("coin")] : [];
    case "load":
      return [
        ...Array.from({ length: feeOf(valley, String(move.item)) }, () => paid("coin")),
        ...told.filter(({ tale }) => tale === "thrown_off").map(({ gem }) => paid(String(gem))),
      ];
    case "deliver": {
      const wants = String(move.wants);
      const handed = wants.split("_").map((thing, i) => ({ thing, from: own, to: patron, wait: TOGETHER * i }));
      const { points } = patronOf(valley, wants);
      return [...handed, ...brought(NEXT + handed.at(-1)!.wait, [[`done-${points}-${wants}`, patron], ...rewards])];
    }
    case "go":
      return told.map(({ tale, target }, i) => ({
        thing: "coin",
        from: own,
        to: tale === "toll" ? `seat-${String(target)}` : "bank",
        wait: NEXT + TOGETHER * i,
      }));
    default:
      return brought(NEXT, rewards);
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
