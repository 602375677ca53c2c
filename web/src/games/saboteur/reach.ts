/** How far the tunnels are from the doors, and the way through them: geometry alone, whatever cards there are. */
import { NEIGHBOURS, openings, opposite } from "./cards";
import { CARDS, type Side } from "./data";
import type { Goal, Piece } from "./view";

/** Nobody digs farther around than this. */
const FARTHEST = 20;

export type Cell = readonly [x: number, y: number];
type Lying = Omit<Piece, "linked">;

/** A cell, the side from which one comes to it, and how one got there. */
interface Step {
  readonly cell: Cell;
  readonly from?: Side;
  readonly before?: Step;
}

const to = (before: Step, side: Side): Step => ({
  cell: [before.cell[0] + NEIGHBOURS[side][0], before.cell[1] + NEIGHBOURS[side][1]],
  from: opposite(side),
  before,
});
const cells = (step: Step | undefined): Cell[] => (step ? [...cells(step.before), step.cell] : []);

/** From the ladder to the first cell that is `there`: through what is open, and past at most so many cells that still have to be dug. */
function find(maze: readonly Lying[], there: (cell: string) => boolean, most: number): Cell[] | undefined {
  const at = new Map(maze.map((piece) => [String(piece.cell), piece]));
  const seen = new Set<string>();
  let now: Step[] = maze.filter(({ card }) => card === "START").map(({ cell }) => ({ cell }));
  for (let dug = 0; dug <= most; dug++) {
    const next: Step[] = [];
    for (const step of now) {
      const key = String(step.cell);
      if (there(key)) return cells(step);
      const piece = at.get(key);
      const open = piece ? openings(piece.card, piece.turned) : (Object.keys(NEIGHBOURS) as Side[]);
      const barred = piece && (CARDS[piece.card]!.dead || (step.from && !open.includes(step.from)));
      if (barred || seen.has(key)) continue;
      seen.add(key);
      (piece ? now : next).push(...open.map((side) => to(step, side)));
    }
    now = next;
  }
  return undefined;
}

type Doors = readonly Pick<Goal, "cell" | "up">[];

/** The shortest way from the ladder to one of the doors that are still closed, around what is blocked: through tunnels, and what is still to be dug. */
export function route(maze: readonly Lying[], goals: Doors): Cell[] | undefined {
  const doors = new Set(goals.filter(({ up }) => !up).map(({ cell }) => String(cell)));
  return find(maze, (cell) => doors.has(cell), FARTHEST);
}

/** How many cards are needed at least to one of these doors. */
export function reach(maze: readonly Lying[], goals: Doors): number {
  const there = new Set([...maze, ...goals].map(({ cell }) => String(cell)));
  return route(maze, goals)?.filter((cell) => !there.has(String(cell))).length ?? Infinity;
}

/** The way through the tunnels from the ladder to a cell. */
export const wayTo = (maze: readonly Lying[], cell: Cell): Cell[] | undefined => find(maze, (one) => one === String(cell), 0);
