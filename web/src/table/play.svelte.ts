/** What a board talks to: the view it shows, and the narrowing of the reader's moves by the things that are picked on it. */
import type { Style } from "../art/cast";
import type { GameClient, Moment, View } from "../games/contract";
import { styleOf } from "../lib/bots";
import { capital, listed, retell, say, sentence, t, who, type Args, type Words } from "../lib/i18n.svelte";
import type { Effects, KindInfo, LogEntry, TaleInfo } from "../lib/messages";
import { attempt, can, differences, matches, narrow, pick, plain, sameFacet, type Facet, type Move } from "../lib/narrow";
import { prefs } from "../lib/prefs.svelte";
import { linesOf, saying, type Line } from "./lines";
import { inOne } from "./turns";

/** Where a board's position comes from: a table, or a step of a replay. Its properties may be reactive. */
export interface Source<V extends View> {
  readonly view: V;
  /** Whose eyes: a seat, or -3 for a spectator. */
  readonly seat: number;
  /** The seat that the log calls "you": the one whose player is at the screen. */
  readonly reader: number;
  readonly moves: readonly Move[];
  /** Of each of these moves, in the same order. */
  readonly effects: readonly Effects[];
  readonly players: readonly string[];
  /** By seat, where it is known who plays there. */
  readonly bots?: readonly (string | null)[] | undefined;
  readonly kinds: readonly KindInfo[];
  readonly tales: readonly TaleInfo[];
  readonly words: Words;
  readonly recent: readonly LogEntry[];
  readonly log: readonly LogEntry[];
  readonly over: boolean;
  /** The reader makes even an only choice by hand. */
  readonly held: boolean;
  /** The score so far, where the table shows it. */
  readonly scores: readonly number[] | null;
  /** What somebody who explains speaks of now: the board turns to it. */
  readonly spoken?: string | Facet | undefined;
  submit(move: Facet): Promise<void>;
  /** Tell the reader why a move is not allowed; without one, that what was picked leads nowhere. */
  explain(move: Facet | undefined, picks: number): void;
}

/** Milliseconds that somebody takes to answer, whatever they hold. */
export const pause = (): number => 800 + 1200 * Math.random();

interface ThingOptions {
  pick?: (facet: Facet) => void;
  hint?: boolean;
}

