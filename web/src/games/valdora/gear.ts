import type { LogEntry } from "../../lib/messages";
import type { Adventurer } from "./view";

/** What somebody carries, with the gem on each, in the order in which they got it: what is new stands at the end, and nothing else moves. */
export function gearOf({ equipment }: Pick<Adventurer, "equipment">, seat: number, log: readonly LogEntry[]): [item: string, gem: string | null][] {
  const bought = log.filter((entry) => entry.seat === seat && entry.move.kind === "buy_item").map(({ move }) => String(move.item));
  return Object.entries(equipment).sort(([one], [other]) => bought.indexOf(one) - bought.indexOf(other));
}
