/** The rulebooks, fetched once for each language. */
import { api } from "../lib/api";
import { i18n } from "../lib/i18n.svelte";
import type { Rules } from "../lib/messages";

const known = new Map<string, Promise<Rules>>();

export function rulesOf(game: string): Promise<Rules> {
  const key = `${game}/${i18n.lang}`;
  let rules = known.get(key);
  if (!rules) {
    rules = api.rules(game, i18n.lang);
    rules.catch(() => known.delete(key));
    known.set(key, rules);
  }
  return rules;
}

/** What a clause says, without what follows it in lists and tables; empty if it cannot be had. */
export async function clauseText(game: string, number: string): Promise<string> {
  const rules = await rulesOf(game).catch(() => undefined);
  const clause = rules?.sections.flatMap((section) => section.clauses).find((one) => one.number === number);
  return (clause?.text.split("\n\n")[0] ?? "").replaceAll(/[*`]/g, "");
}