export class Play<V extends View = View> {
  picks: readonly Facet[] = $state.raw([]);
  /** A step of the log that the reader wants to see on the board. */
  shown: LogEntry | undefined = $state.raw();
  /** The step of somebody else's that is shown just now. */
  telling: LogEntry | undefined = $state.raw();
  /** All that is told with it, itself first. */
  together: readonly LogEntry[] = $state.raw([]);
  /** The same step once what it takes somewhere is there: from now on the position is what came of it. */
  landed: LogEntry | undefined = $state.raw();
  /** The moment that has the stage just now. */
  staged: Moment | undefined = $state.raw();
  /** The same, from when its sentence is there: what brought it about is still on its way. */
  moment: Moment | undefined = $state.raw();
  /** A step of the log that the reader points at. */
  pointed: LogEntry | undefined = $state.raw();
  sending: boolean = $state(false);
  readonly #effects = new WeakMap<Move, Effects>();
  readonly moves: readonly Move[] = $derived.by(() => this.source.moves.map((move, i) => this.#read(move, this.source.effects[i] ?? {})));
  /** The moves that go with everything picked so far. */
  readonly left: readonly Move[] = $derived.by(() => narrow(this.moves, this.picks));
  /** The one move that is left and waits for a confirmation. */
  readonly chosen: Move | undefined = $derived.by(() => (this.picks.length && this.left.length === 1 ? this.left[0] : undefined));

  constructor(
    private readonly source: Source<V>,
    readonly client: GameClient<V>,
  ) {}

  get view(): V {
    return this.source.view;
  }
  get seat(): number {
    return this.source.seat;
  }
  get reader(): number {
    return this.source.reader;
  }
  get players(): readonly string[] {
    return this.source.players;
  }
  /** The style that a bot in a seat plays in, which has a face of its own. */
  style(seat: number): Style | undefined {
    return styleOf(this.source.bots?.[seat]);
  }
  /** The words of the game, as they are at this table. */
  readonly words: Words = $derived.by(() => (this.view.names ? this.source.words.renamed(this.view.names) : this.source.words));
  get kinds(): readonly KindInfo[] {
    return this.source.kinds;
  }
  get recent(): readonly LogEntry[] {
    return this.source.recent;
  }
  get log(): readonly LogEntry[] {
    return this.source.log;
  }
  get tales(): readonly TaleInfo[] {
    return this.source.tales;
  }
  /** The step whose place the board marks. */
  get marked(): LogEntry | undefined {
    return this.pointed ?? this.shown;
  }
  get over(): boolean {
    return this.source.over;
  }
  get scores(): readonly number[] | null {
    return this.source.scores;
  }
  get spoken(): string | Facet | undefined {
    return this.source.spoken;
  }
  /** It is the reader's turn. */
  get mine(): boolean {
    return this.source.moves.length > 0 && !this.sending;
  }

  /** The move that waits for a confirmation is all that the reader may want: the game sees no reason to wait with it. */
  get ready(): boolean {
    return !!this.chosen && !this.client.waits?.(this.chosen, this);
  }

  /** The board offers everything that can be done now, so that nothing else needs to. */
  get complete(): boolean {
    const { complete = false } = this.client;
    return typeof complete === "boolean" ? complete : complete.includes(this.view.ask);
  }

  /** The only move there is, if the page is to make it for the reader. */
  get only(): Move | undefined {
    const alone = this.mine && this.moves.length === 1 && !this.picks.length;
    return alone && prefs.only && prefs.asking !== "always" && !this.source.held ? this.moves[0] : undefined;
  }

  /** What the server tells of a legal move: whether it is final, what it costs and brings, and what the game adds to that. */
  effects<E extends Effects = Effects>(move: Move): Partial<E> {
    return (this.#effects.get(move) ?? {}) as Partial<E>;
  }

  /** What there is to know of a move before it is confirmed: what it costs and brings, what the game says of it, or else that it is final. */
  preview(move: Move): string {
    const { costs = {}, brings = {}, final } = this.effects(move);
    const parts: (string | undefined)[] = [];
    for (const [key, amounts] of Object.entries({ costs, brings })) {
      const things = this.#amounts(move, amounts);
      if (things) parts.push(t(`effects-${key}`, { things }));
    }
    parts.push(this.client.preview?.(move, this));
    return parts.filter(Boolean).join(" ") || (final ? t("effects-final") : "");
  }

  /** What the move names itself is not said again, nor what the game has another way to say. */
  #amounts(move: Move, amounts: Readonly<Record<string, number>>): string {
    const named = new Set(Object.values(move).filter((value) => typeof value === "string"));
    const things = Object.entries(amounts)
      .filter(([thing, number]) => move[thing] !== number && ![...named].some((value) => thing === value || thing.endsWith(`-${value}`)))
      .map(([thing, number]) => this.client.amount?.(thing, number, this.words) ?? `${number} ${this.noun(thing)}`);
    return listed(things.filter(Boolean));
  }

  can(facet: Facet): boolean {
    return this.mine && can(this.moves, this.picks, facet);
  }

  picked(facet: Facet): boolean {
    return this.picks.some((one) => sameFacet(one, facet));
  }

  /** The value of an argument as far as the picks or the moves that are left settle it. */
  settled(name: string): unknown {
    for (const one of this.picks) if (name in one) return one[name];
    const values = this.left.map((move) => move[name]);
    return this.picks.length && values.length && !differences(this.left).includes(name) ? values[0] : undefined;
  }

  pick = (facet: Facet): void => {
    if (!this.mine) return;
    if (!this.picked(facet) && !this.can(facet)) {
      const first = this.#detour(facet);
      return first ? void this.#after(first, facet) : this.#explain(facet);
    }
    if (this.again(facet)) return void this.confirm();
    this.picks = pick(this.moves, this.picks, facet);
    if (this.chosen && !this.#waits(this.chosen)) void this.confirm();
  };

  /** A thing that made the move whole is picked once more: that confirms it. The first thing, where the player began, is let go instead, unless it is all there is. */
  again(facet: Facet): boolean {
    return !!this.chosen && this.picked(facet) && (this.picks.length === 1 || !sameFacet(this.picks[0]!, facet));
  }

  /** Make one of the legal moves at once. False if it is none of them any more. */
  make = async (wanted: Facet): Promise<boolean> => {
    const move = this.moves.find((one) => matches(one, wanted));
    if (!move || !this.mine) return false;
    this.picks = [move];
    await this.confirm();
    return true;
  };

  /** Pick a thing up, to put it down on another: even the only move that is left is not made before that. */
  lift = (facet: Facet): void => {
    if (!this.picked(facet) && this.can(facet)) this.picks = pick(this.moves, this.picks, facet);
  };

  /** Choose one whole move, from the list of choices. */
  choose = (move: Move): void => {
    this.picks = [move];
    if (!this.#waits(move)) void this.confirm();
  };

  confirm = async (): Promise<void> => {
    const move = this.chosen;
    if (!move || this.sending) return;
    this.sending = true;
    try {
      await this.source.submit(plain(this.kinds, move));
    } finally {
      this.sending = false;
      this.picks = [];
    }
  };

  /** The reader has seen what the move would do: it is made at once, unless everything is to be confirmed. */
  sure = (): void => {
    if (this.chosen && prefs.asking !== "always") void this.confirm();
  };

  cancel = (): void => {
    this.picks = [];
  };

  /** To be called when the position has changed under the picks, and under what the log showed. */
  refresh(): void {
    this.shown = undefined;
    if (this.picks.length && !this.left.length) this.picks = [];
  }

  #read(move: Move, effects: Effects): Move {
    const read = this.client.read?.(move, effects) ?? move;
    this.#effects.set(read, effects);
    return read;
  }

  #detour(facet: Facet): Facet | undefined {
    return this.picks.length ? undefined : this.client.detour?.(facet, this);
  }

  async #after(first: Facet, facet: Facet): Promise<void> {
    if ((await this.make(first)) && this.can(facet)) this.pick(facet);
  }

  #waits(move: Move): boolean {
    if (prefs.asking !== "final") return prefs.asking === "always";
    return this.effects(move).final === true || this.client.waits?.(move, this) === true;
  }

