/** The tools as the step leaves them that is being told: the position that came of it follows. */
import type { LogEntry } from "../../lib/messages";
import type { Play } from "../../table/play.svelte";
import type { OpenView } from "./open";

/** What happens just now to the tools of a seat. */
export function befalls(telling: LogEntry | undefined, seat: number): "break" | "repair" | undefined {
  const { kind, target } = telling?.move ?? {};
  return target === seat && (kind === "break" || kind === "repair") ? kind : undefined;
}

export function brokenOf({ view, telling, log }: Pick<Play<OpenView>, "view" | "telling" | "log">, seat: number): readonly string[] {
  const broken = view.broken[seat] ?? [];
  const tool = String(telling?.move.tool);
  const befallen = telling && telling.number >= log.length ? befalls(telling, seat) : undefined;
  if (befallen === "break") return broken.includes(tool) ? broken : [...broken, tool];
  return befallen === "repair" ? broken.filter((one) => one !== tool) : broken;
}
