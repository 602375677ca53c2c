import type { Words } from "../../lib/i18n.svelte";
import type { View } from "../contract";

export interface Panel {
  readonly name: string;
  readonly title: string;
  readonly value: unknown;
  /** Whether a list that is as long as the table has an entry for each seat. */
  readonly bySeat: boolean;
}

const COMMON = new Set(["game", "rules", "seats", "options", "seat", "turn", "ask"]);

/** The parts of a view that are the game's own and have something in them: single values together, then the rest as the game declares it.
    A game that has headings for its parts shows those. */
export function panels(view: View, words: Pick<Words, "has" | "say">): Panel[] {
  const own = Object.entries(view)
    .filter(([name, value]) => !COMMON.has(name) && !blank(value))
    .map(([name, value]) => ({ name, value, heading: [`view-${name}`, `seats-${name}`].find((key) => words.has(key)) }));
  const parts = own.some((part) => part.heading) ? own.filter((part) => part.heading) : own;
  const panel = ({ name, value, heading }: (typeof own)[number]): Panel =>
    heading ? { name, title: words.say(heading), value, bySeat: heading.startsWith("seats-") } : { name, title: title(name), value, bySeat: true };
  const facts = parts.filter(({ value }) => typeof value !== "object").map(panel);
  const rest = parts.filter(({ value }) => typeof value === "object").map(panel);
  return facts.length ? [{ name: "", title: "", value: Object.fromEntries(facts.map((fact) => [fact.title, fact.value])), bySeat: false }, ...rest] : rest;
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
