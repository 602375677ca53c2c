/** The valley that a table plays in: where its spaces lie, what its cards and tiles say. */
import { carriers, commissions, ring, roads, spaces, tools, workshops } from "../../../../src/filone/games/valdora/content/valley.json";
import { PAN, PAN_TAKES, SPACES, type Purpose } from "./data";
import type { ValdoraView } from "./view";

export type Point = readonly [number, number];

export interface Valley {
  readonly spaces: Readonly<Record<string, readonly number[]>>;
  readonly roads: readonly (readonly string[])[];
  readonly tools: Readonly<Record<string, string>>;
  readonly carriers: Readonly<Record<string, number>>;
  readonly ring: readonly string[];
  readonly workshops: Readonly<Record<string, { readonly craftsmen: number; readonly points: number }>>;
  readonly commissions: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Without the cards, which the server deals. */
const PRINTED: Valley = { spaces, roads, tools, carriers, ring, workshops, commissions };

/** The valley of the table's own file, or the one that comes with the game. */
export function valleyOf(options: Readonly<Record<string, unknown>>): Valley {
  return (options.map as Valley | null) ?? PRINTED;
}

export const purposeOf = (space: string): Purpose => SPACES[space]!.purpose;

export const isCity = (space: string) => ["catalogue", "commissions", "harbour-city"].includes(purposeOf(space));

export const hasBook = (space: string) => ["catalogue", "commissions"].includes(purposeOf(space));

/** Whose commission it is, and what it counts. */
export function patronOf(valley: Valley, wants: string): { colour: string; points: number } {
  for (const [colour, requests] of Object.entries(valley.commissions)) {
    const points = requests[wants];
    if (points !== undefined) return { colour, points };
  }
  throw new Error(`nobody wants ${wants}`);
}

/** The gems that a commission asks for, which it is called by; none where it is a coin. */
export const gemsOf = (wants: string): readonly string[] => (wants === "coin" ? [] : wants.split("_"));

/** The gem that an item is made for; nothing for horse and cart, which take any. */
export const madeFor = (valley: Valley, item: string): string | undefined => (item === PAN ? PAN_TAKES : valley.tools[item]);

export const toolFor = (valley: Valley, gem: string) => Object.keys(valley.tools).find((tool) => valley.tools[tool] === gem) ?? PAN;

/** The coins that loading an item costs. */
export const feeOf = (valley: Valley, item: string) => valley.carriers[item] ?? 0;

/** The spaces next to each, along the roads. */
export function neighboursOf(valley: Valley): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const join = (here: string, there: string) => found.set(here, [...(found.get(here) ?? []), there]);
  for (const road of valley.roads)
    for (const [i, there] of road.entries()) {
      const here = road[i - 1];
      if (here === undefined) continue;
      join(here, there);
      join(there, here);
    }
  return found;
}

/** The spaces of the shortest way along the roads, both ends included. */
export function wayBetween(valley: Valley, start: string, end: string): string[] {
  const neighbours = neighboursOf(valley);
  const from = new Map<string, string | undefined>([[start, undefined]]);
  const ways = [start];
  for (const here of ways)
    for (const there of neighbours.get(here) ?? [])
      if (!from.has(there)) {
        from.set(there, here);
        ways.push(there);
      }
  if (!from.has(end)) return [start, end];
  const way: string[] = [];
  for (let space: string | undefined = end; space !== undefined; space = from.get(space)) way.unshift(space);
  return way;
}

/** Who is paid for being met at a space, from the left round, as far as the coins go. */
export function met({ players, seat }: Pick<ValdoraView, "players" | "seat">, space: unknown, coins: number): number[] {
  const round = players.map((_, place) => (seat + place) % players.length);
  return round.filter((other) => other !== seat && players[other]!.space === space).slice(0, coins);
}
