import { attempt } from "../../lib/narrow";
import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import { topOf, type Side } from "./book";
import { journeyText } from "./describe";
import { worthwhile } from "./journey";
import PlayerPanel from "./PlayerPanel.svelte";
import { toolFor, valleyOf } from "./valley";
import type { ValdoraView } from "./view";

export default {
  Board,
  PlayerPanel,
  complete: true,

  /** A gem alone is meant for the tool that is made for it. */
  attempt(meant, { kinds, view }) {
    if (!("gem" in meant) || "item" in meant) return attempt(kinds, [], meant);
    return { kind: "load", gem: meant.gem, item: toolFor(valleyOf(view.options), String(meant.gem)) };
  },

  /** A journey after which the turn ends by itself, and whatever is paid for and shows a new card. */
  careful(move, { view }) {
    if (move.kind === "go") return !worthwhile(view, valleyOf(view.options), String(move.space));
    const book = view.books[view.players[view.turn]?.space ?? ""];
    if (!book) return false;
    const side = move.side as Side;
    if (move.kind === "turn") return view.action.paged && topOf(book, side)?.back === null;
    return (move.kind === "buy_item" || move.kind === "buy_commission") && side === "right" && book.right.length === 1 && book.unseen > 0;
  },

  preview(move, { view, words }) {
    if (move.kind !== "go") return undefined;
    const space = String(move.space);
    return journeyText(words, view, space, move.provisions === true, worthwhile(view, valleyOf(view.options), space));
  },
} satisfies GameClient<ValdoraView>;
