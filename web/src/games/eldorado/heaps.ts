import { CARDS } from "./data";
import type { Player } from "./view";

/** The heaps of a player's cards as one may know them: a hand that is seen whole is apart, of another only what was seen to go there. */
export function heapsOf(player: Player): { name: string; cards: Record<string, number> }[] {
  const hidden = player.hand_size > total(player.hand);
  return [
    { name: hidden ? "board-heap-known" : "board-heap-hand", cards: player.hand },
    { name: hidden ? "board-heap-unseen" : "board-heap-draw", cards: player.unseen },
    { name: "board-heap-played", cards: player.played },
    { name: "board-heap-discard", cards: player.discard },
  ];
}

/** Cards by kind as a list, in the order of the box. */
export function piles(counts: Readonly<Record<string, number>>): { card: string; count: number }[] {
  return Object.keys(CARDS).flatMap((card) => (counts[card] ? [{ card, count: counts[card] }] : []));
}

export function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
