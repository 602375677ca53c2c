/** Sets of rules to begin from. */
import type { Named } from "./games.svelte";

export const usual = ({ info }: Named): Record<string, unknown> => Object.fromEntries(info.options.map((option) => [option.name, option.default]));

/** The sets of a game, and our usual rules (an empty name) where none of them says the same. */
export function setsOf(game: Named): string[] {
  const rules = usual(game);
  const named = Object.keys(game.info.sets);
  const same = named.some((set) => Object.entries(game.info.sets[set]!).every(([name, value]) => rules[name] === value));
  return same ? named : ["", ...named];
}
