/** Tournaments as people read them. */
import { t } from "../lib/i18n.svelte";
import type { Terms, TournamentInfo } from "../lib/messages";
import { hour } from "../lib/when";

export const systemText = (terms: Terms): string => t(terms.system === "swiss" ? "tournament-swiss" : "tournament-round-robin");

export function stateText(one: TournamentInfo): string {
  if (one.status === "open") return t("tournament-starts", { time: hour(one.starts) });
  if (one.status === "off") return t("tournament-off");
  if (one.status === "over") return t("tournament-over");
  if (one.due !== null) return t("tournament-due", { round: one.round + 1, time: hour(one.due) });
  return t("tournament-round-of", { round: one.round, rounds: one.rounds });
}
