/** A table as this page knows it: the position, the log put together from its pieces, the chat, and the commands. */
import { api } from "../lib/api";
import { i18n, t } from "../lib/i18n.svelte";
import { live } from "../lib/live.svelte";
import type { ChatLine, LogEntry, Position, SeatInfo } from "../lib/messages";

export function nameOf(info: SeatInfo | undefined, seat: number): string {
  if (info?.player) return info.player;
  return info?.bot ? t(`bot-name-${seat % 10}`) : t("player-number", { n: seat + 1 });
}

export class Table {
  position: Position | undefined = $state.raw();
  log: LogEntry[] = $state.raw([]);
  /** The steps that the last change of the position brought, for the board to show. */
  recent: LogEntry[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  /** When the position arrived, for the clocks. */
  received: number = $state(0);
  gone: boolean = $state(false);
  /** The reader wants to look around before even an only choice is made. */
  held: boolean = $state(false);
  #busy: Promise<unknown> = Promise.resolve();

  constructor(readonly id: string) {}

  /** Follow the table until the returned function is called; `failed` is told if it cannot be had. */
  follow(failed: (error: unknown) => void): () => void {
    const deaf = live.listen((message) => {
      if (message.type === "position" && message.table.id === this.id) this.#take(message);
      else if (message.type === "chat" && message.table === this.id) this.#hear([message]);
      else if (message.type === "gone" && message.table === this.id) this.gone = true;
      else if (message.type === "error" && message.table === this.id && message.error === "unknown_table") this.gone = true;
      else if (message.type === "presence" && message.table === this.id) this.#greet(message.seat, message.connected);
    });
    const leave = live.watch(this.id, () => (this.position ? { version: this.position.version, hash: this.position.hash } : {}));
    this.load().catch(failed);
    return () => {
      deaf();
      leave();
    };
  }

  async load(): Promise<void> {
    await this.#ask(() => api.position(this.id));
    await this.loadChat();
  }

  async loadChat(): Promise<void> {
    this.#hear((await api.chat(this.id, 0)).lines);
  }

  get players(): string[] {
    void i18n.lang;
    return (this.position?.table.seats ?? []).map(nameOf);
  }

  get mine(): boolean {
    return !!this.position?.moves?.length;
  }

  /** The number of the first step that others made since the reader's last turn. */
  get sinceMine(): number {
    const seat = this.#seat;
    const others = this.log.findLastIndex((entry) => entry.seat >= 0 && entry.seat !== seat);
    return others < 0 ? this.log.length : this.log.findLastIndex((entry, i) => i < others && entry.seat === seat) + 1;
  }

  move = (move: object) => {
    this.held = false;
    return this.#ask(() => api.move(this.id, this.#seat, this.#version, move));
  };
  undo = (to: number) => {
    this.held = true;
    return this.#ask(() => api.undo(this.id, this.#seat, this.#version, to));
  };
  join = (wish: { seat?: number; invitation?: string; bot?: string }) => this.#ask(() => api.join(this.id, wish));
  leave = (seat?: number) => this.#ask(() => api.leave(this.id, seat));
  start = () => this.#ask(() => api.start(this.id));
  resign = () => this.#ask(() => api.resign(this.id, this.#seat));
  adjourn = () => this.#ask(() => api.adjourn(this.id));
  why = (move: object) => api.why(this.id, this.#seat, this.#version, move);

  async say(text: string): Promise<void> {
    this.#hear([await api.say(this.id, text)]);
  }

  get #seat(): number {
    return this.position?.seat ?? -3;
  }

  get #version(): number {
    return this.position?.version ?? 0;
  }

  /** Commands go one after the other; an answer is a position like those that are pushed. */
  #ask(command: () => Promise<Position>): Promise<void> {
    const done = this.#busy.then(command).then((position) => this.#take(position));
    this.#busy = done.catch(() => undefined);
    return done;
  }

  #take(position: Position): void {
    const known = this.position;
    if (known && (position.version < known.version || (position.version === known.version && position.hash === known.hash && position.seat === known.seat)))
      return;
    if (position.log.start > this.log.length) {
      void api.log(this.id).then((log) => (this.log = log.entries));
    }
    const before = this.log.length;
    this.log = [...this.log.slice(0, position.log.start), ...position.log.entries];
    this.recent = known ? this.log.slice(Math.min(before, position.log.start + position.log.entries.length)) : [];
    this.position = position;
    this.received = Date.now();
  }

  #hear(lines: readonly ChatLine[]): void {
    const all = new Map([...this.chat, ...lines].map((line) => [line.number, line]));
    this.chat = [...all.values()].sort((a, b) => a.number - b.number);
  }

  #greet(seat: number, connected: boolean): void {
    if (!this.position) return;
    const seats = this.position.table.seats.map((info, i) => (i === seat ? { ...info, connected } : info));
    this.position = { ...this.position, table: { ...this.position.table, seats } };
  }
}
