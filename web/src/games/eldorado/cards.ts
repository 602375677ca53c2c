/** What is printed on cards, cave tokens and blocks. */

export type Symbol = "machete" | "paddle" | "coin";
export const SYMBOLS: readonly Symbol[] = ["machete", "paddle", "coin"];
export const TERRAIN_OF: Record<Symbol, string> = { machete: "jungle", paddle: "river", coin: "village" };

export interface Print {
  readonly symbols: readonly Symbol[];
  readonly power: number;
  /** 0: not for sale. */
  readonly cost: number;
  readonly item: boolean;
  readonly draws: number;
  readonly removes: number;
}

const card = (symbols: readonly Symbol[], power: number, cost: number, item = false, draws = 0, removes = 0): Print => ({
  symbols,
  power,
  cost,
  item,
  draws,
  removes,
});

export const CARDS: Readonly<Record<string, Print>> = {
  explorer: card(["machete"], 1, 0),
  traveler: card(["coin"], 1, 0),
  sailor: card(["paddle"], 1, 0),
  scout: card(["machete"], 2, 1),
  trailblazer: card(["machete"], 3, 3),
  jack_of_all_trades: card(SYMBOLS, 1, 2),
  photographer: card(["coin"], 2, 2),
  treasure_chest: card(["coin"], 4, 3, true),
  transmitter: card([], 0, 4, true),
  pioneer: card(["machete"], 5, 5),
  giant_machete: card(["machete"], 6, 3, true),
  captain: card(["paddle"], 3, 2),
  journalist: card(["coin"], 3, 3),
  millionaire: card(["coin"], 4, 5),
  adventurer: card(SYMBOLS, 2, 4),
  prop_plane: card(SYMBOLS, 4, 4, true),
  cartographer: card([], 0, 4, false, 2),
  compass: card([], 0, 2, true, 3),
  scientist: card([], 0, 4, false, 1, 1),
  travel_log: card([], 0, 3, true, 2, 2),
  native: card([], 0, 5),
};

/** What a card adds to a purchase, as it is written. */
export function worth(name: string): string {
  const { symbols, power } = CARDS[name]!;
  return symbols.includes("coin") ? String(power) : "½";
}

/** The symbol and power of a token that moves a pawn. */
export function tokenPrint(token: string): { symbol: Symbol; power: number } | undefined {
  const [symbol, power] = token.split("_");
  return SYMBOLS.includes(symbol as Symbol) && Number(power) ? { symbol: symbol as Symbol, power: Number(power) } : undefined;
}

export const BLOCKS: Readonly<Record<number, { terrain: string; value: number }>> = {
  1: { terrain: "jungle", value: 1 },
  2: { terrain: "village", value: 1 },
  3: { terrain: "rubble", value: 1 },
  4: { terrain: "river", value: 1 },
  5: { terrain: "jungle", value: 2 },
  6: { terrain: "rubble", value: 2 },
};

/** Cards by kind as a list, in the order in which they are printed above. */
export function piles(counts: Readonly<Record<string, number>>): { card: string; count: number }[] {
  return Object.keys(CARDS).flatMap((name) => (counts[name] ? [{ card: name, count: counts[name] }] : []));
}

export function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
