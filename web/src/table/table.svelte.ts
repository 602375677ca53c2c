/** A table as this page knows it: the position, the log put together from its pieces, the chat, and the commands. */
import { clientOf, type AnyClient } from "../games/contract";
import { api, pause } from "../lib/api";
import { botName } from "../lib/bots";
import { changed } from "../lib/changes";
import { i18n, t } from "../lib/i18n.svelte";
import { live } from "../lib/live.svelte";
import type { ChatLine, LogEntry, Position, SeatInfo } from "../lib/messages";
import { PACES, prefs } from "../lib/prefs.svelte";
import { SPECTATOR } from "../lib/seats";
import { rest } from "../ui/rest";
import { byTurns, Events, folded, madeBy, PATIENCE, staged, stepsOf, type Step } from "./events.svelte";

export function nameOf(info: SeatInfo | undefined, seat: number): string {
  if (info?.player) return info.player;
  return info?.bot ? botName(info.bot, seat) : t("player-number", { n: seat + 1 });
}

interface News {
  readonly position: Position;
  readonly log: LogEntry[];
  readonly recent: LogEntry[];
}

export class Table {
  /** What the page shows: the newest position, or an earlier one as long as it shows what led on from there. */
  position: Position | undefined = $state.raw();
  log: LogEntry[] = $state.raw([]);
  /** The steps that the last change of the position brought, for the board to show. */
  recent: LogEntry[] = $state.raw([]);
  /** What the server sent last. */
  newest: Position | undefined = $state.raw();
  #log: LogEntry[] = [];
  readonly events = new Events<News>(
    (news) => this.#reveal(news),
    () => PACES[prefs.pace],
    rest,
    (before, entry) => this.client?.goesOn?.(before, entry) ?? false,
  );
  /** What the game brings to the page, as soon as it is known which game it is. */
  client: AnyClient | undefined = $state.raw();
  chat: ChatLine[] = $state.raw([]);
  /** When the position arrived, for the clocks. */
  received: number = $state(0);
  gone: boolean = $state(false);
  /** The reader wants to look around before even an only choice is made. */
  held: boolean = $state(false);
  #busy: Promise<unknown> = Promise.resolve();
  #taken: Promise<unknown> = Promise.resolve();
  #drawn = false;

  constructor(readonly id: string) {}

  /** Follow the table until the returned function is called; `failed` is told if it cannot be had. */
  follow(failed: (error: unknown) => void): () => void {
    const deaf = live.listen((message) => {
      if (message.type === "position" && message.table.id === this.id) void this.#take(message);
      else if (message.type === "chat" && message.table === this.id) this.#hear([message]);
      else if (message.type === "gone" && message.table === this.id) this.gone = true;
      else if (message.type === "error" && message.table === this.id && message.error === "unknown_table") this.gone = true;
      else if (message.type === "presence" && message.table === this.id) this.#greet(message.seat, message.connected);
    });
    const leave = live.watch(this.id, () => (this.newest ? { version: this.newest.version, hash: this.newest.hash } : {}));
    this.#look();
    document.addEventListener("visibilitychange", this.#look);
    this.load().catch(failed);
    return () => {
      document.removeEventListener("visibilitychange", this.#look);
      this.events.hold(true);
      deaf();
      leave();
    };
  }

  /** The table is on the page: what happened can be shown. */
  drawn(): void {
    this.#drawn = true;
    this.#look();
  }

  #look = () => this.events.hold(document.hidden || !this.#drawn);

  async load(): Promise<void> {
    await this.#ask(() => api.position(this.id));
    if (this.newest?.table.chat) await this.loadChat();
  }

  async loadChat(): Promise<void> {
    this.#hear((await api.chat(this.id, 0)).lines);
  }

  get players(): string[] {
    void i18n.lang;
    return (this.position?.table.seats ?? []).map(nameOf);
  }

  /** It is the reader's turn, and everything before it has been shown. */
  get mine(): boolean {
    return this.waiting && !this.events.busy;
  }

  /** The game waits for the reader. */
  get waiting(): boolean {
    return !!this.newest?.moves?.length;
  }

  /** The number of the first step that others made since the reader's last turn. */
  get sinceMine(): number {
    const seat = this.#seat;
    const others = this.log.findLastIndex((entry) => entry.seat >= 0 && entry.seat !== seat);
    return others < 0 ? this.log.length : this.log.findLastIndex((entry, i) => i < others && entry.seat === seat) + 1;
  }

  move = (move: object) => {
    this.held = false;
    return this.#act(() => api.move(this.id, this.#seat, this.#version, move));
  };
  undo = (to: number) => {
    this.held = true;
    return this.#act(() => api.undo(this.id, this.#seat, this.#version, to));
  };
  join = (wish: { seat?: number; invitation?: string; bot?: string }) => this.#act(() => api.join(this.id, wish));
  leave = (seat?: number) => this.#act(() => api.leave(this.id, seat));
  start = () => this.#act(() => api.start(this.id));
  resign = () => this.#act(() => api.resign(this.id, this.#seat));
  adjourn = () => this.#act(() => api.adjourn(this.id));
  why = (move: object) => api.why(this.id, this.#seat, this.#version, move);

  async say(text: string): Promise<void> {
    this.#hear([await api.say(this.id, text)]);
  }

  get #seat(): number {
    return this.newest?.seat ?? SPECTATOR;
  }

  get #version(): number {
    return this.newest?.version ?? 0;
  }

  /** Commands go one after the other; an answer is a position like those that are pushed. */
  #ask(command: () => Promise<Position>): Promise<void> {
    const done = this.#busy.then(command).then((position) => this.#take(position));
    this.#busy = done.catch(() => undefined);
    return done;
  }

