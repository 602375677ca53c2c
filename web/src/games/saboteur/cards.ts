/** Cards as they are drawn: their size, how they lie, how a hand holds them. */
import type { Move } from "../../lib/narrow";
import { CARDS, type Side } from "./data";
import type { Piece } from "./view";

export const WIDTH = 98;
export const HEIGHT = 116;

const OPPOSITE: Record<Side, Side> = { N: "S", S: "N", E: "W", W: "E" };
export const opposite = (side: Side): Side => OPPOSITE[side];

/** The open sides of a tunnel card as it lies; none for an action card. */
export function openings(card: string, turned = false): readonly Side[] {
  const { open } = CARDS[card]!;
  return turned ? open.map((side) => OPPOSITE[side]) : open;
}

/** Whether it lies in the maze. */
export const isTunnel = (card: string): boolean => !!CARDS[card]?.open.length;

/** Whether a card of whoever is to move can only be put away. */
export const idle = (moves: readonly Move[], card: string): boolean => moves.length > 0 && !moves.some((move) => move.card === card && move.kind !== "discard");

export interface Stack {
  readonly card: string;
  readonly count: number;
}

/** Equal cards of a hand in one stack: tunnels first, as they are held. */
export function stacks(hand: readonly string[]): Stack[] {
  const counts = new Map<string, number>();
  for (const card of hand) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

export const left = (x: number) => x * WIDTH;
export const top = (y: number) => y * HEIGHT;

/** The cell beside another, by the side on which it lies. */
export const NEIGHBOURS: Readonly<Record<Side, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The cards that the light from the ladder gets to: a dead end has it from the tunnel that it closes. */
export function lit(maze: readonly Piece[]): ReadonlySet<Piece> {
  const linked = new Map(maze.filter((piece) => piece.linked).map((piece) => [String(piece.cell), piece]));
  const closes = ({ card, turned, cell: [x, y] }: Piece) =>
    openings(card, turned).some((side) => {
      const next = linked.get(String([x + NEIGHBOURS[side][0], y + NEIGHBOURS[side][1]]));
      return next && openings(next.card, next.turned).includes(opposite(side));
    });
  return new Set(maze.filter((piece) => piece.linked || (CARDS[piece.card]!.dead && closes(piece))));
}

/** The empty cells beside cards that lie face up: where a player may think of placing something. */
export function borders(taken: readonly (readonly number[])[], blocked: readonly (readonly number[])[]): [number, number][] {
  const full = new Set([...taken, ...blocked].map(String));
  const found = new Map<string, [number, number]>();
  for (const [x, y] of taken)
    for (const [dx, dy] of Object.values(NEIGHBOURS)) {
      const cell: [number, number] = [x! + dx, y! + dy];
      if (!full.has(String(cell))) found.set(String(cell), cell);
    }
  return [...found.values()];
}

/** The cells that tunnels lead to: whatever is placed next lies there, so that no more of the rock needs to be in sight. */
export function ends(maze: readonly { card: string; turned: boolean; cell: readonly number[] }[]): [number, number][] {
  return maze.flatMap(({ card, turned, cell: [x, y] }) =>
    openings(card, turned).map((side): [number, number] => [x! + NEIGHBOURS[side][0], y! + NEIGHBOURS[side][1]]),
  );
}

/** How many columns of rock lie untouched between what can be dug next and the doors. */
export function untouched(maze: readonly { card: string; cell: readonly number[] }[], doors: number): number {
  const dug = maze.filter(({ card }) => !card.startsWith("GOAL")).map(({ cell }) => cell[0]!);
  return Math.max(0, doors - Math.max(...dug) - 2);
}
