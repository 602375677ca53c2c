// Written by scripts/message_types.py from filone.games.saboteur. Do not edit.

/** `actor` is whom the phase concerns, `last` played the last card, `proposer` has asked this turn to end the round, `finder` found the treasure (-1: nobody). `hand`, `role` and `passed` are the seat's own; `roles` are those that everybody has seen. `pool` is the gold that the seat holds right now. `nuggets` is what each seat owns, as far as the seat knows. */
export interface SaboteurView {
  game: string;
  rules: number;
  seats: number;
  options: Record<string, unknown>;
  seat: number;
  turn: number;
  ask: string;
  round: number;
  phase: string;
  actor: number;
  last: number;
  proposer: number;
  finder: number;
  goal: number;
  placed: [number, number];
  maze: Piece[];
  goals: Goal[];
  broken: string[][];
  deck: number;
  hands: number[];
  hand: string[];
  discards: Record<string, number>;
  passes: number[];
  passed: string[];
  plays: Play[];
  dealt: boolean[];
  role: string | null;
  roles: (string | null)[];
  spare: string | null;
  gold_deck: number;
  gold_pool: number;
  gold_cards: number[];
  pool: number[] | null;
  picks: Pick[];
  payments: Payment[];
  nuggets: (number | null)[];
}

/** A face-up card of the maze. `linked`: the tunnel from the start runs through it. */
export interface Piece {
  card: string;
  turned: boolean;
  cell: [number, number];
  linked: boolean;
}

/** A goal: what it shows, as far as the seat knows, whether it is up, and who has looked at it with a map. */
export interface Goal {
  cell: [number, number];
  card: string | null;
  up: boolean;
  lookers: number[];
}

/** A card played openly, in the notation of its move. */
export interface Play {
  seat: number;
  move: string;
}

/** A gold card kept by a digger: from which gold cards (ones, twos, threes) and which one, if the seat knows. */
export interface Pick {
  round: number;
  seat: number;
  pool: number[] | null;
  nuggets: number | null;
}

/** A saboteur's pay: gold cards by value, if the seat knows them, how many they are, their worth, loose nuggets. */
export interface Payment {
  round: number;
  seat: number;
  cards: number[] | null;
  count: number;
  worth: number;
  loose: number;
}
