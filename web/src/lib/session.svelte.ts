/** Who is reading. Nobody has to sign up: the first thing that needs a name makes a guest. */
import { api, Refusal, speak } from "./api";
import { i18n, t, type Language } from "./i18n.svelte";
import { live } from "./live.svelte";
import type { Me } from "./messages";

class Session {
  me: Me | null = $state(null);
  /** The name a guest would get; the lobby lets it be changed. */
  wish: string = $state("");

  /** `words` arrive meanwhile. */
  async start(words: Promise<void>): Promise<void> {
    speak(i18n.lang);
    const name = localStorage.getItem("name");
    [this.me] = await Promise.all([name ? api.me().catch(() => null) : null, words]);
    if (!this.me) this.wish = name ?? this.#invent();
  }

  #invent(): string {
    return `${t("guest-name")} ${100 + Math.floor(Math.random() * 900)}`;
  }

  /** Somebody to be at a table; a taken name gets a number. */
  async ensure(): Promise<Me> {
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

  async signIn(name: string, password: string): Promise<void> {
    this.#enter((await api.signIn(name, password)).me);
  }

  async signOut(everywhere: boolean): Promise<void> {
    await (everywhere ? api.signOutEverywhere() : api.signOut());
    this.me = null;
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
    localStorage.setItem("name", me.name);
    live.again();
  }
}

export const session = new Session();
