/** Words for people, from Fluent files: the page's own and, unchanged, those that lie beside the Python games. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Kind } from "./narrow";

export const LANGUAGES = ["it", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

const PAGE = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" });
const KERNEL = import.meta.glob<string>("../../../src/filone/kernel/texts/*.ftl", { query: "?raw", import: "default" });
const SERVER = import.meta.glob<string>("../../../src/filone/server/texts/*.ftl", { query: "?raw", import: "default" });
const BOARDS = import.meta.glob<string>("../games/*/texts/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/filone/games/*/texts/*.ftl", { query: "?raw", import: "default" });

/** The texts of one folder in one language. A key that is missing shows as itself, so that tests find it. */
export class Words {
  readonly #bundle: FluentBundle;

  constructor(lang: Language, ...sources: string[]) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  say(key: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : key;
  }

  /** The longer text of a thing; empty where it has none. */
  help(key: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(key)?.attributes.help;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : "";
  }
}

function preferred(): Language {
  const stored = localStorage.getItem("language");
  const wanted = stored ? [stored] : navigator.languages;
  return LANGUAGES.find((lang) => wanted.some((tag) => tag.split("-")[0] === lang)) ?? "en";
}

class I18n {
  lang: Language = $state(preferred());
  #page: Words = $state.raw(new Words("en"));
  readonly #games = new Map<string, Promise<Words>>();

  async start(lang: Language = this.lang): Promise<void> {
    const sources = [
      PAGE[`../texts/${lang}.ftl`],
      KERNEL[`../../../src/filone/kernel/texts/${lang}.ftl`],
      SERVER[`../../../src/filone/server/texts/${lang}.ftl`],
    ];
    this.#page = new Words(lang, ...(await Promise.all(sources.filter((load) => load !== undefined).map((load) => load()))));
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  async change(lang: Language): Promise<void> {
    localStorage.setItem("language", lang);
    await this.start(lang);
  }

  t = (key: string, args?: Args): string => this.#page.say(key, args);

  has = (key: string): boolean => this.#page.has(key);

  /** The words of a game in the language of the page, with those that only its board here uses. */
  game(name: string): Promise<Words> {
    const lang = this.lang;
    const key = `${name}/${lang}`;
    let words = this.#games.get(key);
    if (!words) {
      const sources = [GAMES[`../../../src/filone/games/${name}/texts/${lang}.ftl`], BOARDS[`../games/${name}/texts/${lang}.ftl`]];
      words = Promise.all(sources.filter((load) => load !== undefined).map((load) => load())).then((texts) => new Words(lang, ...texts));
      this.#games.set(key, words);
    }
    return words;
  }
}

export const i18n = new I18n();
export const t = i18n.t;

/** One argument of a move, ready to print; the same rules as `say` in `filone.kernel.texts`. */
export function say(words: Words, noun: string | undefined, value: unknown, players: readonly string[]): FluentVariable {
  if (noun === "seat" && typeof value === "number") return players[value] ?? String(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.join(",");
  if (typeof value === "string" && noun) return words.say(`${noun}-${value}`);
  return typeof value === "number" ? value : String(value);
}

/** A described move in words: `prefix` is `move` for a choice, `log` for what happened; one with secrets left out is told by `-hidden`. */
export function sentence(
  words: Words,
  kinds: readonly Kind[],
  prefix: "move" | "log",
  described: Readonly<Record<string, unknown>>,
  players: readonly string[],
  actor = -1,
): string {
  const kind = kinds.find((one) => one.name === described.kind);
  if (!kind) return String(described.kind);
  const args: Args = {};
  for (const arg of kind.args) if (arg.name in described) args[arg.name] = say(words, arg.noun, described[arg.name], players);
  const hidden = Object.keys(args).length < kind.args.length ? "-hidden" : "";
  if (actor >= 0) args.seat = players[actor] ?? "";
  return words.say(`${prefix}-${kind.name}${hidden}`, args);
}
