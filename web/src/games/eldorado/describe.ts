/** Things of the table in words, for labels and tips. */
import { counted, listed, type Words } from "../../lib/i18n.svelte";
import type { Play } from "../../table/play.svelte";
import { BLOCKS, type Symbol } from "./data";
import { piles } from "./heaps";
import { isFinish, keyOf, type Cell, type Plan } from "./hexes";
import type { EldoradoView, Space, Way } from "./view";

export function cardsOf(words: Words, counts: Readonly<Record<string, number>>): string {
  return piles(counts)
    .map(({ card, count }) => counted(words.say(`card-${card}`), count))
    .join(", ");
}

export function terrainName(words: Words, space: Space): string {
  if (space.terrain === "mountain") return words.say(space.number ? "board-cave" : "terrain-mountain", { cave: space.number });
  if (space.terrain === "start") return words.say("board-start", { n: space.number });
  const name = words.say("board-terrain", { terrain: words.say(`terrain-${space.terrain}`), value: space.value });
  return isFinish(space) ? words.say("board-finish", { terrain: name }) : name;
}

/** The Native goes for nothing. */
export function wayText(words: Words, way: Way | undefined): string {
  if (!way) return "";
  return way.cost ? words.say("board-way", { cost: way.cost, left: way.left }) : words.say("board-way-free");
}

/** Half coins as they are written; nothing for none. */
export const coins = (halves: number): string => `${Math.floor(halves / 2) || ""}${halves % 2 ? "½" : ""}`;

/** So much of what a move costs or brings; cards and tokens go by the keys of their names. What pays is no gain. */
export function amount(thing: string, number: number, words: Words): string {
  if (words.has(thing)) return words.say(thing);
  return thing === "half_coins" ? "" : words.say(`board-amount-${thing}`, { n: number });
}

export function spaceLabel(play: Play<EldoradoView>, space: Space): string {
  const { words, view } = play;
  const cell = keyOf([space.q, space.r]);
  const here = view.players.flatMap((player, seat) => (player.pawns.some((pawn) => pawn && keyOf(pawn) === cell) ? [seat] : []));
  const terrain = terrainName(words, space);
  const on = space.terrain === "mountain" ? "board-mountain" : "board-space";
  const name = isFinish(space) ? terrain : words.say(on, { terrain, tile: space.tile, steps: space.steps });
  return here.length ? `${name}, ${words.say("board-here", { names: play.who(...here) })}` : name;
}

/** Where something lies, seen from the nearest of the reader's pawns as the page shows the route; nothing for who has none on it. */
export function bearing(words: Words, plan: Plan, pawns: readonly Cell[], cell: Cell): string {
  const steps = (from: Cell) => {
    const [q, r] = [cell[0] - from[0], cell[1] - from[1]];
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
  };
  const from = pawns.toSorted((a, b) => steps(a) - steps(b))[0];
  if (!from || !steps(from)) return "";
  const [[x, y], [px, py]] = [plan.at(cell), plan.at(from)];
  const eighth = (Math.round((Math.atan2(y - py, x - px) * 4) / Math.PI) + 8) % 8;
  return words.say("board-bearing", { steps: steps(from), way: words.say(`board-bearing-${eighth}`) });
}

export function spaceHelp(words: Words, space: Space): string {
  if (isFinish(space)) return words.say("board-help-finish");
  return words.say(`board-help-${space.terrain === "mountain" && space.number ? "cave" : space.terrain}`, { value: space.value });
}

export function blockName(words: Words, block: number): string {
  const { terrain, value } = BLOCKS[block]!;
  return words.say("board-block", { block, terrain: words.say(`terrain-${terrain}`), value });
}

export function symbolNames(words: Words, symbols: readonly string[]): string {
  return listed(
    symbols.map((symbol) => words.say(`board-symbol-${symbol as Symbol}`)),
    "disjunction",
  );
}
