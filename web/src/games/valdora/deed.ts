/** A step in pictures: what is given, and what comes of it. */
import type { LogEntry } from "../../lib/messages";
import { GEMS } from "./data";
import { feeOf, gemsOf, patronOf, type Valley } from "./valley";
import type { ValdoraEffects } from "./view";

/** What is drawn, and which of its kind or how many. */
export type Sign = readonly [
  kind: "gem" | "item" | "order" | "commission" | "crest" | "coin" | "points" | "craftsman" | "workshop" | "food" | "to" | "then",
  which?: string,
];

const TO: Sign = ["to"];
const THEN: Sign = ["then"];
const GOLD: Sign = ["gem", "gold"];
const COIN: Sign = ["coin"];
const BONUS = 10;

/** Points are those that are earned now, perhaps with the last gem that is handed over: what a gem will be worth, the words tell. */
function signsOf({ move, told }: LogEntry, valley: Valley): Sign[] {
  const points = (n: unknown): Sign => ["points", `+${String(n)}`];
  const came = told.flatMap(({ tale, points: n, colour: which }): Sign[] => {
    if (tale === "points") return [points(n)];
    if (tale === "bonus") return [points(BONUS)];
    if (tale !== "craftsman" && tale !== "workshop") return [];
    const earned = tale === "craftsman" ? n : valley.workshops[String(which)]?.points;
    return earned ? [[tale, String(which)], points(earned)] : [];
  });
  switch (move.kind) {
    case "load": {
      const item = String(move.item);
      const fee = feeOf(valley, item);
      return [...(fee ? [["coin", `${fee}`] as const, THEN] : []), ["gem", String(move.gem)], TO, ["item", item]];
    }
    case "buy_item":
      return [GOLD, TO, ["item", String(move.item)]];
    case "buy_commission":
      return [COIN, TO, ["order", String(move.wants)]];
    case "deliver": {
      const wants = String(move.wants);
      const gems = gemsOf(wants).map((gem): Sign => ["gem", gem]);
      return [...(gems.length ? gems : [COIN]), TO, ["crest", patronOf(valley, wants).colour], ...came];
    }
    case "refill":
      return [TO, ["coin", "6"]];
    case "provisions":
      return [TO, ["food"]];
    default:
      return came;
  }
}

/** All deeds of some steps in order: a turn is told part by part, and whichever part that is, it is to be seen. */
export const deedsOf = (steps: readonly LogEntry[], valley: Valley): Sign[] =>
  steps
    .map((step) => signsOf(step, valley))
    .filter((signs) => signs.length)
    .flatMap((signs, i) => (i ? [THEN, ...signs] : signs));

/** Points are not there before what brings them, and neither is what comes after them. */
export function untilPoints(signs: readonly Sign[]): readonly Sign[] {
  const points = signs.findIndex(([kind]) => kind === "points");
  return points < 0 ? signs : signs.slice(0, points);
}

/** So much of a thing that can be had. */
function signOf(thing: string, number: number): Sign {
  if (thing === "coin" || thing === "points") return [thing, `+${number}`];
  if (thing === "bonus") return ["points", `+${BONUS * number}`];
  if (thing === "commission") return [thing];
  return [GEMS.includes(thing) ? "gem" : "item", thing];
}

/** What a journey costs, and of what can be had there that which is to be shown. */
export function journeySigns({ costs = {}, brings = {}, offers = {} }: Partial<ValdoraEffects>, shown: (thing: string) => boolean): Sign[] {
  const price: Sign[] = [...(costs.coin ? [["coin", `−${costs.coin}`] as const] : []), ...(costs.provisions ? [["food"] as const] : [])];
  const gain = Object.entries({ ...offers, ...brings })
    .filter(([thing]) => shown(thing))
    .map(([thing, number]) => signOf(thing, number));
  return [...price, ...(price.length && gain.length ? [TO] : []), ...gain];
}
