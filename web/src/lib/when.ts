/** Moments, in seconds since 1970, as the reader's country writes them. */
import { i18n, LOCALES, t } from "./i18n.svelte";

const written = (at: number, how: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(LOCALES[i18n.lang], how).format(new Date(at * 1000));

export const longDay = (at: number): string => written(at, { dateStyle: "long" });
export const shortDay = (at: number): string => written(at, { dateStyle: "medium" });
/** The time, with the day of the week if it is not today's. */
export const hour = (at: number): string =>
  written(at, { hour: "2-digit", minute: "2-digit", ...(at - Date.now() / 1000 > 12 * 3600 && { weekday: "short" }) });
export const weekday = (at: number): string => written(at, { weekday: "long", hour: "2-digit", minute: "2-digit" });
/** How long, given in minutes: in the largest unit that there is one of. */
export const span = (minutes: number): string =>
  minutes < 60 ? t("minutes", { n: minutes }) : minutes < 1440 ? t("hours", { n: minutes / 60 }) : t("days", { n: minutes / 1440 });

/** A part of a whole, in per cent. */
export const share = (part: number, whole: number): string => (part / Math.max(1, whole)).toLocaleString(LOCALES[i18n.lang], { style: "percent" });
