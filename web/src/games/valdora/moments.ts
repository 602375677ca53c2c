/** What is staged: a workshop opens, and the last colour of craftsmen but one is gone. */
import type { LogEntry } from "../../lib/messages";
import { whenTold } from "../moments";

export const moments = (log: readonly LogEntry[], from: number) => whenTold(log, from, "workshop", "last_round");
