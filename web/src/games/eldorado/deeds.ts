/** What somebody has done in the turn that is shown. */
import type { LogEntry } from "../../lib/messages";

const MOVED = ["play", "token"];
const BOUGHT = ["buy", "take"];
const kindOf = ({ move }: LogEntry) => String(move.kind);

/** The steps of a turn up to this one, which may not be in the log yet. */
export function turnUpTo(log: readonly LogEntry[], last: LogEntry): LogEntry[] {
  const before = log.slice(0, last.number);
  const other = before.findLastIndex(({ seat }) => seat >= 0 && seat !== last.seat);
  return [...before.slice(other + 1).filter(({ seat }) => seat === last.seat), last];
}

/** The card or the token that the pawn is moved with. */
export const movedBy = (turn: readonly LogEntry[]): LogEntry | undefined => turn.findLast((entry) => MOVED.includes(kindOf(entry)));

/** A purchase that nothing has followed yet: the card, and those that paid for it. */
export function purchaseOf(turn: readonly LogEntry[]): { card: string; paid: string[] } | undefined {
  const at = turn.findLastIndex((entry) => BOUGHT.includes(kindOf(entry)));
  const after = turn.slice(at + 1);
  if (at < 0 || after.some((entry) => kindOf(entry) !== "pay")) return undefined;
  return { card: String(turn[at]!.move.card), paid: after.map(({ move }) => String(move.card)) };
}

/** What is put away at the end of a turn, in the shape of a purchase of nothing. */
export function discardOf(turn: readonly LogEntry[]): { card: string; paid: string[] } | undefined {
  const last = turn.slice(turn.findLastIndex((entry) => kindOf(entry) !== "discard") + 1);
  return last.length ? { card: "", paid: last.map(({ move }) => String(move.card)) } : undefined;
}

/** What goes on with what: the hexes of a walk with the card for it, what is paid with what is bought, and what is put away with the rest of it. */
const BEFORE: Readonly<Record<string, readonly string[]>> = { step: ["play", "token", "step"], pay: ["buy", "pay"], discard: ["discard"] };
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
