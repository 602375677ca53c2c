/** What others do, as it goes over the table. Travellers walk by themselves, and the board marks the place they are at. */
import type { LogEntry } from "../../lib/messages";
import type { Sound } from "../../ui/sound";
import type { Play } from "../../table/play.svelte";
import type { Course, Freight } from "../contract";
import { feeOf, valleyOf } from "./valley";
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
  pay: { to: "gear" },
  turn: { to: "source" },
  reveal_item: { to: "revealed" },
  reveal_commission: { to: "revealed" },
};

const GO_ON: readonly unknown[] = ["reveal_item", "reveal_commission", "pay"];

/** What comes to light in a book goes on with what was done there, with a page that is turned or bought; and what is chosen to be handed over with what it is for. */
export const goesOn = (_before: LogEntry, { move }: LogEntry): boolean => GO_ON.includes(move.kind);

/** How far apart, in steps' times, that sets out which comes of a journey or a delivery: each when the one before it is there; and the gems of one delivery. */
const NEXT = 0.6;
const TOGETHER = 0.1;

/** What is paid with a step, coins to the bank or to whoever is met, gems to the raft; and what a delivery brings once all of it is handed over, unless a workshop that opens with it tells that. */
export function freight({ seat, move }: LogEntry, { view, together }: Pick<Play<ValdoraView>, "view" | "together">): Freight[] {
  const told = together.flatMap((step) => step.told);
  const own = `seat-${seat}`;
  const patron = `stand-${seat}`;
  const valley = valleyOf(view.options);
  const paid = (thing: string): Freight => ({ thing, from: own, to: thing === "coin" ? "bank" : `raft-${thing}` });
  /** What is handed over bit by bit, and for what. */
  const parts = told.filter(({ tale }) => tale === "delivery");
  const rewards = told.flatMap(({ tale, colour }): [string, string][] =>
    tale === "craftsman" ? [[`craftsman-${String(colour)}`, `guild-${String(colour)}`]] : tale === "bonus" ? [["bonus", "bonus"]] : [],
  );
  function delivered(wants: string): Freight[] {
    const things = parts.length ? parts.flatMap(({ gems }) => gems as string[]) : wants.split("_");
    const handed = things.map((thing, i) => ({ thing, from: own, to: patron, wait: TOGETHER * i }));
    const points = told.find(({ tale }) => tale === "points")?.points;
    const brought = points ? [[`done-${String(points)}-${wants}`, patron], ...rewards] : [];
    return [
      ...handed,
      ...brought.map(([thing, from]: string[], i) => ({ thing: thing!, from: from!, to: own, wait: NEXT * (i + 1) + TOGETHER * (things.length - 1) })),
    ];
  }
  switch (move.kind) {
    case "buy_commission":
      return [paid("coin")];
    case "buy_item":
      return told.some(({ tale }) => tale === "purchase") && together.length < 2 ? [] : [paid("gold")];
    case "turn":
      return view.action.paged ? [paid("coin")] : [];
    case "load":
      return [
        ...Array.from({ length: feeOf(valley, String(move.item)) }, () => paid("coin")),
        ...told.filter(({ tale }) => tale === "thrown_off").map(({ gem }) => paid(String(gem))),
      ];
    case "deliver":
      return delivered(String(move.wants));
    case "pay":
      return parts.length ? delivered(String(parts[0]!.wants)) : [paid("gold")];
    case "go":
      return told.map(({ tale, target }, i) => ({
        thing: "coin",
        from: own,
        to: tale === "toll" ? `seat-${String(target)}` : "bank",
        wait: NEXT + TOGETHER * i,
      }));
    default:
      return [];
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
