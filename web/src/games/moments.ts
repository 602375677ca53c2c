import type { LogEntry } from "../lib/messages";
import type { Moment } from "./contract";

/** A moment for every step from one number on that tells one of these tales. */
export function whenTold(log: readonly LogEntry[], from: number, ...tales: string[]): Moment[] {
  return log
    .slice(from)
    .flatMap((entry) =>
      entry.told.filter((told) => tales.includes(String(told.tale))).map((told) => ({ name: String(told.tale), entries: [entry], told: [told] })),
    );
}
