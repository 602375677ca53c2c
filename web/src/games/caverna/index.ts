import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import { courses, freight, goesOn, matters, sounds } from "./events";
import { furnishing } from "./furnishing";
import { BORDER, COLUMNS, covers, second, within, type Cell } from "./home";
import { moments } from "./moments";
import Piece from "./Piece.svelte";
import PlayerPanel from "./PlayerPanel.svelte";
import type { CavernaEffects, CavernaView } from "./view";

export default {
  Board,
  PlayerPanel,
  Piece,
  courses,
  understood: ["part", "stop", "finish", "exchange", "breed", "lay", "put", "feed"],
  matters,
  onStage: ["forge", "loot"],
  goesOn,
  freight,
  sounds,
  moments,
  Scene: () => import("./Scene.svelte"),
  complete: true,

  /** A twin tile is laid by picking its two cells. */
  read(move) {
    if (move.kind !== "lay") return move;
    const cell = move.cell as Cell;
    const other = second(cell, String(move.toward));
    return { ...move, other, [covers(cell)]: true, [covers(other)]: true };
  },

  /** Before its part of the action is chosen: a tile of the market, or a cell where only one of them could begin. */
  detour(facet, play) {
    if (facet.kind === "furnish" && typeof facet.tile === "string") return furnishing(play, facet.tile);
    const cell = facet.cell as Cell | undefined;
    const parts = play.moves.filter((move) => cell && within(play.effects<CavernaEffects>(move).sites as Cell[] | undefined, cell));
    return parts.length === 1 ? parts[0] : undefined;
  },

  attempt(meant) {
    if (meant.kind === "lay" && meant.tile && meant.cell) {
      const [x] = meant.cell as Cell;
      const toward = x === BORDER - 1 || x >= COLUMNS - 1 ? "left" : "right";
      return { kind: "lay", tile: meant.tile, cell: meant.cell, toward: meant.toward ?? toward };
    }
    return "kind" in meant && meant.kind !== "lay" ? meant : undefined;
  },

  amount: (good, number, words) => words.say(`draw-good-${good}`, { number }),

  /** Nobody goes begging by a slip of the hand. */
  waits: (move, play) => !!play.effects<CavernaEffects>(move).short,

  /** What is missing to feed everybody. */
  preview(move, play) {
    const { short } = play.effects<CavernaEffects>(move);
    return short ? play.words.say("board-short", { food: short }) : undefined;
  },
} satisfies GameClient<CavernaView>;
