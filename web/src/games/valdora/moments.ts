/** What is staged: a workshop opens, and the last colour of craftsmen but one is gone. */
import type { LogEntry } from "../../lib/messages";
import type { Moment } from "../contract";
import { whenTold } from "../moments";

/** A workshop is to be seen in the guild, with the delivery that it came of. */
const DELIVERY: readonly unknown[] = ["points", "craftsman", "workshop"];
const placed = (moment: Moment): Moment =>
  moment.name === "workshop"
    ? { ...moment, at: `guild-${String(moment.told[0]!.colour)}`, told: moment.entries[0]!.told.filter(({ tale }) => DELIVERY.includes(tale)) }
    : moment;

export const moments = (log: readonly LogEntry[], from: number) => whenTold(log, from, "workshop", "last_round").map(placed);
