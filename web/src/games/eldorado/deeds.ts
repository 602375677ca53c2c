/** What somebody has done in the turn that is shown. */
import type { LogEntry } from "../../lib/messages";

const MOVED = ["play", "change", "token"];
const WALKED = ["step", "clear"];
const BOUGHT = ["buy", "take"];
/** What gives cards away, or brings one. */
export const GIVING = [...BOUGHT, "pay", "done", "remove"];
/** What is paid for with any cards, unless the Native goes there. */
const TOLLS = ["rubble", "camp"];
const NATIVE = "native";
/** What goes without saying, after whatever else was done. */
export const UNSAID = ["stop", "done", "end", "keep", "draw", "discard"];
const kindOf = ({ move }: LogEntry) => String(move.kind);
const buys = (entry: LogEntry) => BOUGHT.includes(kindOf(entry)) || entry.told.some(({ tale }) => tale === "purchase");

/** The steps of a turn up to this one, which may not be in the log yet. */
export function turnUpTo(log: readonly LogEntry[], last: LogEntry): LogEntry[] {
  const before = log.slice(0, last.number);
  const other = before.findLastIndex(({ seat }) => seat >= 0 && seat !== last.seat);
  return [...before.slice(other + 1).filter(({ seat }) => seat === last.seat), last];
}

/** What a hex or a block asks for. */
export interface Asked {
  readonly terrain: string;
  readonly value: number;
}

/** A part of a way: the cards or the token that a pawn is moved with, and what they have paid for. */
export interface Stretch {
  readonly steps: LogEntry[];
  readonly by: LogEntry[];
  readonly bill: Asked[];
}

/** The way of a turn, card by card; `asked` knows what the place of a step asks for, and only what is `said` is on the bill. */
export function stretchesOf(turn: readonly LogEntry[], asked: (entry: LogEntry) => Asked | undefined, said: (entry: LogEntry) => boolean): Stretch[] {
  const all: Stretch[] = [];
  let open: Stretch | undefined;
  const begin = (...by: LogEntry[]) => all.push((open = { steps: [], by, bill: [] }));
  for (const entry of turn) {
    const kind = kindOf(entry);
    const place = WALKED.includes(kind) ? asked(entry) : undefined;
    const native = !open?.bill.length && open?.by.some(({ move }) => [move.card, move.token].includes(NATIVE));
    if (buys(entry)) open = undefined;
    else if (MOVED.includes(kind)) begin(entry);
    else if (place && TOLLS.includes(place.terrain) && !native) begin();
    else if (kind === "pay") open?.by.push(entry);
    else if (!place) open = undefined;
    if (place && said(entry)) open?.bill.push(place);
    open?.steps.push(entry);
  }
  return all;
}

export const stepsIn = (stretches: readonly Stretch[]): LogEntry[] => stretches.flatMap(({ steps }) => steps.filter((entry) => kindOf(entry) === "step"));

/** How many parts of a way a pawn has begun when it has `made` so many of the steps that are told. */
export function begun(stretches: readonly Stretch[], told: readonly LogEntry[], made: number): number {
  const before = (i: number) => stepsIn(stretches.slice(0, i)).filter((step) => told.includes(step)).length;
  return stretches.filter((_, i) => !i || before(i) <= made).length;
}

/** Cards that are given away together: for another one, or for good. */
export interface Handed {
  readonly why: "buy" | "remove";
  readonly card?: string;
  readonly paid: readonly string[];
}

/** The last purchase: the card, and those that paid for it; or only one that nothing has followed yet. */
export function purchaseOf(turn: readonly LogEntry[], latest = false): Handed | undefined {
  const at = turn.findLastIndex((entry) => BOUGHT.includes(kindOf(entry)));
  const after = turn.slice(at + 1);
  const next = after.findIndex((entry) => ![...UNSAID, "pay"].includes(kindOf(entry)) && !buys(entry));
  if (at < 0 || (latest && next >= 0)) return undefined;
  const paid = after.slice(0, next < 0 ? undefined : next).filter((entry) => kindOf(entry) === "pay");
  return { why: "buy", card: String(turn[at]!.move.card), paid: paid.map(({ move }) => String(move.card)) };
}

/** What is removed last. */
function lostOf(turn: readonly LogEntry[]): Handed | undefined {
  const last = turn.slice(turn.findLastIndex((entry) => kindOf(entry) !== "remove") + 1);
  return last.length ? { why: "remove", paid: last.map(({ move }) => String(move.card)) } : undefined;
}

export const handedOf = (turn: readonly LogEntry[]): Handed | undefined => purchaseOf(turn, true) ?? lostOf(turn);

/** The cards of a walk that begins with this step and is told together. */
export const played = (first: LogEntry, together: readonly LogEntry[]): string[] =>
  MOVED.includes(kindOf(first)) ? together.flatMap((entry) => (MOVED.includes(kindOf(entry)) && entry.move.card ? String(entry.move.card) : [])) : [];

/** What goes on with what: the hexes of a walk with the card for it, what is paid with what that is for, and what is removed with the rest of it. */
const BEFORE: Readonly<Record<string, readonly string[]>> = {
  step: [...MOVED, "step"],
  pay: ["buy", "step", "clear", "pay"],
  remove: ["remove"],
};
export const goesOn = (before: LogEntry, entry: LogEntry): boolean => before.seat === entry.seat && !!BEFORE[kindOf(entry)]?.includes(kindOf(before));

/** The hexes that each pawn of somebody has come by in their last turn, from where it stood. */
export function trailsOf(log: readonly LogEntry[], seat: number): (readonly number[])[][] {
  const last = log.findLastIndex((entry) => entry.seat === seat);
  const begin = log.findLastIndex((entry, i) => i < last && entry.seat >= 0 && entry.seat !== seat);
  return [false, true].flatMap((second) => {
    const steps = log.filter((entry) => entry.seat === seat && kindOf(entry) === "step" && (entry.move.second === true) === second);
    const first = steps.findIndex(({ number }) => number > begin);
    return first < 0 ? [] : [steps.slice(Math.max(0, first - 1)).map(({ move }) => move.cell as number[])];
  });
}
