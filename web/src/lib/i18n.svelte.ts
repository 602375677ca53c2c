/** Words for people, from Fluent files: the page's own and, unchanged, those that lie beside the Python games. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import loaders from "words:";
import { api } from "./api";
import type { TaleInfo } from "./messages";
import type { Kind } from "./narrow";
import { wayTo } from "./places";
import { preferred } from "./preferred";
import { SPECTATOR } from "./seats";

export const LANGUAGES = ["it", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
/** How a language writes dates, shares and lists: British English has no comma before the "and". */
export const LOCALES = { en: "en-GB", it: "it-IT" } as const;
export type Args = Record<string, FluentVariable>;

/** What things are called at one table: by the text `text`, with variables that are numbers or the keys of other names. */
export type Name = Readonly<Record<string, string | number>>;
export type Names = Readonly<Record<string, Name>>;

/** One of the files of words that the page is built with; nothing for a game that has none. */
const load = async <T>(name: string): Promise<T | undefined> => (await loaders[name]?.())?.default;

/** The texts of one folder in one language. A key that is missing shows as itself, so that tests find it. */
export class Words {
  #bundle: FluentBundle;
  #names: ReadonlyMap<string, string> = new Map();

  constructor(lang: Language, source = "") {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** The same texts for a table where some things have names of their own, by their keys. */
  renamed(names: Names): Words {
    const twin = new Words("en");
    twin.#bundle = this.#bundle;
    twin.#names = new Map(Object.entries(names).map(([key, name]) => [key, this.#compose(name)]));
    return twin;
  }

  #compose({ text, ...args }: Name): string {
    return this.say(String(text), Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, typeof arg === "string" ? this.say(arg) : arg])));
  }

  has(key: string): boolean {
    return this.#names.has(key) || this.#bundle.hasMessage(key);
  }

  say(key: string, args: Args = {}): string {
    const name = this.#names.get(key);
    if (name !== undefined) return name;
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : key;
  }

  /** The longer text of a thing; empty where it has none. */
  help(key: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(key)?.attributes.help;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : "";
  }
}

class I18n {
  lang: Language = $state(preferred(LANGUAGES));
  #page: Words = $state.raw(new Words("en"));
  readonly #games = new Map<string, Promise<Words>>();
  /** The lobby and a table need only the first of them. */
  #parts = ["page"];
  #further: Promise<void> | undefined;

