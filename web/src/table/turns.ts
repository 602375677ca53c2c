/** The log by turns, to be told in few words. */
import type { LogEntry } from "../lib/messages";
import type { Line } from "./lines";

export interface Turn {
  readonly seat: number;
  readonly steps: LogEntry[];
}

/** How many steps there are by the end of the turn that is under way after `at` of them, with the chance that follows it. */
export function turnEnd(log: readonly LogEntry[], at: number): number {
  const seat = log.slice(at).find((entry) => entry.seat >= 0)?.seat;
  const end = log.findIndex((entry, i) => i >= at && entry.seat >= 0 && entry.seat !== seat);
  return end < 0 ? log.length : end;
}

/** The turns of the others than the reader, in the order in which they were taken; chance is left out. */
export function turnsOf(log: readonly LogEntry[], reader: number): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    if (entry.seat < 0 || entry.seat === reader) continue;
    const last = turns.at(-1);
    if (last?.seat === entry.seat) last.steps.push(entry);
    else turns.push({ seat: entry.seat, steps: [entry] });
  }
  return turns;
}

/** The line that says most of a turn: of the first of these kinds that it has, the longest one; else its first. */
export function mostTelling(lines: readonly Line[], kinds: readonly string[] = []): Line {
  for (const kind of kinds) {
    const told = lines.filter(({ steps }) => steps[0]!.move.kind === kind);
    if (told.length) return told.reduce((best, line) => (line.steps.length > best.steps.length ? line : best));
  }
  return lines[0]!;
}
