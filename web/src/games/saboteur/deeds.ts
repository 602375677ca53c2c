/** What others do, in few words for those who do not know the game: what comes of it, and why it matters. */
import { listed } from "../../lib/i18n.svelte";
import type { LogEntry } from "../../lib/messages";
import type { Play } from "../../table/play.svelte";
import { brokenOf } from "./befalls";
import { CARDS, GOALS, ROUNDS } from "./data";
import type { OpenView } from "./open";
import { reach } from "./reach";
import type { Piece } from "./view";

/** Those of a turn. */
const PLAYED = ["place", "break", "repair", "rockfall", "map", "discard", "reveal", "look"];
const DEEDS = [...PLAYED, "keep", "draw", "role", "unmask", "gold", "hand", "pay"];

export const isDeed = ({ move }: LogEntry): boolean => DEEDS.includes(String(move.kind));

/** Who does it, or whom chance does it to; nobody opens a door, but somebody has found what is behind it. */
export function doerOf({ seat, move: { target }, told }: LogEntry): number | undefined {
  return seat >= 0 ? seat : ((target ?? told.find(({ tale }) => tale === "found")?.finder) as number | undefined);
}

/** The card that a step is made with, as far as the reader may see it: not every move names it. */
export function cardOf({ move: { kind, card, tool } }: LogEntry): string | undefined {
  if (card !== undefined) return String(card);
  return Object.keys(CARDS).find((one) => CARDS[one]!.plays === kind && (!tool || CARDS[one]!.tools.includes(String(tool))));
}

/** The card that a step puts into the maze or takes out of it. */
function laidBy(log: readonly LogEntry[], { number, move }: LogEntry): LogEntry["move"] | undefined {
  if (move.kind === "place") return move;
  return log.findLast((entry) => entry.number < number && entry.move.kind === "place" && String(entry.move.cell) === String(move.cell))?.move;
}

/** What the reader has just done, or found by it, until something else is told; a round that ended with it is told on the stage. */
export function ownDeed({ telling, recent, seat }: Pick<Play<OpenView>, "telling" | "recent" | "seat">): LogEntry | undefined {
  if (telling) return undefined;
  const own = recent.findLast((entry) => entry.seat >= 0)?.seat === seat && !recent.some(({ move }) => move.kind === "unmask");
  return own ? recent.findLast(({ move }) => PLAYED.includes(String(move.kind))) : undefined;
}

/** How far it was to a door before a step in the maze, and how far it is now, whichever of the two the view shows. */
export function distances({ view, log }: Pick<Play<OpenView>, "view" | "log">, entry: LogEntry): readonly [from: number, to: number] | undefined {
  const { number, move } = entry;
  const laid = move.kind === "place" || move.kind === "rockfall" ? laidBy(log, entry) : undefined;
  if (!laid) return undefined;
  /** A door that was opened because of it was closed before. */
  const later = log.filter((one) => one.number > number && one.move.kind === "reveal").map((one) => GOALS.indexOf(String(one.move.goal)));
  const goals = view.goals.map(({ cell, up }, i) => ({ cell, up: up && !later.includes(i) }));
  const gone = new Set([String(move.cell), ...later.map((i) => String(goals[i]?.cell))]);
  const others = view.maze.filter(({ cell }) => !gone.has(String(cell)));
  const piece = { card: String(laid.card), turned: laid.turned === true, cell: move.cell as Piece["cell"] };
  const [without, along] = [reach(others, goals), reach([...others, piece], goals)];
  return move.kind === "place" ? [without, along] : [along, without];
}

export type Trend = "nearer" | "opened" | "same" | "farther" | "blocked";

/** Whether a step in the maze brings the tunnel nearer to a door. */
export function trendOf(play: Pick<Play<OpenView>, "view" | "log">, entry: LogEntry): Trend | undefined {
  const both = distances(play, entry);
  if (!both) return undefined;
  const [from, to] = both;
  return to === Infinity ? "blocked" : from === Infinity ? "opened" : to < from ? "nearer" : to > from ? "farther" : "same";
}

const GOOD = ["nearer", "opened", "repair"];
const BAD = ["farther", "blocked", "break"];

/** How a step is for those who dig. */
export function toneOf(play: Pick<Play<OpenView>, "view" | "log">, entry: LogEntry): "good" | "bad" | undefined {
  const what = trendOf(play, entry) ?? String(entry.move.kind);
  return GOOD.includes(what) ? "good" : BAD.includes(what) ? "bad" : undefined;
}

/** What a step in the maze does for those who dig, and why. */
function dug(play: Play<OpenView>, entry: LogEntry): string | undefined {
  const trend = trendOf(play, entry);
  if (!trend) return undefined;
  const [from, n] = distances(play, entry)!;
  const say = (key: string) => play.words.say(`board-deed-${key}`, { n, from });
  const dead = CARDS[String(laidBy(play.log, entry)!.card)]!.dead;
  const turns = trend === "farther" || trend === "blocked" ? "away" : "";
  const cause = entry.move.kind === "rockfall" ? (dead ? "cleared" : "fallen") : dead ? "dead" : turns;
  return [cause && say(cause), say(trend)].filter(Boolean).join(" ");
}

export function meaning(play: Play<OpenView>, entry: LogEntry): string | undefined {
  const { seat, move } = entry;
  const say = (key: string, args = {}) => play.words.say(`board-deed-${key}`, args);
  switch (move.kind) {
    case "place":
    case "rockfall":
      return dug(play, entry);
    case "break":
      return say("break", play.player(Number(move.target)));
    case "repair": {
      const others = brokenOf(play, Number(move.target)).filter((tool) => tool !== move.tool);
      const tools = listed(others.map((tool) => play.words.say(`tool-${tool}`)));
      return say(others.length ? "halted" : "repair", { ...play.player(Number(move.target)), tools, n: others.length });
    }
    case "look":
    case "reveal":
      if (move.shown === "GOAL_GOLD") return say("gold");
      return say(play.view.goals.some(({ up, card }) => up && card === "GOAL_GOLD") ? "bare" : "stone");
    case "role":
      return move.role === undefined ? undefined : play.words.say(`board-aim-${String(move.role)}`);
    case "unmask":
      return play.words.say(`board-was-${String(move.role)}`);
    case "gold":
    case "keep":
    case "pay":
      return play.words.say("board-most-gold", { rounds: ROUNDS });
    case "map":
      return say("map", play.player(seat));
    case "discard":
      return say(cardOf(entry) ? "passed" : "discard");
    default:
      return undefined;
  }
}

/** Whom it helps, or why one does that, for those who have never seen it done. */
export function why(play: Play<OpenView>, entry: LogEntry): string | undefined {
  const { kind, target } = entry.move;
  const key = `board-why-${target === entry.seat ? "own-" : ""}${String(trendOf(play, entry) ? toneOf(play, entry) : kind)}`;
  return play.words.has(key) ? play.words.say(key) : undefined;
}
