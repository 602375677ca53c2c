// Written by scripts/message_types.py from filone.games.valdora. Do not edit.

/** `memory` is what whoever forgets nothing knows of each player; no screen shows it. `names` are those of spaces that are called by where they lie in this valley. */
export interface ValdoraView {
  game: string;
  rules: number;
  seats: number;
  options: Record<string, unknown>;
  seat: number;
  turn: number;
  ask: string;
  names: Record<string, Record<string, string | number>>;
  start: number | null;
  mover: number | null;
  round: number;
  ending: boolean;
  bank: number;
  bag: Record<string, number>;
  roads: Record<string, Record<string, number>>;
  discard: Record<string, number>;
  books: Record<string, OpenBook>;
  craftsmen: Record<string, number>;
  workshops: Record<string, number | null>;
  bonus: number;
  players: Adventurer[];
  memory: Memory[];
  action: Action;
}

/** Both stacks, the top card last; under the right one lie the unseen cards. `fronts` counts their fronts; `backs` counts, by front and back, the cards of this book's set whose back is unseen, wherever they are. */
export interface OpenBook {
  left: Card[];
  right: Card[];
  unseen: number;
  fronts: Record<string, number>;
  backs: Record<string, Record<string, number>>;
}

/** A card that has been seen: the face that shows, its back if that was seen too, and the city of its set. */
export interface Card {
  face: string;
  back: string | null;
  city: string;
}

/** `equipment` names the gem on each item, or nothing; `completed` counts commissions by crest, and is hidden from others together with the points and the score if that was agreed (1.12). */
export interface Adventurer {
  space: string;
  coins: number;
  provisions: boolean;
  equipment: Record<string, string | null>;
  open: Card[];
  completed: Record<string, number> | null;
  points: number | null;
  craftsmen: Record<string, number>;
  bonus: number;
  score: number | null;
}

/** The commissions that a player has completed before everybody's eyes, by crest, and their points. */
export interface Memory {
  completed: Record<string, number>;
  points: number;
}

/** How far the action of the player on turn has come; `phase` is the name of the open decision. `purpose` is the purchase or delivery that the gems in `owed` are being chosen for; `turning` the card that is being turned over. What comes to light does so on `side` of the book in `city`. */
export interface Action {
  phase: string;
  begun: boolean;
  paged: boolean;
  ships: number;
  purpose: string | null;
  owed: Record<string, number>;
  turning: Card | null;
  side: string | null;
  city: string | null;
}

/** Costs and brings: `coin`, `provisions`, `commission`, `points`, `bonus`, and gems and items by their names. `idle`: there is nothing to do where a journey leads; `offers` is what can be had there, as far as it is of use. A delivery brings a `craftsman` of a colour, and perhaps the `workshop` of that colour. */
export interface ValdoraEffects {
  final?: boolean;
  costs?: Record<string, number>;
  brings?: Record<string, number>;
  where?: Record<string, string | number>;
  idle?: boolean;
  offers?: Record<string, number>;
  craftsman?: string | null;
  workshop?: string | null;
}
