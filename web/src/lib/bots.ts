/** Bots by name: a level, and the style it plays in, if it has one: `adept-bold`. */
import { CHARACTERS, type Style } from "../art/cast";
import { t } from "./i18n.svelte";

export function styleOf(bot: string | null | undefined): Style | undefined {
  const style = bot?.split("-")[1];
  return style !== undefined && style in CHARACTERS ? (style as Style) : undefined;
}

/** The levels that can play in a style: whoever plays at random has no taste. */
export const hasTaste = (level: string): boolean => ["novice", "adept", "master"].includes(level);

/** What its level is called. */
export const levelText = (bot: string): string => t(`level-${styleOf(bot) ? bot.split("-")[0] : bot}`);

/** As one chooses it. */
export function botText(bot: string): string {
  const style = styleOf(bot);
  return style ? t("new-character", { name: t(`character-${style}-full`), level: levelText(bot) }) : t("new-bot", { level: levelText(bot) });
}

/** Whoever plays in a style has a name; the others are called by their seats. */
export function botName(bot: string, seat: number): string {
  const style = styleOf(bot);
  return style ? t(`character-${style}`) : t(`bot-name-${seat % 10}`);
}
