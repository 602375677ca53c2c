import { t } from "./i18n.svelte";

/** How long ago a moment was, in words; `at` in seconds since 1970. */
export function ago(at: number, now = Date.now() / 1000): string {
  const minutes = Math.floor((now - at) / 60);
  if (minutes < 1) return t("ago-now");
  if (minutes < 60) return t("ago-minutes", { n: minutes });
  if (minutes < 24 * 60) return t("ago-hours", { n: Math.floor(minutes / 60) });
  return t("ago-days", { n: Math.floor(minutes / (24 * 60)) });
}

/** Seconds as a clock shows them. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const pad = (n: number) => String(n).padStart(2, "0");
  if (whole >= 86400) return `${Math.floor(whole / 86400)} d ${pad(Math.floor((whole % 86400) / 3600))} h`;
  if (whole >= 3600) return `${Math.floor(whole / 3600)}:${pad(Math.floor((whole % 3600) / 60))}:${pad(whole % 60)}`;
  return `${Math.floor(whole / 60)}:${pad(whole % 60)}`;
}
