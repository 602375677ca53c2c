/** What this browser remembers of its reader's taste. */

export type Theme = "system" | "light" | "dark";
export type Asking = "final" | "always" | "never";

function stored<T extends string>(key: string, values: readonly T[], otherwise: T): T {
  const value = localStorage.getItem(key) as T | null;
  return value && values.includes(value) ? value : otherwise;
}

class Prefs {
  theme: Theme = $state(stored("theme", ["system", "light", "dark"], "system"));
  /** When a move waits for a confirmation: where it cannot be taken back, always, never. */
  asking: Asking = $state(stored("asking", ["final", "always", "never"], "final"));
  sounds: boolean = $state(localStorage.getItem("sounds") === "on");
  notify: boolean = $state(localStorage.getItem("notify") === "on");
  /** The page answers where there is only one choice. */
  only: boolean = $state(localStorage.getItem("only") !== "off");
  /** Single keys at the table. */
  shortcuts: boolean = $state(localStorage.getItem("shortcuts") !== "off");

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#paint());
    this.#paint();
  }

  #paint(): void {
    const dark = this.theme === "dark" || (this.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  }

  paint(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem("theme", theme);
    this.#paint();
  }

  ask(asking: Asking): void {
    this.asking = asking;
    localStorage.setItem("asking", asking);
  }

  async toggle(key: "sounds" | "notify" | "only" | "shortcuts"): Promise<void> {
    let on = !this[key];
    if (key === "notify" && on) on = "Notification" in window && (await Notification.requestPermission()) === "granted";
    this[key] = on;
    localStorage.setItem(key, on ? "on" : "off");
  }
}

export const prefs = new Prefs();

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
