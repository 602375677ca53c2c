import { listed } from "../../lib/i18n.svelte";
import { attempt } from "../../lib/narrow";
import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import { amount } from "./describe";
import { courses, freight, goesOn, sounds } from "./events";
import { moments } from "./moments";
import Piece from "./Piece.svelte";
import PlayerPanel from "./PlayerPanel.svelte";
import { met, toolFor, valleyOf } from "./valley";
import type { ValdoraEffects, ValdoraView } from "./view";

export default {
  Board,
  PlayerPanel,
  courses,
  freight,
  goesOn,
  understood: ["stop"],
  sounds,
  Piece,
  moments,
  Scene: () => import("./Scene.svelte"),
  complete: true,
  amount,

  /** A gem alone is meant for the tool that is made for it. */
  attempt(meant, { kinds, view }) {
    if (!("gem" in meant) || "item" in meant) return attempt(kinds, [], meant);
    return { kind: "load", gem: meant.gem, item: toolFor(valleyOf(view.options), String(meant.gem)) };
  },

  /** A journey after which the turn ends by itself: that is to be read first. */
  waits: (move, play) => play.effects<ValdoraEffects>(move).idle === true,

  preview(move, play) {
    const { idle, offers = {}, craftsman, workshop, costs } = play.effects<ValdoraEffects>(move);
    const { words } = play;
    const colour = (name: string) => words.say(`colour-${name}`);
    const parts: string[] = [];
    if (move.kind === "go" && costs?.coin) parts.push(words.say("board-pays", { names: play.who(...met(play.view, move.space, costs.coin)) }));
    const things = Object.entries(offers).map(([thing, number]) => amount(thing, number, words) || words.say("amount-commission"));
    if (things.length) parts.push(words.say("board-offers", { things: listed(things) }));
    if (idle) parts.push(words.say("board-idle"));
    if (craftsman) parts.push(words.say("board-hires", { colour: colour(craftsman) }));
    if (workshop) parts.push(words.say("board-opens", { colour: colour(workshop) }));
    return parts.join(" ");
  },
} satisfies GameClient<ValdoraView>;
