/** What is staged: an expedition reaches El Dorado. */
import type { LogEntry } from "../../lib/messages";
import { whenTold } from "../moments";

export const moments = (log: readonly LogEntry[], from: number) => whenTold(log, from, "arrival").map((moment) => ({ ...moment, at: "city" }));
