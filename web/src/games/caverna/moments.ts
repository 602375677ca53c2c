/** What is staged: the harvest, in the fields and when all is done; a child; a weapon; a dwarf who comes home laden; each with the land in sight that it is about. */
import type { LogEntry } from "../../lib/messages";
import type { Moment } from "../contract";
import { whenTold } from "../moments";

const tells = (entry: LogEntry, tale: string) => entry.told.some((told) => told.tale === tale);

export function moments(log: readonly LogEntry[], from: number, reader: number): Moment[] {
  return [
    ...whenTold(log, from, "child").map((moment) => ({ ...moment, at: `house-${Number(moment.told[0]!.seat)}` })),
    // Where nothing is reaped the sentence says enough.
    ...whenTold(log, from, "harvest")
      .filter(({ entries }) => tells(entries[0]!, "reaped"))
      .map((moment) => ({
        ...moment,
        at: `house-${reader}`,
        told: moment.entries[0]!.told.filter(({ tale }) => tale === "harvest" || tale === "reaped"),
      })),
    // Whoever forged a weapon, and whoever went, knows what came of it.
    ...log
      .slice(from)
      .filter(({ seat, move }) => move.kind === "forge" && seat !== reader)
      .map((entry) => ({ name: "forge", entries: [entry], told: entry.told, at: `house-${entry.seat}` })),
    ...whenTold(log, from, "home").flatMap((moment) => {
      const seat = Number(moment.told[0]!.seat);
      return seat === reader ? [] : { ...moment, entries: looted(log, moment.entries[0]!), at: `house-${seat}` };
    }),
    ...log.slice(from).flatMap((entry) => {
      const [began, ...entries] = harvested(log, entry.number);
      const told = entries.flatMap((one) => one.told.filter(({ tale }) => tale === "born"));
      // Somebody has reaped or has to beg, or animals are born.
      const matters = told.length || (began && tells(began, "reaped")) || entries.some((one) => tells(one, "begging"));
      return entries.length && matters
        ? { name: "gathered", ...(!told.length && { title: "board-moment-gathered" }), entries, told, at: `house-${reader}` }
        : [];
    }),
  ];
}

/** What an expedition took, up to the step that ends it. */
function looted(log: readonly LogEntry[], last: LogEntry): LogEntry[] {
  const before = log.slice(0, last.number).findLastIndex((entry) => entry.seat === last.seat && entry.move.kind === "use");
  return [...log.slice(before + 1, last.number).filter((entry) => entry.move.kind === "loot"), last];
}

/** What follows a harvest: a new space, or at once the first dwarf of a round that has none, or the end of the game. */
const AFTER = new Set(["reveal", "use", "send", "pass", "finish"]);
const isAfter = ({ move }: LogEntry) => AFTER.has(move.kind as string);

/** The whole harvest, from the step that brings it about, if the step after it is the one of this number. */
function harvested(log: readonly LogEntry[], at: number): readonly LogEntry[] {
  if (!isAfter(log[at]!)) return [];
  const before = log.slice(0, at);
  const start = before.findLastIndex((entry) => tells(entry, "harvest"));
  // The last dwarf of the round may have brought it about.
  return start >= 0 && start >= before.findLastIndex(isAfter) ? log.slice(start, at) : [];
}
