import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import { SPACES } from "./data";
import { BORDER, COLUMNS, covers, second, type Cell } from "./home";
import PlayerPanel from "./PlayerPanel.svelte";
import type { CavernaView } from "./view";

/** What ends a phase, and what is laid for good: there it is worth to look once more. */
const FINAL = ["lay", "put", "install", "pass", "stop", "feed", "finish", "clear", "skip"];

/** A dwarf that only takes what lies on a space is done at once. */
function endsTurn(name: string): boolean {
  const space = SPACES.find((one) => one.name === name);
  return space?.parts.length === 1 && space.parts[0]!.steps.every((step) => ["take", "gain", "per_ore_mine", "for_ruby_mines", "token"].includes(step.does));
}

export default {
  Board,
  PlayerPanel,
  complete: true,

  /** A twin tile is laid by picking its two cells. */
  read(move) {
    if (move.kind !== "lay") return move;
    const cell = move.cell as Cell;
    const other = second(cell, String(move.toward));
    return { ...move, other, [covers(cell)]: true, [covers(other)]: true };
  },

  attempt(meant) {
    if (meant.kind === "lay" && meant.tile && meant.cell) {
      const [x] = meant.cell as Cell;
      const toward = x === BORDER - 1 || x >= COLUMNS - 1 ? "left" : "right";
      return { kind: "lay", tile: meant.tile, cell: meant.cell, toward: meant.toward ?? toward };
    }
    return "kind" in meant && meant.kind !== "lay" ? meant : undefined;
  },

  careful: (move) => FINAL.includes(move.kind) || (move.kind === "use" && endsTurn(String(move.space))),
} satisfies GameClient<CavernaView>;
