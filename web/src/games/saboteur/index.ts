import type { Facet } from "../../lib/narrow";
import type { Play } from "../../table/play.svelte";
import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import { CARDS } from "./data";
import { courses, sounds } from "./events";
import { moments } from "./moments";
import { order } from "./order";
import Piece from "./Piece.svelte";
import Picture from "./Picture.svelte";
import PlayerPanel from "./PlayerPanel.svelte";
import type { OpenView } from "./open";

export default {
  Board,
  PlayerPanel,
  Portrait: Picture,
  order,
  courses,
  understood: ["draw", "look", "hand"],
  matters: ({ move }) => move.kind === "look" && !!move.shown,
  onStage: ["role", "gold", "keep", "pay"],
  complete: ["keep"],
  sounds,
  Piece,
  moments,
  Scene: () => import("./Scene.svelte"),

  /** Break, rockfall and map do not name the card that they are played with. */
  read(move, { costs = {} }) {
    const { kind, ...rest } = move;
    const [card] = Object.keys(costs);
    return card ? { kind, card, ...rest } : move;
  },

  attempt(meant): Facet | undefined {
    const card = meant.card as string | undefined;
    if (!card) return undefined;
    const { plays, tools } = CARDS[card]!;
    if ("cell" in meant && plays === "place") return { kind: plays, card, turned: meant.turned ?? false, cell: meant.cell };
    if ("cell" in meant && plays === "rockfall") return { kind: plays, cell: meant.cell };
    if ("goal" in meant && plays === "map") return { kind: plays, goal: meant.goal };
    if ("target" in meant && plays === "break") return { kind: plays, tool: tools[0], target: meant.target };
    if ("target" in meant && plays === "repair") return { kind: plays, card, target: meant.target, tool: tools[0] };
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

  key(key: string, play: Play<OpenView>): boolean {
    if (key !== "r" || !play.mine) return false;
    const turned = play.settled("turned") === true;
    if (play.can({ turned: !turned })) play.pick({ turned: !turned });
    return true;
  },
} satisfies GameClient<OpenView>;
