import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import { SPACES } from "./data";
import { bill, BORDER, COLUMNS, covers, findAt, landAt, second, type Cell } from "./home";
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

  /** What lies there for the taking, and what is missing to feed everybody. */
  preview(move, { view, words }) {
    const home = view.homes[view.seat];
    if (!home) return undefined;
    if (move.kind === "feed") {
      const short = bill(home, view.stack.at(-3) ?? 2, view.stack.at(-2) !== 0) - (home.goods.food ?? 0);
      return short > 0 ? words.say("board-short", { food: short }) : undefined;
    }
    const goods: [string, number][] = [];
    if (move.kind === "use") goods.push(...Object.entries(view.spaces.find((one) => one.space === move.space)?.goods ?? {}));
    if (move.kind === "lay" || move.kind === "put") {
      for (const cell of [move.cell, move.other] as (Cell | undefined)[]) {
        const find = cell && landAt(home, cell) === "bare" ? findAt(cell) : undefined;
        if (find && move.piece !== "stable") goods.push([find[1], find[2]]);
      }
    }
    return goods.length
      ? words.say("board-brings", { goods: goods.map(([good, number]) => words.say(`draw-good-${good}`, { number })).join(", ") })
      : undefined;
  },

  careful: (move) => FINAL.includes(move.kind) || (move.kind === "use" && endsTurn(String(move.space))),
} satisfies GameClient<CavernaView>;
