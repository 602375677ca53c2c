/** Furnishing as a part of an action that may still be chosen. */
import type { Move } from "../../lib/narrow";
import type { Play } from "../../table/play.svelte";
import { FURNISHINGS } from "./data";
import type { CavernaView } from "./view";

/** The part in which a tile could be bought, or any tile. */
export function furnishing(play: Play<CavernaView>, tile?: string): Move | undefined {
  const part = play.moves.find((move) => move.part === "furnish" || move.part === "furnish_dwelling");
  if (!part || tile === undefined) return part;
  const { affordable = [] } = play.view.homes[play.view.seat] ?? {};
  const fits = part.part === "furnish" || FURNISHINGS.find((one) => one.name === tile)?.kind === "dwelling";
  return fits && affordable.includes(tile) ? part : undefined;
}
