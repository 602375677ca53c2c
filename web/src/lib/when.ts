/** Moments, in seconds since 1970, as the reader's country writes them. */
import { i18n, LOCALES } from "./i18n.svelte";

const written = (at: number, how: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(LOCALES[i18n.lang], how).format(new Date(at * 1000));

export const longDay = (at: number): string => written(at, { dateStyle: "long" });
export const shortDay = (at: number): string => written(at, { dateStyle: "medium" });
/** The time, with the day of the week if it is not today's. */
export const hour = (at: number): string =>
  written(at, { hour: "2-digit", minute: "2-digit", ...(at - Date.now() / 1000 > 12 * 3600 && { weekday: "short" }) });

/** A part of a whole, in per cent. */
export const share = (part: number, whole: number): string => (part / Math.max(1, whole)).toLocaleString(LOCALES[i18n.lang], { style: "percent" });
