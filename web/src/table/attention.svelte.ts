/** Signs that it is the reader's turn: the title, the icon of the tab, a sound, a notification. Nothing without consent. */
import { t } from "../lib/i18n.svelte";
import type { ServerMessage } from "../lib/messages";
import { prefs } from "../lib/prefs.svelte";
import { router } from "../lib/router.svelte";
import { sound } from "../ui/sound";

class Attention {
  /** How many tables wait for the reader, as far as this page was told. */
  readonly #waiting = new Set<string>();
  #title = "Filone";

  /** What the page is about, and whether its table waits for the reader. */
  title(title: string): void {
    this.#title = title;
    this.#paint();
  }

  turn(table: string, mine: boolean): void {
    const before = this.#waiting.has(table);
    if (mine) this.#waiting.add(table);
    else this.#waiting.delete(table);
    if (mine && !before) sound("turn");
    this.#paint();
  }

  hear = (message: ServerMessage): void => {
    if (message.type !== "your_turn") return;
    const here = router.path[0] === "table" && router.path[1] === message.table;
    if (!here) this.turn(message.table, true);
    if (prefs.notify && (document.hidden || !here)) this.#notify(message.table, message.name);
  };

  #notify(table: string, name: string): void {
    const place = `/table/${table}`;
    const about = { body: name, tag: table, icon: "icon-192.png" };
    // Phones show only what a service worker shows.
    navigator.serviceWorker?.getRegistration().then(async (worker) => {
      if (worker?.active) return worker.showNotification(t("your-turn"), { ...about, data: { place } });
      const note = new Notification(t("your-turn"), about);
      note.onclick = () => {
        window.focus();
        router.go(place);
      };
    }, console.error);
  }

  #paint(): void {
    const waiting = this.#waiting.size > 0;
    document.title = waiting ? `● ${t("your-turn")} · ${this.#title}` : this.#title;
    document.getElementById("favicon")?.setAttribute("href", waiting ? "favicon-turn.svg" : "favicon.svg");
  }
}

export const attention = new Attention();
