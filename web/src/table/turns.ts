/** The log by turns, to be told in few words. */
import type { LogEntry } from "../lib/messages";

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
