/** What coach and hints say, in words: texts of the game, which may speak of other texts of the game. */
import type { Words } from "../lib/i18n.svelte";
import type { AdviceInfo } from "../lib/messages";

export function sayAdvice(words: Words, advice: readonly AdviceInfo[]): string {
  const about = (one: AdviceInfo) => Object.entries(one.about).map(([name, what]) => [name, typeof what === "string" ? words.say(what) : what] as const);
  return advice.map((one) => words.say(one.key, Object.fromEntries(about(one)))).join(" ");
}
