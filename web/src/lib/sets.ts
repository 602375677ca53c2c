/** What to begin from: sets of rules, numbers of players. */
import type { Named } from "./games.svelte";

export const usual = ({ info }: Named): Record<string, unknown> => Object.fromEntries(info.options.map((option) => [option.name, option.default]));

/** The sets of a game, and our usual rules (an empty name) where none of them says the same. */
export function setsOf(game: Named): string[] {
  const rules = usual(game);
  const named = Object.keys(game.info.sets);
  const same = named.some((set) => Object.entries(game.info.sets[set]!).every(([name, value]) => rules[name] === value));
  return same ? named : ["", ...named];
}

/** The fewest and the most players that those who look for others usually want. */
export function usualSeats({ info }: Named): [number, number] {
  const [some, others = some] = [3, 4, 2].filter((n) => info.seats.includes(n));
  return [Math.min(some!, others!), Math.max(some!, others!)];
}
