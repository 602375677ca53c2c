/** What others do, in few words for those who do not know the game: what comes of it, and why it matters. */
import type { LogEntry } from "../../lib/messages";
import type { Play } from "../../table/play.svelte";
import { brokenOf } from "./befalls";
import { CARDS, ROUNDS } from "./data";
import type { OpenView } from "./open";

const DEEDS = ["place", "break", "repair", "rockfall", "map", "discard", "reveal", "keep", "draw", "look", "role", "unmask", "gold", "hand", "pay"];

export const isDeed = ({ move }: LogEntry): boolean => DEEDS.includes(String(move.kind));

/** Who does it, or whom chance does it to; nobody opens a door. */
export function doerOf({ seat, move: { target } }: LogEntry): number | undefined {
  return seat >= 0 ? seat : (target as number | undefined);
}

/** The card that a step is made with, as far as the reader may see it: not every move names it. */
export function cardOf({ move: { kind, card, tool } }: LogEntry): string | undefined {
  if (card !== undefined) return String(card);
  return Object.keys(CARDS).find((one) => CARDS[one]!.plays === kind && (!tool || CARDS[one]!.tools.includes(String(tool))));
}

type Cell = readonly [number, number];

/** How many cells lie between the nearest of some cells and the nearest of the doors that are still closed. */
export function nearest(cells: readonly Cell[], goals: readonly { cell: Cell; up: boolean }[]): number {
  const closed = goals.filter(({ up }) => !up);
  return Math.min(...cells.flatMap(([x, y]) => closed.map(({ cell }) => Math.abs(cell[0] - x) + Math.abs(cell[1] - y) - 1)));
}

/** What a card does for those who dig: it brings the tunnel nearer to the doors, or it does not. */
function dug({ view, words }: Play<OpenView>, { move }: LogEntry): string {
  const cell = move.cell as Cell;
  const others = view.maze.filter((piece) => piece.linked && !CARDS[piece.card]!.dead && !piece.card.startsWith("GOAL") && String(piece.cell) !== String(cell));
  const [from, to] = [
    nearest(
      others.map((piece) => piece.cell),
      view.goals,
    ),
    nearest([cell], view.goals),
  ];
  if (CARDS[String(move.card)]!.dead) return words.say("board-deed-dead");
  return to < from ? words.say("board-deed-place", { n: to }) : words.say("board-deed-aside", { n: from });
}

export function meaning(play: Play<OpenView>, entry: LogEntry): string | undefined {
  const { seat, move } = entry;
  const say = (key: string, args = {}) => play.words.say(`board-deed-${key}`, args);
  switch (move.kind) {
    case "place":
      return dug(play, entry);
    case "rockfall": {
      const fallen = play.log.findLast((one) => one.number < entry.number && one.move.kind === "place" && String(one.move.cell) === String(move.cell));
      return say(fallen && CARDS[String(fallen.move.card)]!.dead ? "cleared" : "rockfall");
    }
    case "break":
      return say("break", play.player(Number(move.target)));
    case "repair": {
      const others = brokenOf(play, Number(move.target)).filter((tool) => tool !== move.tool);
      return say(others.length ? "halted" : "repair", play.player(Number(move.target)));
    }
    case "reveal":
      return say(move.shown === "GOAL_GOLD" ? "gold" : "stone");
    case "role":
    case "unmask":
      return move.role === undefined ? undefined : play.words.say(`board-aim-${String(move.role)}`);
    case "keep":
    case "pay":
      return play.words.say("board-most-gold", { rounds: ROUNDS });
    case "map":
    case "discard":
      return say(move.kind, play.player(seat));
    default:
      return undefined;
  }
}
