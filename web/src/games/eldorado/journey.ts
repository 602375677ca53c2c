/** Several moves in a row that the player means as one: play a card and walk, choose a card and pay for it. */
import { matches, type Facet, type Move } from "../../lib/narrow";
import type { Play } from "../../table/play.svelte";
import { CARDS, tokenPrint, type Symbol } from "./cards";
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

async function make(play: Table, wanted: Facet): Promise<boolean> {
  const move = play.moves.find((one) => matches(one, wanted));
  if (!move || !play.mine) return false;
  play.picks = [move];
  await play.confirm();
  return true;
}

/** Where nothing but the end of a move or a purchase is left to choose, it is not asked for. */
export async function settle(play: Table): Promise<void> {
  const [only, ...others] = play.moves;
  if (only && !others.length && (only.kind === "stop" || only.kind === "done")) await make(play, only);
}

export async function travel(play: Table, way: Way): Promise<void> {
  const first = lead(play);
  if (first && !(await make(play, first))) return;
  for (const cell of way.path) if (!(await make(play, { kind: "step", cell: [...cell], second: way.second }))) return;
  if (way.block && !(await make(play, { kind: "clear", block: way.block, second: way.second }))) return;
  await settle(play);
}

export async function pay(play: Table, card: string): Promise<void> {
  if (play.moves.some((move) => move.kind === "change" && move.card === card)) return play.pick({ held: card });
  await make(play, { kind: "pay", card });
  await settle(play);
}

/** A card put down on one for sale: that one is bought, and this one pays for it. */
export async function trade(play: Table, ware: string, card: string): Promise<void> {
  if (!(await make(play, { kind: "buy", card: ware }))) return;
  await make(play, { kind: "pay", card });
  await settle(play);
}
