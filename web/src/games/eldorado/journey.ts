/** Several moves in a row that the player means as one: play a card and walk, choose a card and pay for it. */
import type { Move } from "../../lib/narrow";
import type { Play } from "../../table/play.svelte";
import { keyOf, type Cell } from "./hexes";
import type { EldoradoEffects, EldoradoView, Way } from "./view";

type Table = Play<EldoradoView>;

/** A way that the server tells of, with the move that opens it. */
export interface Course extends Way {
  readonly by: Move;
}

/** Where a pawn can get: by hex, and by block. */
export interface Reach {
  readonly hexes: ReadonlyMap<string, Course>;
  readonly blocks: ReadonlyMap<number, Course>;
}

const ON_THE_WAY = ["step", "clear"];

/** The ways that a card or token opens; what a step leads to is not meant. */
export function opened(play: Table, move: Move): readonly Way[] {
  return ON_THE_WAY.includes(move.kind) ? [] : (play.effects<EldoradoEffects>(move).ways ?? []);
}

/** The best way to each end, if possible of the pawn that is wanted. */
export function reachBy(courses: readonly Course[], wanted?: boolean): Reach {
  const meant = courses.filter((one) => one.second === wanted);
  const hexes = new Map<string, Course>();
  const blocks = new Map<number, Course>();
  for (const one of (meant.length ? meant : courses).toSorted((a, b) => b.left - a.left || a.path.length - b.path.length)) {
    const end = keyOf(one.path.at(-1) ?? []);
    if (one.block && !blocks.has(one.block)) blocks.set(one.block, one);
    if (!one.block && !hexes.has(end)) hexes.set(end, one);
  }
  return { hexes, blocks };
}

/** Where what is picked would take a pawn; while nothing is, where the move under way can still go. */
export function reachNow(play: Table, wanted?: boolean): Reach {
  const courses = (moves: readonly Move[], ways: (move: Move) => readonly Way[]) => moves.flatMap((by) => ways(by).map((way) => ({ ...way, by })));
  const picked = play.mine && play.picks.length ? courses(play.left, (move) => opened(play, move)) : [];
  if (picked.length || !play.mine || play.view.ask !== "move") return reachBy(picked, wanted);
  return reachBy(
    courses(play.moves, (move) => (ON_THE_WAY.includes(move.kind) ? (play.effects<EldoradoEffects>(move).ways ?? []) : [])),
    wanted,
  );
}

/** Choices that are none are taken by the server: the first step may have been made with the card. */
function isThere({ view }: Table, way: Way, cell: Cell): boolean {
  const pawn = view.players[view.player]?.pawns[way.second ? 1 : 0];
  return !pawn || keyOf(pawn) === keyOf(cell);
}

export async function travel(play: Table, { by, ...way }: Course): Promise<void> {
  if (!ON_THE_WAY.includes(by.kind) && !(await play.make(by))) return;
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
