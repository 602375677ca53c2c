import type { Facet } from "../../lib/narrow";
import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import { CHANGE_SYMBOL } from "./data";
import { amount, coins } from "./describe";
import { goesOn, UNSAID } from "./deeds";
import { courses, matters, sounds } from "./events";
import { opened, reachBy } from "./journey";
import { moments } from "./moments";
import Piece from "./Piece.svelte";
import PlayerPanel from "./PlayerPanel.svelte";
import Portrait from "./Portrait.svelte";
import type { EldoradoEffects, EldoradoView } from "./view";

/** The kinds of move that name a card of the hand; the others that name a card speak of one for sale. */
const HELD = ["play", "change", "pay", "remove", "swap", "discard"];
const FOR_SALE = ["buy", "take"];

export default {
  Board,
  PlayerPanel,
  Portrait,
  courses,
  understood: UNSAID,
  matters,
  goesOn,
  sounds,
  Piece,
  moments,
  Scene: () => import("./Scene.svelte"),
  complete: true,
  amount,

  read(move) {
    if (HELD.includes(move.kind)) return { ...move, held: move.card, ...(move.kind === "change" ? { token: CHANGE_SYMBOL } : {}) };
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
  detour(facet, play) {
    const stop = play.moves.find((move) => move.kind === "stop");
    const next = stop && play.effects<EldoradoEffects>(stop).next_cards;
    return "held" in facet && next?.includes(String(facet.held)) ? { kind: "stop" } : undefined;
  },

  lay(views, seat) {
    const open = views["-3"]!;
    return { ...open, seat: seat < 0 ? Math.max(0, open.player) : seat, players: open.players.map((player, one) => views[one]?.players[one] ?? player) };
  },

  /** What opens ways waits, so that they can be seen. */
  waits: (move, play) => opened(play, move).length > 0,

  preview(move, play) {
    const halves = play.effects(move).brings?.half_coins;
    if (halves) return play.words.say("board-pays", { halves, coins: coins(halves) });
    const { hexes, blocks } = reachBy(opened(play, move).map((way) => ({ ...way, by: move })));
    const n = hexes.size + blocks.size;
    return n ? play.words.say("board-preview", { n }) : undefined;
  },
} satisfies GameClient<EldoradoView>;
