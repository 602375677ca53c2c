import { t } from "./i18n.svelte";
import type { Pace } from "./messages";

/** A pace as people read it. */
export function paceText(pace: Pace): string {
  if (!pace) return t("pace-none");
  if (pace.type === "slow") return t("pace-slow-agreed", { days: pace.days });
  return t("pace-live-agreed", { seconds: pace.turn, minutes: Math.round(pace.reserve / 60) });
}