  /** Whoever acts has seen enough. */
  #act(command: () => Promise<Position>): Promise<void> {
    this.events.finish();
    return this.#ask(command);
  }

  /** Positions are taken one after the other, in the order in which they came, however long it takes to find out what led to one. */
  #take(position: Position): Promise<void> {
    const received = Date.now();
    const done = this.#taken.then(() => this.#put(position, received));
    this.#taken = done.catch(() => undefined);
    return done;
  }

  async #put(position: Position, received: number): Promise<void> {
    const client = (this.client ??= await clientOf(position.table.game));
    const known = this.newest;
    if (known && (position.version < known.version || (position.version === known.version && position.hash === known.hash && position.seat === known.seat)))
      return;
    const log = await this.#logOf(position);
    if (!log) return;
    const { seat } = position;
    const moments = (from: number, to = log.length) => client.moments?.(log.slice(0, to), from, seat) ?? [];
    const told = (from: number, to = log.length) => stepsOf(log.slice(from, to), seat, moments(from, to), client);
    const last = log.findLastIndex((entry) => entry.seat === seat);
    // After the reader's own last move, unless something came of it that is to be seen on the board as it was.
    const own = moments(Math.max(last, 0)).some(({ old }) => old) ? last : last + 1;
    const seen = Number(sessionStorage.getItem(this.#seen) ?? 0);
    const first = !known?.view && !!position.view && !position.outcome && seat >= 0;
    let from = first ? Math.max(seen, own, 0) : known?.view && known.seat === seat ? Math.min(this.#log.length, log.length) : log.length;
    // What came of a single move is known; whoever has just come knows nothing yet.
    const moves = log.slice(from).filter((entry) => entry.seat >= 0).length;
    const past = moves > (first ? 0 : 1) && told(from).length ? await this.#past(position, log, from) : [];
    this.#log = log;
    this.newest = position;
    this.received = received;
    // What the reader begins with is on the table before what led to it is told, but for what is to be seen on a board that is no more.
    const here = (to: number, turns: Step[]) =>
      staged(
        turns,
        moments(from, to).filter(({ old }) => !old),
      );
    past.forEach((news, i) => {
      const to = news.log.length;
      if (!i) this.events.push([], news);
      this.events.push(i ? told(from, to) : here(to, []), news);
      from = to;
    });
    const news = { position, log, recent: known || past.length ? log.slice(from) : [] };
    const alone = first && !past.length;
    if (alone) this.events.push([], news);
    const steps = alone ? here(log.length, byTurns(log.slice(from), seat)) : told(from);
    const mine = madeBy(news.recent) === seat;
    this.events.push(steps, news, mine);
    const { busy } = this.events;
    // What is not shown is said: what the reader did before what came of it, anything else not before what is still to be shown.
    if (this.events.step || (!mine && (steps.length || busy))) return;
    const next = steps[0]?.entry.number ?? Infinity;
    this.events.told = [...folded(news.recent.filter(({ number }) => number < next)), ...(busy ? [] : steps)];
  }

  /** The whole log. A position whose piece of it does not join on waits for the rest, and is not taken if that is older than it. */
  async #logOf({ log: { start, entries } }: Position): Promise<LogEntry[] | undefined> {
    const before = start > this.#log.length ? (await api.log(this.id)).entries : this.#log;
    return before.length < start ? undefined : [...before.slice(0, start), ...entries];
  }

  /** What was on the table before this position, from so many steps of the log on, change by change; nothing if nobody wants to see that or it takes too long to come. */
  async #past(position: Position, log: readonly LogEntry[], from: number): Promise<News[]> {
    if (!PACES[prefs.pace]) return [];
    const past = await Promise.race([api.past(this.id, from, position.version), pause(PATIENCE).then(() => undefined)]).catch(() => undefined);
    let view: unknown;
    return (past?.positions ?? []).map(({ at, turn, change, scores }, i, all) => {
      view = changed(view, change);
      const table = { ...position.table, turn, your_turn: turn === position.seat };
      const then = { ...position, table, view, scores, outcome: null, moves: null, effects: null, undo: [] };
      return { position: then, log: log.slice(0, at), recent: log.slice(all[i - 1]?.at ?? at, at) };
    });
  }

  #reveal({ position, log, recent }: News): void {
    this.position = position;
    this.log = log;
    this.recent = recent;
    sessionStorage.setItem(this.#seen, String(log.length));
  }

  /** Where this tab remembers how much of the log it has shown: who comes back sees the rest. */
  get #seen(): string {
    return `seen-${this.id}`;
  }

  #hear(lines: readonly ChatLine[]): void {
    const all = new Map([...this.chat, ...lines].map((line) => [line.number, line]));
    this.chat = [...all.values()].sort((a, b) => a.number - b.number);
  }

  #greet(seat: number, connected: boolean): void {
    const greeted = (position: Position | undefined) => {
      const seats = position?.table.seats.map((info, i) => (i === seat ? { ...info, connected } : info));
      return position && { ...position, table: { ...position.table, seats: seats! } };
    };
    this.position = greeted(this.position);
    this.newest = greeted(this.newest);
  }
}
