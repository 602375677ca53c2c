// Written by scripts/message_types.py from filone.games.eldorado. Do not edit.

/** The whole table but the hands and the draw piles of the others. */
export interface EldoradoView {
  game: string;
  rules: number;
  seats: number;
  options: Record<string, unknown>;
  seat: number;
  turn: number;
  ask: string;
  round: number;
  last_round: boolean;
  player: number;
  start: number;
  arrived: number[];
  bought: boolean;
  passing: boolean;
  board: Space[];
  seams: Seam[];
  cave_tokens: number[];
  tokens_unseen: Record<string, number>;
  tokens_used: Record<string, number>;
  market: Pile[];
  removed: Record<string, number>;
  players: Player[];
  stack: Decision[];
  moving: Moving;
  paying: Paying;
}

/** A hex of the route; `number` counts start spaces and caves from 1, `tile` is empty on the ending tile. `steps` are those to El Dorado, 0 on a mountain. */
export interface Space {
  q: number;
  r: number;
  tile: string;
  terrain: string;
  value: number;
  number: number;
  steps: number;
}

/** Where two pieces meet, pair by pair; `block` is the block that lies there, or 0. */
export interface Seam {
  pairs: [number, number, number, number][];
  block: number;
}

export interface Pile {
  card: string;
  left: number;
  in_market: boolean;
}

/** `hand` are the cards that the viewer knows to be there, `unseen` those that are in the hand or the draw pile. `known` is the part of the hand that everybody knows. A pawn that has arrived has no place. */
export interface Player {
  pawns: ([number, number] | null)[];
  hand_size: number;
  draw_size: number;
  hand: Record<string, number>;
  known: Record<string, number>;
  unseen: Record<string, number>;
  played: Record<string, number>;
  discard: Record<string, number>;
  tokens: Record<string, number>;
  blocks: number[];
}

/** What is open or waits, with the fields it has; seats, seams, caves and cards are numbers from 0. */
export interface Decision {
  name: string;
  fields: Record<string, unknown>;
}

/** The move under way; `pawn` is -1 until the first step, `beside` are the numbers of the caves it began next to. */
export interface Moving {
  pawn: number;
  symbols: string[];
  power: number;
  beside: number[];
  item: string;
}

/** Cards due for a hex or a seam (from 1), or half coins due for a card. */
export interface Paying {
  place: [number, number] | null;
  seam: number;
  cards_due: number;
  card: string;
  half_coins_due: number;
}

/** `ways` has one way for each pawn and end, the best ones first: most power left, then fewest steps. `next_cards` are those of the hand that would open a way once the move under way is stopped. */
export interface EldoradoEffects {
  final?: boolean;
  costs?: Record<string, number>;
  brings?: Record<string, number>;
  where?: Record<string, string | number>;
  ways?: Way[];
  next_cards?: string[];
}

/** The hexes that a pawn enters one after the other, and perhaps a block at their end (0 for none). `cost` is all that is spent on it, in power or in cards, `left` the power that is left then. */
export interface Way {
  second: boolean;
  start: [number, number];
  path: [number, number][];
  block: number;
  cost: number;
  left: number;
}
