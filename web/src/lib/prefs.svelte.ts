/** What this browser remembers of its reader's taste. */

export type Theme = "system" | "light" | "dark";
export type Asking = "final" | "always" | "never";
/** How long a step of somebody else is shown, in milliseconds. */
export const PACES = { slow: 2400, normal: 1500, fast: 600, now: 0 };
export type Pace = keyof typeof PACES;

function stored<T extends string>(key: string, values: readonly T[], otherwise: T): T {
  const value = localStorage.getItem(key) as T | null;
  return value && values.includes(value) ? value : otherwise;
}

class Prefs {
  theme: Theme = $state(stored("theme", ["system", "light", "dark"], "system"));
  /** When a move waits for a confirmation: where it cannot be taken back, always, never. */
  asking: Asking = $state(stored("asking", ["final", "always", "never"], "final"));
  /** How fast the page shows what others do. */
  pace: Pace = $state(stored("pace", Object.keys(PACES) as Pace[], "normal"));
  sounds: boolean = $state(localStorage.getItem("sounds") === "on");
  /** Of a hundred. */
  volume: number = $state(Number(localStorage.getItem("volume") ?? 60));
  notify: boolean = $state(localStorage.getItem("notify") === "on");
  /** The page answers where there is only one choice. */
  only: boolean = $state(localStorage.getItem("only") !== "off");
  /** The bar says what is worth looking at. */
  coach: boolean = $state(localStorage.getItem("coach") === "on");
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

  show(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem("pace", pace);
  }

  loud(volume: number): void {
    this.volume = volume;
    localStorage.setItem("volume", String(volume));
  }

  async toggle(key: "sounds" | "notify" | "only" | "coach" | "shortcuts"): Promise<void> {
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
