/** One WebSocket for the page. It comes back by itself, and asks for what it missed. */
import { Sent } from "./changes";
import type { ClientMessage, ServerMessage } from "./messages";

export type Listener = (message: ServerMessage) => void;
/** What a watcher has of its table, to be asked from there. */
export type Have = () => { version?: number; hash?: string };

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING = 20_000;
const SILENCE = 45_000;

class Live {
  /** Whether the page hears the server; true until we know better. */
  online: boolean = $state(true);
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT;
  #heard = 0;
  readonly #listeners = new Set<Listener>();
  readonly #watched = new Map<string, Have>();
  readonly #sent = new Sent();

  start(): void {
    this.#connect();
    setInterval(() => this.#check(), PING);
    addEventListener("online", () => this.again());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.#socket?.readyState !== WebSocket.OPEN) this.again();
      else this.#send({ type: "look", here: !document.hidden });
    });
  }

  /** A new connection at once: after signing in, or when the network is back. */
  again(): void {
    this.#wait = FIRST_WAIT;
    this.#socket?.close();
    this.#connect();
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  watch(table: string, have: Have): () => void {
    this.#watched.set(table, have);
    this.#send({ type: "watch", table, changes: true, ...have() });
    return () => {
      this.#watched.delete(table);
      this.#send({ type: "unwatch", table });
    };
  }

  #connect(): void {
    const address = new URL("api/ws", document.baseURI);
    address.protocol = address.protocol.replace("http", "ws");
    address.hash = "";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#sent.clear();
      if (document.hidden) this.#send({ type: "look", here: false });
      for (const [table, have] of this.#watched) this.#send({ type: "watch", table, changes: true, ...have() });
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#wait = FIRST_WAIT;
      this.online = true;
      const message = this.#whole(JSON.parse(String(event.data)) as ServerMessage);
      if (message) for (const listener of this.#listeners) listener(message);
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.online = false;
      setTimeout(() => socket === this.#socket && this.#connect(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  /** Changes as the positions they lead to; where one does not fit, the position is asked for. */
  #whole(message: ServerMessage): ServerMessage | undefined {
    if (message.type === "position") return this.#sent.keep(message);
    if (message.type !== "change") return message;
    const position = this.#sent.change(message);
    if (!position) this.#send({ type: "watch", table: message.table, changes: true });
    return position;
  }

  /** A connection can die without a word: whoever does not answer a ping is gone. */
  #check(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > SILENCE) this.again();
    else this.#send({ type: "ping", id: 0 });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

export const live = new Live();
