/** Several moves in a row that the player means as one: play a card and walk, choose a card and pay for it. */
import type { Move } from "../../lib/narrow";
import type { Play } from "../../table/play.svelte";
import { CARDS, tokenPrint, type Symbol } from "./cards";
import { keyOf, type Cell } from "./hexes";
import type { Means, Way } from "./reach";
import type { EldoradoView } from "./view";

type Table = Play<EldoradoView>;

/** What a card or token would move a pawn with. */
export function meansOfMove(move: Move): Means | undefined {
  if (move.kind === "play") {
    const print = CARDS[String(move.card)]!;
    if (move.card === "native") return "native";
    return print.power ? { symbols: print.symbols, power: print.power } : undefined;
  }
  if (move.kind !== "token") return undefined;
  const print = tokenPrint(String(move.token));
  return move.token === "native" ? "native" : print && { symbols: [print.symbol], power: print.power };
}

/** The play of the card or token that is picked, if it would move a pawn. */
function lead(play: Table): Move | undefined {
  return play.view.ask === "act" && play.picks.length ? play.left.find((move) => meansOfMove(move)) : undefined;
}

/** What moves a pawn now: the move under way, or what is picked. */
export function meansNow(play: Table): Means | undefined {
  const { view } = play;
  if (!play.mine) return undefined;
  if (view.ask === "move") return { symbols: view.moving.symbols as Symbol[], power: view.moving.power };
  const move = lead(play);
  return move && meansOfMove(move);
}

/** Choices that are none are taken by the server: the first step may have been made with the card. */
function isThere({ view }: Table, way: Way, cell: Cell): boolean {
  const pawn = view.players[view.player]?.pawns[way.second ? 1 : 0];
  return !pawn || keyOf(pawn) === keyOf(cell);
}

export async function travel(play: Table, way: Way): Promise<void> {
  const first = lead(play);
  if (first && !(await play.make(first))) return;
  for (const cell of way.path) {
    if (isThere(play, way, cell)) continue;
    if (!(await play.make({ kind: "step", cell: [...cell], second: way.second }))) return;
  }
  if (way.block) await play.make({ kind: "clear", block: way.block, second: way.second });
}

/** A card put down on one for sale: that one is bought, and this one pays for it. */
export async function trade(play: Table, ware: string, card: string): Promise<void> {
  if (!(await play.make({ kind: "buy", card: ware }))) return;
  await play.make({ kind: "pay", card });
}
