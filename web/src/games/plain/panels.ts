import type { View } from "../contract";

export interface Panel {
  readonly title: string;
  readonly value: unknown;
}

const COMMON = new Set(["game", "rules", "seats", "options", "seat", "turn", "ask"]);

/** The parts of a view that are the game's own and have something in them: single values together, then the rest as the game declares it. */
export function panels(view: View): Panel[] {
  const own = Object.entries(view).filter(([name, value]) => !COMMON.has(name) && !blank(value));
  const facts = own.filter(([, value]) => typeof value !== "object");
  const rest = own.filter(([, value]) => typeof value === "object").map(([name, value]) => ({ title: title(name), value }));
  return facts.length ? [{ title: "", value: Object.fromEntries(facts) }, ...rest] : rest;
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

/** The columns of a list of alike things, to be set as rows; undefined if they are not alike. */
export function columns(list: readonly unknown[]): string[] | undefined {
  if (list.length < 2 || !list.every((one) => typeof one === "object" && one !== null && !Array.isArray(one))) return undefined;
  const names = Object.keys(list[0] as object);
  const flat = (value: unknown) => value === null || typeof value !== "object" || (Array.isArray(value) && value.every((one) => typeof one !== "object"));
  return (list as Record<string, unknown>[]).every((one) => names.every((name) => name in one && flat(one[name]))) ? names : undefined;
}
