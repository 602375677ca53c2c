import type { View } from "../contract";

export interface Panel {
  readonly name: string;
  readonly title: string;
  readonly value: unknown;
}

const COMMON = new Set(["game", "rules", "seats", "options", "seat", "turn", "ask"]);

/** The parts of a view that are the game's own and have something in them, in the order in which the game declares them. */
export function panels(view: View): Panel[] {
  return Object.entries(view)
    .filter(([name, value]) => !COMMON.has(name) && !blank(value))
    .map(([name, value]) => ({ name, title: title(name), value }));
}

/** `gold_deck` reads as `Gold deck`. */
export function title(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function blank(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}
