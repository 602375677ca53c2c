// Written by scripts/message_types.py from filone.games.caverna. Do not edit.

/** The whole table. */
export interface CavernaView {
  game: string;
  rules: number;
  seats: number;
  options: Record<string, unknown>;
  seat: number;
  turn: number;
  ask: string;
  round: number;
  phase: string;
  rounds: RoundView[];
  starter: number;
  first: number;
  homes: HomeView[];
  spaces: SpaceView[];
  coming: string[];
  available: string[];
  leaves: number;
  questions: number;
  turned: string[];
  cursor: number;
  passes: number;
  active: number;
  actor: number;
  sent: number;
  no_field: number[];
  no_breeding: number[];
  crowded: boolean;
  decisions: DecisionView[];
}

/** How a round ends: `none`, `pay`, `harvest`, `part`, or `hidden` while its token is face down. `token` is empty in the rounds that have none, and while it is face down. */
export interface RoundView {
  number: number;
  stage: number;
  ending: string;
  token: string;
}

/** A player's home. */
export interface HomeView {
  goods: Record<string, number>;
  land: Record<string, [number, number][]>;
  large_pastures: Pasture[];
  stables: [number, number][];
  rooms: RoomView[];
  crops: Crop[];
  animals: Animals[];
  dwarfs: Dwarf[];
  supplies: number[];
  begging: number;
  extended: boolean;
  score: number;
  points: Record<string, number>;
  affordable: string[];
}

/** A large pasture: its two cells. */
export interface Pasture {
  cells: [[number, number], [number, number]];
}

/** A furnishing tile; a covered one does nothing any more. */
export interface RoomView {
  cell: [number, number];
  tile: string;
  covered: boolean;
}

export interface Crop {
  cell: [number, number];
  good: string;
  number: number;
}

/** Farm animals in one place, and the dogs that watch them. */
export interface Animals {
  cells: [number, number][];
  good: string;
  number: number;
  dogs: number;
}

/** `strength` is 0 without a weapon. */
export interface Dwarf {
  strength: number;
  placed: boolean;
  newborn: boolean;
}

/** An open action space: what lies on it, and who is there (-1 for nobody). `lacks` is what keeps whoever is to place a dwarf from using it, though nobody is there. */
export interface SpaceView {
  space: string;
  goods: Record<string, number>;
  occupant: number;
  lacks: string;
}

/** Something open, by the name of its class (`part`, `lay` ...) with its fields, things by their names. */
export interface DecisionView {
  name: string;
  fields: Record<string, number | boolean | string | string[]>;
}

/** `short` is the food that is missing at a meal, and becomes begging markers. `sites` are the cells where that which a part of an action puts down could begin. `tiles` are the furnishing tiles that could be bought in it, each with its price. */
export interface CavernaEffects {
  final?: boolean;
  costs?: Record<string, number>;
  brings?: Record<string, number>;
  where?: Record<string, string | number>;
  short?: number;
  sites?: [number, number][];
  tiles?: Record<string, Record<string, number>>;
}
