/** What is staged: the harvest, in the fields and when all is done; a child; a dwarf who comes home laden. */
import type { LogEntry } from "../../lib/messages";
import type { Moment } from "../contract";
import { whenTold } from "../moments";

const tells = (entry: LogEntry, tale: string) => entry.told.some((told) => told.tale === tale);

export function moments(log: readonly LogEntry[], from: number, reader: number): Moment[] {
  return [
    ...whenTold(log, from, "child"),
    ...whenTold(log, from, "harvest").map((moment) => ({
      ...moment,
      told: moment.entries[0]!.told.filter(({ tale }) => tale === "harvest" || tale === "reaped"),
    })),
    // Whoever went knows what was brought home.
    ...whenTold(log, from, "home").flatMap((moment) => (moment.told[0]!.seat === reader ? [] : { ...moment, entries: looted(log, moment.entries[0]!) })),
    ...log.slice(from).flatMap((entry) => {
      const entries = harvested(log, entry.number);
      return entries.length ? { name: "gathered", entries, told: [] } : [];
    }),
  ];
}

/** What an expedition took, up to the step that ends it. */
function looted(log: readonly LogEntry[], last: LogEntry): LogEntry[] {
  const before = log.slice(0, last.number).findLastIndex((entry) => entry.seat === last.seat && entry.move.kind === "use");
  return [...log.slice(before + 1, last.number).filter((entry) => entry.move.kind === "loot"), last];
}

/** The whole harvest, if the step after it is the one of this number: a new space is turned up, or the game ends. */
function harvested(log: readonly LogEntry[], at: number): readonly LogEntry[] {
  const { kind } = log[at]!.move;
  const last = log[at - 1]?.move.kind;
  if (!(kind === "reveal" || kind === "finish") || last === "finish") return [];
  const start = log.slice(0, at).findLastIndex((entry) => tells(entry, "harvest"));
  const since = log.slice(0, at).findLastIndex((entry) => entry.move.kind === "reveal");
  return start > since ? log.slice(start + 1, at) : [];
}
