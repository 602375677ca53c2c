/** What is staged: the role in secret, the treasure found or not, the masks, the gold. */
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
    const { kind, target, role } = entry.move;
    const tales = (names: readonly string[]) => entry.told.filter((told) => names.includes(String(told.tale)));
    if (kind === "role" && target === reader && role) all.push({ name: "role", entries: [entry], told: [] });
    const ended = tales(ENDS);
    if (ended.length) {
      const doors = run(kind === "reveal" ? at : at + 1, "reveal");
      all.push({ name: "treasure", entries: doors.length ? doors : [entry], told: ended, old: true });
    }
    if (kind === "unmask" && log[at - 1]?.move.kind !== "unmask") all.push({ name: "masks", entries: run(at, "unmask", "spare"), told: [], old: true });
    if (tales(ROUNDS).length) all.push({ name: "gold", entries: [entry], told: entry.told, old: true });
  }
  return all;
}
