/** What others do, in few words for those who do not know the game: what comes of it, and why it matters. */
import type { LogEntry } from "../../lib/messages";
import type { Play } from "../../table/play.svelte";
import { brokenOf } from "./befalls";
import { CARDS, ROUNDS } from "./data";
import type { OpenView } from "./open";
import { reach } from "./reach";
import type { Piece } from "./view";

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

/** What a card does for those who dig: it brings the tunnel nearer to the doors, or it does not. */
function dug({ view, words }: Play<OpenView>, { move }: LogEntry): string | undefined {
  const card = String(move.card);
  if (CARDS[card]!.dead) return words.say("board-deed-dead");
  const others = view.maze.filter(({ cell }) => String(cell) !== String(move.cell));
  const piece: Piece = { card, turned: move.turned === true, cell: move.cell as [number, number], linked: true };
  const [from, n] = [others, [...others, piece]].map((maze) => reach(maze, view.goals)) as [number, number];
  return n === Infinity ? undefined : words.say(n < from ? "board-deed-place" : "board-deed-aside", { n });
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
