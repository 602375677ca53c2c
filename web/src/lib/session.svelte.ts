/** Who is reading. Nobody has to sign up: the first thing that needs a name makes a guest. */
import { api, pause, Refusal, speak } from "./api";
import { i18n, t, type Language } from "./i18n.svelte";
import { live } from "./live.svelte";
import type { Me, ServerMessage, Session as Entry } from "./messages";

/** Remembers that this browser is signed in, so that it is noticed when it no longer is. */
const SIGNED_IN = "signed-in";
const PATIENCE = 2000;
/** What of somebody may have changed since the page was opened. */
const STANDING = ["id", "name", "guest", "moderator"] as const;

class Session {
  me: Me | null = $state(null);
  /** The name that this browser was signed in under, until the server said otherwise. */
  ended: string | null = $state(null);
  /** The name a guest would get; the lobby lets it be changed. */
  wish: string = $state("");

  /** Whether the server has said who we are. */
  #known = false;

  /** `words` arrive meanwhile. A server that does not answer keeps nobody from seeing the page: it says later who we are. */
  async start(words: Promise<void>): Promise<void> {
    speak(i18n.lang);
    const name = localStorage.getItem("name");
    live.listen(this.#hear);
    await Promise.all([name ? Promise.race([this.#ask().catch(() => undefined), pause(PATIENCE)]) : this.#know(null), words]);
    this.wish ||= name ?? this.#invent();
  }

  async #ask(): Promise<void> {
    const me = await api.me().catch((error: unknown) => {
      if (error instanceof Refusal && error.code === "not_signed_in") return null;
      throw error;
    });
    this.#know(me);
  }

  /** Every new connection says who we are to the server: also after hours without a network. */
  #hear = (message: ServerMessage): void => {
    if (message.type === "hello") this.#know(message.me);
  };

  #know(me: Me | null): void {
    this.#known = true;
    const before = localStorage.getItem(SIGNED_IN);
    if (!me && before) this.ended = before;
    if (STANDING.some((what) => me?.[what] !== this.me?.[what])) this.me = me;
    this.#remember(me);
  }

  #remember(me: Me | null): void {
    if (!me) return localStorage.removeItem(SIGNED_IN);
    this.ended = null;
    localStorage.setItem("name", me.name);
    localStorage.setItem(SIGNED_IN, me.name);
  }

  #invent(): string {
    return `${t("guest-name")} ${100 + Math.floor(Math.random() * 900)}`;
  }

  /** Somebody to be at a table; a taken name gets a number. */
  async ensure(): Promise<Me> {
    // Whoever has a session must not lose it to a new guest.
    if (!this.#known) await this.#ask();
    if (this.me) return this.me;
    const wish = this.wish.trim() || this.#invent();
    try {
      this.#enter((await api.guest(wish, i18n.lang)).me);
    } catch (error) {
      if (!(error instanceof Refusal && error.code === "name_taken")) throw error;
      this.#enter((await api.guest(`${wish.slice(0, 25)} ${100 + Math.floor(Math.random() * 900)}`, i18n.lang)).me);
    }
    return this.me!;
  }

  /** By whatever way: a password, a passkey, a code. */
  async enter(way: Promise<Entry | null>): Promise<boolean> {
    const entry = await way;
    if (entry) this.#enter(entry.me);
    return entry !== null;
  }

  async signOut(everywhere: boolean): Promise<void> {
    const { push } = await import("./push.svelte");
    await push.stop();
    await (everywhere ? api.signOutEverywhere() : api.signOut());
    this.#leave();
  }

  /** Everything of mine goes. */
  async farewell(password: string): Promise<void> {
    await api.farewell(password);
    this.#leave();
  }

  #leave(): void {
    this.me = null;
    this.#remember(null);
    localStorage.removeItem("name");
    this.wish = this.#invent();
    live.again();
  }

  async change(lang: Language): Promise<void> {
    await i18n.change(lang);
    speak(lang);
    if (this.me) this.me = await api.settings({ lang });
  }

  #enter(me: Me): void {
    this.me = me;
    this.#remember(me);
    live.again();
  }
}

export const session = new Session();
