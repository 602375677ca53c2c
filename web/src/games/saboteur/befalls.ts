/** What comes over the tools of a seat, as it is seen: when the card has landed there, not before. */
import type { LogEntry } from "../../lib/messages";
import type { Play } from "../../table/play.svelte";
import type { OpenView } from "./open";

type Seen = Pick<Play<OpenView>, "telling" | "landed" | "recent" | "seat">;

const HARM = ["break", "repair"];
const concerns = (seat: number) => (entry: LogEntry) => HARM.includes(String(entry.move.kind)) && entry.move.target === seat;

/** What somebody has just done to a seat; what the reader did is there at once, until something else is told. */
export function befalls({ telling, landed, recent, seat: reader }: Seen, seat: number): "break" | "repair" | undefined {
  const done = telling ? [landed] : recent.filter((entry) => entry.seat === reader);
  return done.find((entry) => entry && concerns(seat)(entry))?.move.kind as "break" | "repair" | undefined;
}

/** What comes of a step is said when it is seen: what is on its way is not so yet. */
export const isSeen = ({ telling, landed }: Pick<Seen, "telling" | "landed">, entry: LogEntry): boolean => entry !== telling || entry === landed;

/** The tools of a seat that are broken: those of the position, which may know of what is still told, or not yet of what was. */
export function brokenOf({ telling, landed, view }: Seen & { view: Pick<OpenView, "broken"> }, seat: number): readonly string[] {
  const tools = view.broken[seat] ?? [];
  if (!telling || !concerns(seat)(telling)) return tools;
  const tool = String(telling.move.tool);
  const broken = (telling.move.kind === "break") === (landed === telling);
  return [...tools.filter((one) => one !== tool), ...(broken ? [tool] : [])];
}
