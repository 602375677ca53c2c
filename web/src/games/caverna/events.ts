/** What others do, as it goes over the table while their home is visited: a dwarf goes to work, goods travel by themselves, loot and tiles go home from where the dwarf is. */
import type { LogEntry } from "../../lib/messages";
import type { Play } from "../../table/play.svelte";
import type { Sound } from "../../ui/sound";
import type { Course, Freight } from "../contract";
import { HALVES } from "./home";
import type { CavernaView } from "./view";

export const courses: Readonly<Record<string, Course>> = {
  use: { from: "dwarfs", to: "space" },
  imitate: { from: "work", to: "space" },
  save: { to: "space" },
  furnish: { from: "tile", to: "visit" },
  loot: { from: "work", to: "supplies" },
  forge: { to: "work" },
  lay: { from: "work", to: "visit" },
  put: { from: "work", to: "visit" },
  install: { from: "work", to: "visit" },
  sow: { from: "supplies", to: "land" },
  part: { to: "supplies" },
  breed: { to: "land" },
  reveal: { to: "turned" },
  token: { to: "turned" },
  ...Object.fromEntries(["buy", "trade", "swap", "food", "disarm", "substitute", "feed"].map((kind) => [kind, { to: "supplies" }])),
};

/** A room is bought and put in its place; a family exchanges what it can and eats. */
const RUNS = [
  ["furnish", "pay", "install"],
  ["swap", "coins", "food", "disarm", "substitute", "feed"],
];
/** Steps of one run are shown as one; its last kind ends it. */
export const goesOn = (before: LogEntry, { seat, move }: LogEntry): boolean =>
  before.seat === seat && RUNS.some((run) => run.slice(0, -1).includes(String(before.move.kind)) && run.includes(String(move.kind)));

/** Where the goods of a step come from and go to: the space, the cell, the dwarfs who eat. */
function counter({ seat, move }: LogEntry): Freight["from"] {
  if (move.kind === "feed") return `dwarfs-${seat}`;
  return move.space ? { space: move.space } : move.cell ? `visit-${seat}` : `work-${seat}`;
}
/** They set out when the dwarf or the tile is there, one close behind the other. */
const THEN = 0.5;
const LATER = 0.1;

/** The kinds of animals of which a seat has one more by a step: births come of a step of somebody else's too. */
export const bornIn = (entry: LogEntry, seat = entry.seat): string[] =>
  entry.told.filter((told) => told.tale === "born" && told.seat === seat).flatMap(({ young }) => Object.keys(young as object));

/** The things that somebody gets by a step: what is built, or else the goods that are taken. */
export function gotIn({ move: { tile, piece }, told }: LogEntry): string[] {
  const built = tile ?? piece;
  if (built) return [...new Set(HALVES[String(built)] ?? [String(built)])];
  return told.filter(({ tale }) => tale === "taken").flatMap(({ goods }) => Object.keys(goods as object));
}

/** The number of the last step that has been told. */
export const toldUpTo = (play: Play<CavernaView>): number => play.together.at(-1)?.number ?? play.moment?.entries.at(-1)?.number ?? Infinity;

export const atHarvest = (play: Play<CavernaView>): boolean => ["harvest", "gathered"].includes(play.moment?.name ?? "");
/** The harvest comes of what is told now, and is told after it. */
export const beforeHarvest = (play: Play<CavernaView>): boolean =>
  play.view.phase === "feeding" && !atHarvest(play) && !!play.log[toldUpTo(play)]?.told.some(({ tale }) => tale === "harvest");

/** Whether a seat was on an expedition, by what was told up to a step, of which nobody knew how it ends. */
export function isAway(log: readonly LogEntry[], seat: number, number: number): boolean {
  const own = log.filter((entry) => entry.seat === seat);
  const since = own.slice(own.findLastIndex(({ move }) => move.kind === "use"));
  return since.some(({ move }) => move.kind === "loot") && !since.some((entry) => entry.number <= number && entry.told.some(({ tale }) => tale === "home"));
}

/** What is taken comes to its place on the shelf, what is paid leaves it. */
export function freight(entry: LogEntry): Freight[] {
  const { seat } = entry;
  return entry.told
    .flatMap(({ tale, goods }) => Object.entries((goods ?? {}) as Record<string, number>).map(([good, number]) => ({ tale, good, number })))
    .flatMap(({ tale, good, number }, i): Freight[] => {
      const [thing, place, wait] = [`${good} ${number}`, `${good}-${seat}`, THEN + LATER * i];
      if (["paid", "furnished", "built", "fed"].includes(String(tale))) return [{ thing, from: place, to: counter(entry), wait }];
      return ["taken", "found"].includes(String(tale)) ? [{ thing, from: counter(entry), to: place, wait }] : [];
    });
}

/** What is taken, paid or built on the way, a birth or no room for one, a harvest: to be told though what led to it goes without saying, unlike the asking for an exchange. */
export const matters = ({ told }: LogEntry): boolean => told.some(({ tale }) => tale !== "exchanged");

export const sounds: Readonly<Record<string, Sound>> = { lay: "stone", install: "stone", forge: "stone", trade: "coin", buy: "coin", coins: "coin" };
