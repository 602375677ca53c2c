/** Furnishing, also as a part of an action that may still be chosen. */
import type { Move } from "../../lib/narrow";
import type { Play } from "../../table/play.svelte";
import type { CavernaEffects, CavernaView } from "./view";

/** The part in which a tile could be bought, or any tile. */
export const furnishing = (play: Play<CavernaView>, tile?: string): Move | undefined =>
  play.moves.find((move) => {
    const { tiles } = play.effects<CavernaEffects>(move);
    return tiles && (tile === undefined || tile in tiles);
  });

/** The tiles that can be bought now, each with its price. */
export const prices = (play: Play<CavernaView>): NonNullable<CavernaEffects["tiles"]> =>
  Object.assign(
    {},
    ...play.moves.map((move) => {
      const { tiles, costs = {} } = play.effects<CavernaEffects>(move);
      return move.kind === "furnish" ? { [String(move.tile)]: costs } : tiles;
    }),
  );
