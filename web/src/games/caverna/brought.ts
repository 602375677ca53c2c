/** What a dwarf brought home from the space where it works, as far as it was told. */
import type { LogEntry } from "../../lib/messages";
import { LOOT_SIGNS } from "./art";
import { HALVES } from "./home";

/** A good, a land, a room or a deed, and how many of it. */
export type Brought = readonly [sign: string, number: number];

/** What has nothing to do with the work. */
const APART = ["use", "send", "exchange", "pass"];

function signsOf({ move, told }: LogEntry): Brought[] {
  const { kind, tile, piece, item } = move;
  const signs = told
    .filter(({ tale }) => tale === "taken" || tale === "found")
    .flatMap(({ goods }) => Object.entries(goods as Record<string, number>))
    .map((one): Brought => one);
  if (kind === "lay") signs.push(...HALVES[String(tile)]!.map((half): Brought => [half, 1]));
  if (kind === "put" || kind === "install") signs.push([String(tile ?? piece), 1]);
  if (kind === "loot") signs.push(LOOT_SIGNS[String(item)]!);
  if (kind === "forge") signs.push(["weapon", 1]);
  if (kind === "sow") signs.push(["sow", 1]);
  if (told.some(({ tale }) => tale === "child")) signs.push(["grow", 1]);
  return signs;
}

/** From the space where a seat last went, up to what somebody else did; alike things as one. */
export function broughtFrom(log: readonly LogEntry[], seat: number, space: string): Brought[] {
  const start = log.findLastIndex((entry) => entry.seat === seat && entry.move.kind === "use" && entry.move.space === space);
  if (start < 0) return [];
  const rest = log.slice(start + 1);
  const end = rest.findIndex((entry) => entry.seat !== seat || APART.includes(String(entry.move.kind)));
  const sums = new Map<string, number>();
  for (const [sign, number] of [log[start]!, ...rest.slice(0, end < 0 ? undefined : end)].flatMap(signsOf)) sums.set(sign, (sums.get(sign) ?? 0) + number);
  return [...sums];
}
