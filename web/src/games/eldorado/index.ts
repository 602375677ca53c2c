import type { Facet } from "../../lib/narrow";
import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import { CARDS } from "./cards";
import { meansOfMove } from "./journey";
import PlayerPanel from "./PlayerPanel.svelte";
import { reachOf } from "./reach";
import type { EldoradoView } from "./view";

/** The kinds of move that name a card of the hand; the others that name a card speak of one for sale. */
const HELD = ["play", "change", "pay", "remove", "swap", "discard"];
const FOR_SALE = ["buy", "take"];

export default {
  Board,
  PlayerPanel,
  complete: true,

  read(move) {
    if (HELD.includes(move.kind)) return { ...move, held: move.card, ...(move.kind === "change" ? { token: "change_symbol" } : {}) };
    if (FOR_SALE.includes(move.kind)) return { ...move, ware: move.card };
    return move;
  },

  attempt(meant): Facet | undefined {
    if ("cell" in meant) return { kind: "step", cell: meant.cell, second: meant.second ?? false };
    if ("block" in meant) return { kind: "clear", block: meant.block, second: meant.second ?? false };
    if ("ware" in meant) return { kind: "buy", card: meant.ware };
    if ("cave" in meant) return { kind: "explore", cave: meant.cave };
    if ("token" in meant) return { kind: "token", token: meant.token };
    if ("held" in meant) return { kind: "play", card: meant.held };
    return undefined;
  },

  /** Another card that moves the pawn ends the move under way: what is left of its power is given up. */
  detour(facet, { view, moves }) {
    if (view.ask !== "move" || !("held" in facet) || !moves.some((move) => move.kind === "stop")) return undefined;
    const means = meansOfMove({ kind: "play", card: facet.held });
    const reach = means && reachOf({ ...view, ask: "act" }, means);
    return reach && (reach.hexes.size || reach.blocks.size) ? { kind: "stop" } : undefined;
  },

  /** Every hand face up; at the front that of whoever acts. */
  lay(views) {
    const open = views["-3"]!;
    return { ...open, seat: Math.max(0, open.player), players: open.players.map((player, seat) => views[seat]?.players[seat] ?? player) };
  },

  /** What moves a pawn waits, so that its ways can be seen; and what shows a card or a token. */
  careful(move, { view }) {
    if (move.kind === "explore" || meansOfMove(move)) return true;
    if (move.kind === "play") return CARDS[String(move.card)]!.draws > 0;
    if (move.kind === "token") return move.token === "draw";
    if (move.kind === "end") return view.players[view.seat]?.hand_size === 0;
    return move.kind === "done" && view.ask === "swap";
  },

  preview(move, { view, words }) {
    const means = view.ask === "act" ? meansOfMove(move) : undefined;
    if (means) {
      const { hexes, blocks } = reachOf(view, means);
      return words.say("board-preview", { n: hexes.size + blocks.size });
    }
    if (move.kind === "end") return words.say("board-preview-end");
    return undefined;
  },
} satisfies GameClient<EldoradoView>;
