/** What a game brings to the page. Everything a game leaves out has a sensible stand-in, so that it can be played from the first day. */
import type { Component } from "svelte";
import type { Names, Words } from "../lib/i18n.svelte";
import type { Effects, LogEntry } from "../lib/messages";
import type { Facet, Move } from "../lib/narrow";
import type { Play } from "../table/play.svelte";
import type { Sound } from "../ui/sound";

/** The part that every view has (`filone.kernel.View`). */
export interface View {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  seat: number;
  turn: number;
  ask: string;
  /** Where a game's things are called differently from table to table. */
  names?: Names;
}

/**
 * Between which places a kind of move takes its piece: an argument of the move that is a seat or a thing on the board, or a place that is marked
 * with `data-place`, for everybody (`deck`) or for whoever acts (`seat` is `seat-2`). Without `from` nothing travels: the place is shown, and the
 * board moves its own things.
 */
export interface Course {
  readonly from?: string;
  readonly to: string;
}

/** One more thing that goes from a place to another with a step, such as what is paid; `Piece` draws it, told by its `thing`. */
export interface Freight {
  readonly thing: string;
  readonly from: string | Facet;
  readonly to: string | Facet;
  /** So much of a step's time later than the step it sets out, where it comes of what is there by then. */
  readonly wait?: number;
}

/** Something that matters, to be staged: the steps of the log that it is made of, one at least, and what they tell of it. */
export interface Moment {
  readonly name: string;
  readonly entries: readonly LogEntry[];
  readonly told: LogEntry["told"];
  /** The words over the bar while it has the stage, where those of its steps would give away what it is about to show. */
  readonly title?: string;
  /** Who is to be seen besides those it is told of. */
  readonly besides?: readonly number[];
  /** Where it can be seen on the board; without it, where its steps go. The stage leaves that in sight. */
  readonly at?: string | Facet;
  /** To be seen on the board as it was, for what comes of it is something else: the next round. */
  readonly old?: boolean;
}

export interface GameClient<V extends View = View> {
  /** The board: everything that lies on the table, the reader's own things included. It fills the box it is given. */
  Board: Component<{ play: Play<V> }>;
  /** What lies in front of one player and is public; shown in the list of players. */
  PlayerPanel?: Component<{ play: Play<V>; seat: number }>;
  /** The seats in the order of their turns, where that is not the order in which they sit: the list has them so. */
  order?(view: V): readonly number[];
  /** The picture of a player in that list; without it, the face that the seat has in every game. */
  Portrait?: Component<{ play: Play<V>; seat: number }>;
  /** Adds arguments that the board speaks of to a legal move: a rockfall is played with a card, though the move does not name it. */
  read?(move: Move, effects: Effects): Move;
  /** The whole move that a player means by things that do not go together, to ask why not. Without it, the first kind that is whole. */
  attempt?(meant: Facet, play: Play<V>): Facet | undefined;
  /** The move that makes a thing possible which is not so yet, where a player who picks it means both. */
  detour?(facet: Facet, play: Play<V>): Facet | undefined;
  /** Whether a move waits for a confirmation though it can be taken back, because there is something to see first: the ways that a card opens. */
  waits?(move: Move, play: Play<V>): boolean;
  /** The board has a place for every choice, always or where this is asked, so that the bar need not repeat a few of them as buttons. */
  complete?: boolean | readonly string[];
  /** So much of a thing that a move costs or brings, in words; without it, the number and the thing's name. Empty for what `preview` says. */
  amount?(thing: string, number: number, words: Words): string | undefined;
  /** What there is to say of the chosen move beyond what it costs and brings, for the bar that asks for the confirmation. */
  preview?(move: Move, play: Play<V>): string | undefined;
  /** One view with everything open, out of every seat's own (`"-3"` is the spectator's), for replays; at the front what belongs to the seat that is told of. Without it, that seat's own: enough where nobody has secrets. */
  lay?(views: Readonly<Record<string, V>>, seat: number): V;
  /** How the kinds of move are shown when somebody else makes them; without one, the seat that the move is about. */
  courses?: Readonly<Record<string, Course>>;
  /** What goes over the table with a step besides its piece. */
  freight?(entry: LogEntry, play: Play<V>): readonly Freight[];
  /** The kinds of move that go without saying: they are not shown as steps of their own, and left out where a turn is told in one sentence. */
  understood?: readonly string[];
  /** Whether so much came of a step of those kinds that it is shown and told after all, by that alone. */
  matters?(entry: LogEntry): boolean;
  /** The kinds of move that a moment tells: they are not shown as steps before it. */
  onStage?: readonly string[];
  /** Whether a step goes on with the one before it: both are shown as one, if they wait for it together. */
  goesOn?(before: LogEntry, entry: LogEntry): boolean;
  /** How kinds of move sound; without one, like wood, and chance like cards. */
  sounds?: Readonly<Record<string, Sound>>;
  /** What a step is made with, or a `thing` of its freight, as one drawing; without it, the chip of whoever acts travels. */
  Piece?: Component<{ play: Play<V>; entry: LogEntry; thing?: string }>;
  /** The moments that matter among the steps of a log from one number on, as a seat reads it; each is staged in place of its steps. */
  moments?(log: readonly LogEntry[], from: number, reader: number): Moment[];
  /** What is to be seen at such a moment, loaded when the first one comes. */
  Scene?(): Promise<{ default: Component<{ play: Play<V>; moment: Moment }> }>;
  /** Keys of the game's own, beside those of every table (docs/web.md). True if the key was meant for the game. */
  key?(key: string, play: Play<V>): boolean;
}

/** For the parts of the page that serve every game. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has a view of its own
export type AnyClient = GameClient<any>;

const CLIENTS = import.meta.glob<{ default: AnyClient }>("./*/index.ts");

/** A game's client, loaded when it is needed; the plain board for a game that has none yet. */
export async function clientOf(game: string): Promise<AnyClient> {
  const load = CLIENTS[`./${game}/index.ts`] ?? CLIENTS["./plain/index.ts"]!;
  return (await load()).default;
}
