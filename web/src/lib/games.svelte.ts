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

/** The games to choose from, with their titles; a game that this page was built without brings its own words. */
export async function titledGames(): Promise<Named[]> {
  return Promise.all((await gamesInfo()).map(async (info) => ({ info, words: await i18n.title(info.name) })));
}

export async function named(game: string): Promise<Named> {
  const info = (await gamesInfo()).find((one) => one.name === game);
  if (!info) throw new Error(`no game ${game}`);
  return { info, words: await i18n.game(game) };
}
