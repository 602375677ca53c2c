import { api } from "../lib/api";
import type { GameInfo, NewTable } from "../lib/messages";
import { router } from "../lib/router.svelte";
import { session } from "../lib/session.svelte";

/** The level of bots that suits most people. */
export const middling = (game: GameInfo): string => game.bots[Math.floor(game.bots.length / 2)] ?? "random";

/** A table to play at once: you and bots of middle strength, as many as make a good game. */
function quickTable(game: GameInfo): Omit<NewTable, "key"> {
  const seats = [4, 3, 2, 5].find((n) => game.seats.includes(n)) ?? game.seats[0] ?? 1;
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), middling(game)]));
  return { game: game.name, seats, bots, open: false, scores: game.open_scores };
}

let opening: Promise<void> | undefined;

/** Put up such a table and sit down at it; a second tap meanwhile puts up no other. */
export const playNow = (game: GameInfo): Promise<void> => (opening ??= open(game).finally(() => (opening = undefined)));

async function open(game: GameInfo): Promise<void> {
  await session.ensure();
  const { table } = await api.create(quickTable(game));
  await api.start(table).catch(() => undefined);
  router.go(`/table/${table}`);
}
