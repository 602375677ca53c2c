import type { Facet, Move } from "../../lib/narrow";
import type { Play } from "../../table/play.svelte";
import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import { isTunnel, toolsOf } from "./cards";
import PlayerPanel from "./PlayerPanel.svelte";
import type { OpenView } from "./open";

/** The card that a move is played with, which break, rockfall and map do not name. */
function cardOf(move: Move): string | undefined {
  if (move.kind === "break") return `BREAK_${String(move.tool).toUpperCase()}`;
  if (move.kind === "rockfall") return "ROCKFALL";
  if (move.kind === "map") return "MAP";
  return move.card as string | undefined;
}

export default {
  Board,
  PlayerPanel,

  read(move) {
    const { kind, ...rest } = move;
    const card = cardOf(move);
    return card ? { kind, card, ...rest } : move;
  },

  attempt(meant): Facet | undefined {
    const card = meant.card as string | undefined;
    if (!card) return undefined;
    const [tool] = toolsOf(card);
    if ("cell" in meant && isTunnel(card)) return { kind: "place", card, turned: meant.turned ?? false, cell: meant.cell };
    if ("cell" in meant && card === "ROCKFALL") return { kind: "rockfall", cell: meant.cell };
    if ("goal" in meant && card === "MAP") return { kind: "map", goal: meant.goal };
    if ("target" in meant && card.startsWith("BREAK")) return { kind: "break", tool, target: meant.target };
    if ("target" in meant && card.startsWith("REPAIR")) return { kind: "repair", card, target: meant.target, tool };
    return undefined;
  },

  lay(views) {
    const seats = Object.keys(views)
      .filter((seat) => Number(seat) >= 0)
      .map((seat) => views[seat]!);
    const open = views["-3"]!;
    return {
      ...open,
      roles: seats.map((view) => view.role),
      goals: open.goals.map((goal, i) => ({ ...goal, card: goal.card ?? seats.find((view) => view.goals[i]?.card)?.goals[i]?.card ?? null })),
      nuggets: seats.map((view, seat) => view.nuggets[seat] ?? null),
      open: seats.map((view) => view.hand),
    };
  },

  /** After every card somebody draws: nothing can be taken back. */
  careful: () => true,

  key(key: string, play: Play<OpenView>): boolean {
    if (key !== "r" || !play.mine) return false;
    const turned = play.settled("turned") === true;
    if (play.can({ turned: !turned })) play.pick({ turned: !turned });
    return true;
  },
} satisfies GameClient<OpenView>;
