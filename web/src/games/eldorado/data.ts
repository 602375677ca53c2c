// Written by scripts/content.py from filone.games.eldorado.content. Do not edit.

export type Symbol = "machete" | "paddle" | "coin";

/** `cost` is 0 where a card is not for sale, `worth` what it pays for another, in half coins. */
export interface Print {
  symbols: readonly Symbol[];
  power: number;
  cost: number;
  worth: number;
  item: boolean;
  draws: number;
  removes: number;
}

export interface Token {
  symbols: readonly Symbol[];
  power: number;
}

export interface BlockPrint {
  terrain: string;
  value: number;
}

export const PLACES: number = 6;

export const CHANGE_SYMBOL: string = "change_symbol";

export const CARDS: Readonly<Record<string, Print>> = {
  "explorer": {"symbols": ["machete"], "power": 1, "cost": 0, "worth": 1, "item": false, "draws": 0, "removes": 0},
  "traveler": {"symbols": ["coin"], "power": 1, "cost": 0, "worth": 2, "item": false, "draws": 0, "removes": 0},
  "sailor": {"symbols": ["paddle"], "power": 1, "cost": 0, "worth": 1, "item": false, "draws": 0, "removes": 0},
  "scout": {"symbols": ["machete"], "power": 2, "cost": 1, "worth": 1, "item": false, "draws": 0, "removes": 0},
  "trailblazer": {"symbols": ["machete"], "power": 3, "cost": 3, "worth": 1, "item": false, "draws": 0, "removes": 0},
  "jack_of_all_trades": {"symbols": ["machete", "paddle", "coin"], "power": 1, "cost": 2, "worth": 2, "item": false, "draws": 0, "removes": 0},
  "photographer": {"symbols": ["coin"], "power": 2, "cost": 2, "worth": 4, "item": false, "draws": 0, "removes": 0},
  "treasure_chest": {"symbols": ["coin"], "power": 4, "cost": 3, "worth": 8, "item": true, "draws": 0, "removes": 0},
  "transmitter": {"symbols": [], "power": 0, "cost": 4, "worth": 1, "item": true, "draws": 0, "removes": 0},
  "pioneer": {"symbols": ["machete"], "power": 5, "cost": 5, "worth": 1, "item": false, "draws": 0, "removes": 0},
  "giant_machete": {"symbols": ["machete"], "power": 6, "cost": 3, "worth": 1, "item": true, "draws": 0, "removes": 0},
  "captain": {"symbols": ["paddle"], "power": 3, "cost": 2, "worth": 1, "item": false, "draws": 0, "removes": 0},
  "journalist": {"symbols": ["coin"], "power": 3, "cost": 3, "worth": 6, "item": false, "draws": 0, "removes": 0},
  "millionaire": {"symbols": ["coin"], "power": 4, "cost": 5, "worth": 8, "item": false, "draws": 0, "removes": 0},
  "adventurer": {"symbols": ["machete", "paddle", "coin"], "power": 2, "cost": 4, "worth": 4, "item": false, "draws": 0, "removes": 0},
  "prop_plane": {"symbols": ["machete", "paddle", "coin"], "power": 4, "cost": 4, "worth": 8, "item": true, "draws": 0, "removes": 0},
  "cartographer": {"symbols": [], "power": 0, "cost": 4, "worth": 1, "item": false, "draws": 2, "removes": 0},
  "compass": {"symbols": [], "power": 0, "cost": 2, "worth": 1, "item": true, "draws": 3, "removes": 0},
  "scientist": {"symbols": [], "power": 0, "cost": 4, "worth": 1, "item": false, "draws": 1, "removes": 1},
  "travel_log": {"symbols": [], "power": 0, "cost": 3, "worth": 1, "item": true, "draws": 2, "removes": 2},
  "native": {"symbols": [], "power": 0, "cost": 5, "worth": 1, "item": false, "draws": 0, "removes": 0},
};

export const TOKENS: Readonly<Record<string, Token>> = {
  "machete_1": {"symbols": ["machete"], "power": 1},
  "machete_2": {"symbols": ["machete"], "power": 2},
  "machete_3": {"symbols": ["machete"], "power": 3},
  "paddle_1": {"symbols": ["paddle"], "power": 1},
  "paddle_2": {"symbols": ["paddle"], "power": 2},
  "coin_1": {"symbols": ["coin"], "power": 1},
  "coin_2": {"symbols": ["coin"], "power": 2},
  "draw": {"symbols": [], "power": 0},
  "remove": {"symbols": [], "power": 0},
  "replace": {"symbols": [], "power": 0},
  "keep_item": {"symbols": [], "power": 0},
  "pass": {"symbols": [], "power": 0},
  "native": {"symbols": [], "power": 0},
  "change_symbol": {"symbols": [], "power": 0},
};

export const BLOCKS: Readonly<Record<number, BlockPrint>> = {
  1: {"terrain": "jungle", "value": 1},
  2: {"terrain": "village", "value": 1},
  3: {"terrain": "rubble", "value": 1},
  4: {"terrain": "river", "value": 1},
  5: {"terrain": "jungle", "value": 2},
  6: {"terrain": "rubble", "value": 2},
};
