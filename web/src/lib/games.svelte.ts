/** The games the server has, and their words in the language of the page. */
import { api } from "./api";
import { i18n, type Words } from "./i18n.svelte";
import type { GameInfo } from "./messages";

let known: Promise<GameInfo[]> | undefined;

export function gamesInfo(): Promise<GameInfo[]> {
  known ??= api.games().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

export interface Named {
  readonly info: GameInfo;
  readonly words: Words;
}

/** The games to choose from, with their titles. One that this page was built without brings its own words; the others need not wait for it: they are `shown` before. */
export async function titledGames(shown?: (games: Named[]) => void): Promise<Named[]> {
  const titled = (games: GameInfo[]) => Promise.all(games.map(async (info) => ({ info, words: await i18n.title(info.name) })));
  const games = await gamesInfo();
  const all = titled(games);
  shown?.(await titled(games.filter(({ name }) => i18n.knows(name))));
  return all;
}

export async function named(game: string): Promise<Named> {
  const info = (await gamesInfo()).find((one) => one.name === game);
  if (!info) throw new Error(`no game ${game}`);
  return { info, words: await i18n.game(game) };
}
