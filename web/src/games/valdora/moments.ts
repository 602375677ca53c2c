/** What is staged: a workshop opens, and the last colour of craftsmen but one is gone. */
import type { LogEntry } from "../../lib/messages";
import type { Moment } from "../contract";
import { whenTold } from "../moments";

/** A workshop is to be seen in the guild. */
const placed = (moment: Moment): Moment => (moment.name === "workshop" ? { ...moment, at: `guild-${String(moment.told[0]!.colour)}` } : moment);

export const moments = (log: readonly LogEntry[], from: number) => whenTold(log, from, "workshop", "last_round").map(placed);
