/** What concerns the reader, said in passing wherever they are, with the way there. */
import { toasts } from "../ui/toasts.svelte";
import { t } from "./i18n.svelte";
import type { ServerMessage } from "./messages";
import { router } from "./router.svelte";

export function hearTold(message: ServerMessage): void {
  if (message.type !== "told") return;
  const places = { friend: `/player/${encodeURIComponent(message.who)}`, report: "/order" };
  const there = message.kind in places ? places[message.kind as keyof typeof places] : `/table/${message.table}`;
  if (message.kind === "over" || `/${router.path.map(encodeURIComponent).join("/")}` === there) return;
  // Whoever waits for a game is in the lobby: it takes them to the table.
  if (message.kind === "started" && !router.path.length) return router.go(there);
  toasts.show({ text: t(`told-${message.kind}`, { who: message.who }), action: { text: t("open-table"), run: () => router.go(there) } }, 30);
}
