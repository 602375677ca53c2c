/** The cards that have been seen laid, though the position that came of it is still to be: the next round came of it too. */
import type { LogEntry } from "../../lib/messages";
import type { Play } from "../../table/play.svelte";
import type { OpenView } from "./open";
import type { Piece } from "./view";

type Shown = Pick<Play<OpenView>, "log" | "landed" | "together" | "staged">;

/** Those that are seen laid now, with those `before` that the position still lacks. */
export function laid({ log, landed, together, staged }: Shown, before: readonly LogEntry[]): readonly LogEntry[] {
  const seen = [...(landed ? together : []), ...(staged?.entries ?? [])].filter(({ move }) => move.kind === "place");
  const all = [...before, ...seen.filter((entry) => !before.includes(entry))];
  return all.filter(({ number }) => number >= log.length);
}

/** A view with them: in the maze, and no longer in the reader's hand. */
export function withLaid(view: OpenView, entries: readonly LogEntry[]): OpenView {
  const pieces = entries.map(({ move }): Piece => ({
    card: String(move.card),
    turned: move.turned === true,
    cell: move.cell as [number, number],
    linked: true,
  }));
  const hand = [...view.hand];
  for (const { move } of entries.filter(({ seat }) => seat === view.seat)) hand.splice(hand.indexOf(String(move.card)), 1);
  return { ...view, hand, maze: [...view.maze, ...pieces], placed: pieces.at(-1)!.cell };
}