  async start(lang: Language = this.lang): Promise<void> {
    const sources = await Promise.all(this.#parts.map((part) => load<string>(`${part}-${lang}`)));
    this.#page = new Words(lang, sources.join("\n"));
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** The words of all other pages too. */
  further(): Promise<void> {
    if (!this.#further) this.#parts.push("pages");
    return (this.#further ??= this.start());
  }

  async change(lang: Language): Promise<void> {
    localStorage.setItem("language", lang);
    await this.start(lang);
  }

  t = (key: string, args?: Args): string => this.#page.say(key, args);

  has = (key: string): boolean => this.#page.has(key);

  /** Whether this page was built with the words of a game. */
  knows(game: string): boolean {
    return !!loaders[`${game}-${this.lang}`];
  }

  /** The name and the tagline of a game in the language of the page: enough for a lobby, and little to load. */
  async title(game: string): Promise<Words> {
    const { lang } = this;
    if (!this.knows(game)) return this.game(game);
    const sources = await load<Record<string, string>>(`titles-${lang}`);
    return new Words(lang, sources?.[game]);
  }

  /** The words of a game in the language of the page, with those that only its board here uses. A game that this page does not know brings its own. */
  game(name: string): Promise<Words> {
    const lang = this.lang;
    const key = `${name}/${lang}`;
    let words = this.#games.get(key);
    if (!words) {
      const own = this.knows(name) ? load<string>(`${name}-${lang}`) : api.texts(name, lang).then((texts) => texts.fluent);
      words = own.then((source) => new Words(lang, source));
      this.#games.set(key, words);
    }
    return words;
  }
}

export const i18n = new I18n();
export const t = i18n.t;

/** What somebody would say who counts them up: 2 wood, 1 stone and 3 gold; or who leaves the choice: machete, paddle or coin. */
export const listed = (things: string[], type: Intl.ListFormatType = "conjunction"): string => new Intl.ListFormat(LOCALES[i18n.lang], { type }).format(things);

/** Seats in words, to a reader, who is never told of by name: you and Ugo. */
export function who(players: readonly string[], reader: number, seats: readonly number[]): string {
  const others = seats.filter((seat) => seat !== reader).map((seat) => players[seat] ?? "");
  return listed(others.length < seats.length ? [t("you"), ...others] : others);
}

/** As a sentence or a title begins. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(LOCALES[i18n.lang]) + text.slice(1);

/** Points as they are printed: below nought with a minus, which is no hyphen. */
export const figure = (points: number): string => String(points).replace("-", "−");

/** What is there more than once is named once. */
export const counted = (name: string, number: number): string => (number > 1 ? `${number} × ${name}` : name);

/** One argument of a move or fact of a tale, ready to print; the same rules as `say` in `filone.kernel.sentences`. */
export function say(words: Words, noun: string | undefined, value: unknown, players: readonly string[]): FluentVariable {
  if (noun === "seat" && typeof value === "number") return players[value] ?? String(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) {
    if (!value.every((one) => typeof one === "string")) return value.join(",");
    const names = value.map((one) => words.say(noun ? `${noun}-${one}` : one));
    const times = (name: string) => names.filter((one) => one === name).length;
    return [...new Set(names)].map((name) => counted(name, times(name))).join(", ");
  }
  if (typeof value === "string" && noun) return words.say(`${noun}-${value}`);
  if (typeof value === "object" && value)
    return listed(Object.entries(value as Record<string, number>).map(([name, number]) => words.say(`${noun}-${name}`, { number })));
  return typeof value === "number" ? value : String(value);
}

function sayAll(
  words: Words,
  key: string,
  nouns: Readonly<Record<string, string>>,
  values: Readonly<Record<string, unknown>>,
  players: readonly string[],
  actor: number,
  reader: number,
): string {
  const given = Object.entries(nouns).filter(([name]) => name in values);
  const args: Args = Object.fromEntries(given.map(([name, noun]) => [name, say(words, noun, values[name], players)]));
  for (const [name, noun] of given) if (!noun) Object.assign(args, wayTo(name, values[name]));
  const seats = given.filter(([, noun]) => noun === "seat").map(([name]) => [name, values[name]] as const);
  if (actor >= 0) {
    args.seat = players[actor] ?? "";
    seats.unshift(["seat", actor]);
  }
  const you = seats.filter(([, seat]) => seat === reader).map(([name]) => name);
  const alone = seats.length > 1 && new Set(seats.map(([, seat]) => seat)).size === 1;
  const said = words.say(key, { ...args, you: you.join("-") || (alone ? "self" : "no") });
  // A name may end with a stop of its own.
  return said.replace(/([^.])\.\.$/, "$1.");
}

/**
 * A described move in words: `prefix` is `move` for a choice, `log` for what happened; one with secrets left out is told by `-hidden`.
 * `$you` says which arguments are the reader. Facts beside the arguments are for the texts as they are.
 */
export function sentence(
  words: Words,
  kinds: readonly Kind[],
  prefix: "move" | "log",
  described: Readonly<Record<string, unknown>>,
  players: readonly string[],
  actor = -1,
  reader = SPECTATOR,
): string {
  const kind = kinds.find((one) => one.name === described.kind);
  if (!kind) return String(described.kind);
  const hidden = kind.args.every((arg) => arg.name in described) ? "" : "-hidden";
  const nouns = Object.fromEntries([...Object.keys(described).map((name) => [name, ""]), ...kind.args.map((arg) => [arg.name, arg.noun])]);
  return sayAll(words, `${prefix}-${kind.name}${hidden}`, nouns, described, players, actor, reader);
}

/** What came of a step in words. */
export function retell(
  words: Words,
  tales: readonly TaleInfo[],
  told: Readonly<Record<string, unknown>>,
  players: readonly string[],
  reader = SPECTATOR,
): string {
  const tale = tales.find((one) => one.name === told.tale);
  if (!tale) return String(told.tale);
  const hidden = tale.secret.every((name) => name in told) ? "" : "-hidden";
  return sayAll(words, `told-${tale.name}${hidden}`, tale.nouns, told, players, -1, reader);
}
