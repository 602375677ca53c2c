/** How far the tunnels are from the doors: geometry alone, whatever cards there are. */
import { ends, NEIGHBOURS } from "./cards";
import { CARDS } from "./data";
import type { Goal, Piece } from "./view";

/** Nobody digs farther around than this. */
const FARTHEST = 20;

/** How many cards are needed at least from where the linked tunnels lead to one of the doors that are still closed, around what is blocked. */
export function reach(maze: readonly Piece[], goals: readonly Pick<Goal, "cell" | "up">[]): number {
  const doors = new Set(goals.filter(({ up }) => !up).map(({ cell }) => String(cell)));
  const seen = new Set(maze.filter(({ card, linked }) => linked || CARDS[card]!.dead).map(({ cell }) => String(cell)));
  let next = ends(maze.filter(({ card, linked }) => linked && !CARDS[card]!.dead));
  for (let cards = 0; cards < FARTHEST; cards++) {
    if (next.some((cell) => doors.has(String(cell)))) return cards;
    const fresh = next.filter((cell) => !seen.has(String(cell)) && seen.add(String(cell)));
    next = fresh.flatMap(([x, y]) => Object.values(NEIGHBOURS).map(([dx, dy]): [number, number] => [x + dx, y + dy]));
  }
  return Infinity;
}
