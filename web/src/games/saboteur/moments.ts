/** What is staged: the role in secret, what the reader sees behind a door, the treasure found or not, the masks, the gold. */
import type { LogEntry } from "../../lib/messages";
import type { Moment } from "../contract";

const ENDS = ["found", "not_found"];
const ROUNDS = ["diggers_round", "saboteurs_round"];

export function moments(log: readonly LogEntry[], from: number, reader: number): Moment[] {
  const all: Moment[] = [];
  /** The steps of these kinds that follow each other. */
  const run = (at: number, ...kinds: string[]) => {
    const rest = log.slice(at);
    const end = rest.findIndex((entry) => !kinds.includes(String(entry.move.kind)));
    return end < 0 ? rest : rest.slice(0, end);
  };
  for (let at = from; at < log.length; at++) {
    const entry = log[at]!;
    const { kind, target, role, goal, shown } = entry.move;
    const tales = (names: readonly string[], of = entry) => of.told.filter((told) => names.includes(String(told.tale)));
    if (kind === "role" && target === reader && role) all.push({ name: "role", entries: [entry], told: [], at: "doors" });
    if (kind === "look" && target === reader && shown) all.push({ name: "look", entries: [entry], told: [], at: { goal } });
    if (kind === "reveal") {
      // What ends a round without the treasure is told before the doors are opened, perhaps in a change of its own.
      const before = log[at - 1];
      const ended = [...tales(ENDS), ...(before && before.move.kind !== "reveal" ? tales(ENDS, before) : [])];
      // The card that reaches it is part of it.
      const last = log.slice(0, at).findLast(({ seat }) => seat >= 0);
      const reached = last?.move.kind === "place" && tales(["found"]).length ? [last] : [];
      if (ended.length) all.push({ name: "treasure", title: "board-moment-doors", entries: [...reached, ...run(at, "reveal")], told: ended, old: true });
    }
    if (kind === "unmask" && log[at - 1]?.move.kind !== "unmask")
      all.push({ name: "masks", title: "board-moment-masks", entries: run(at, "unmask", "spare"), told: [], old: true });
    // Who gets how much is to be seen: said is only whose the round is.
    const round = tales(ROUNDS);
    if (round.length) {
      const roles = new Map(log.slice(0, at + 1).flatMap(({ move }) => (move.kind === "unmask" ? [[Number(move.target), move.role]] : [])));
      const besides = [...roles].filter(([seat, role]) => role === "saboteur" && !entry.told.some((share) => share.target === seat)).map(([seat]) => seat);
      all.push({ name: "gold", title: "board-moment-gold", entries: [{ ...entry, told: round }], told: entry.told, besides, old: true });
    }
  }
  return all;
}