  #explain(facet: Facet): void {
    const meant = Object.assign({}, ...this.picks, facet) as Facet;
    this.source.explain(this.client.attempt ? this.client.attempt(meant, this) : attempt(this.kinds, this.picks, facet), this.picks.length);
  }

  /**
   * Everything that makes an element of the board a thing: `<g {...play.thing({ card: "X" }, "Crossing")}>`, `<div {...}>`.
   * Enter on what is picked already confirms the move, if one is left, and so does a second click (`again`).
   * Without a label its own text names it. `pick` stands in for picking it; `hint` lights it only faintly as long as nothing is picked, where too much would shine.
   */
  thing(facet: Facet, label?: string, { pick = this.pick, hint = false }: ThingOptions = {}): Record<string, unknown> {
    const known = { "data-thing": "", "data-facet": JSON.stringify(facet), "aria-label": label };
    // Whoever has the focus on it keeps it while others play.
    if (!this.mine) return { ...known, role: label && "img", tabindex: -1 };
    const detour = !!this.#detour(facet);
    const able = detour || this.can(facet);
    const picked = this.picked(facet);
    return {
      ...known,
      "data-can": able || undefined,
      "data-hint": (able && (hint || detour) && !this.picks.length) || undefined,
      "data-picked": picked || undefined,
      role: "button",
      tabindex: able || picked ? 0 : -1,
      "aria-pressed": picked,
      "aria-disabled": !able && !picked,
      onclick: () => pick(facet),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === "Enter" && picked && this.chosen) void this.confirm();
        else pick(facet);
      },
    };
  }

  /** The steps of the last change that have these arguments: what the board may want to show arriving. */
  fresh(facet: Facet): boolean {
    return this.recent.some((entry) => matches(entry.move, facet));
  }

  say(prefix: "move" | "log", described: Facet, actor = -1): string {
    return sentence(this.words, this.kinds, prefix, described, this.players, actor, this.reader);
  }

  /** A legal move in words. */
  choice(move: Move): string {
    return this.say("move", { ...plain(this.kinds, move), ...this.effects(move).where });
  }

  /** A move among those that are left, once something is picked: by what tells it from the others, if that can be said. */
  brief(move: Move): string {
    const open = this.picks.length ? differences(this.left) : [];
    if (!open.length || open.includes("kind") || !open.every(this.sayable)) return this.choice(move);
    return capital(open.map((argument) => this.name(argument, move[argument])).join(", "));
  }

  /** A step of the log in words, and what came of it. */
  tell(entry: LogEntry): string {
    return this.sentences({ steps: [entry], run: undefined }).join(" ");
  }

  /** Steps of the log in words: those of one run in one sentence. */
  recount(entries: readonly LogEntry[]): string {
    return linesOf(this.tales, entries)
      .map((line) => this.headline(line))
      .join(" ");
  }

  /** A line of the log in words. */
  headline(line: Line): string {
    return this.sentences(line).join(" ");
  }

  /** What somebody did in a turn, without what goes without saying and without the chance in it. */
  worth(seat: number, lines: readonly Line[]): readonly Line[] {
    return this.said(lines.filter((line) => line.steps[0]!.seat === seat));
  }

  /** Lines without those that go without saying, unless there are no others. */
  said(lines: readonly Line[]): readonly Line[] {
    const worth = lines.filter(({ steps }) => saying(this.client, steps) !== "nothing");
    return worth.length ? worth : lines;
  }

  /** The same in one sentence. */
  sum(seat: number, lines: readonly Line[]): string {
    const sentences = this.worth(seat, lines).flatMap((line) => this.sentences(line));
    return inOne(sentences, [this.players[seat]!, t("log-you")]);
  }

  sentences({ steps, run }: Line): string[] {
    const first = steps[0]!;
    const came = steps.flatMap((entry) => this.#came(entry));
    if (came.length && saying(this.client, steps) === "outcome") return came;
    return [steps.length > 1 && run ? this.retell(run) : this.say("log", first.move, first.seat), ...came];
  }

  /** What came of a step besides the run that it is part of. */
  #came(entry: LogEntry): string[] {
    const runs = new Set(this.tales.filter((tale) => tale.run).map((tale) => tale.name));
    return entry.told.filter((told) => !runs.has(String(told.tale))).map((told) => this.retell(told));
  }

  /** Something that came of a step, in words. */
  retell(told: LogEntry["told"][number]): string {
    return retell(this.words, this.tales, told, this.players, this.reader);
  }

  /** The name of a thing of the game whose noun is not known, where only one noun has it; else the thing itself. */
  noun(id: string): string {
    const nouns = new Set(this.kinds.flatMap((kind) => kind.args).map((arg) => arg.noun));
    const keys = [...nouns].map((noun) => `${noun}-${id}`).filter((key) => this.words.has(key));
    return keys.length === 1 ? this.words.say(keys[0]!) : id;
  }

  /** An argument in words; a flag in those that the board has for it. */
  name(argument: string, value: unknown): string {
    const flag = `board-${argument}-${value ? "yes" : "no"}`;
    if (typeof value === "boolean" && this.words.has(flag)) return this.words.say(flag);
    return String(say(this.words, this.#nounOf(argument), value, this.players));
  }

  /** Whether an argument can be said in a word: not a place, a number, or a flag without words. */
  sayable = (argument: string): boolean => !!this.#nounOf(argument) || this.words.has(`board-${argument}-yes`);

  #nounOf(argument: string): string | undefined {
    return this.kinds.flatMap((kind) => kind.args).find((arg) => arg.name === argument)?.noun;
  }

  /** Seats in words. */
  who(...seats: number[]): string {
    return who(this.players, this.reader, seats);
  }

  /** A seat for a text whose `$you` is "player" if it is the reader. */
  player(seat: number): Args {
    return { player: this.players[seat] ?? "", you: seat === this.reader ? "player" : "no" };
  }
}

/** For the parts of the page that serve every game. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has a view of its own
export type AnyPlay = Play<any>;
