import type { Player } from "./view";

/** The heaps of a player's cards as one may know them: a hand that is seen whole is apart, of another only what was seen to go there. */
export function heapsOf(player: Player): { name: string; cards: Record<string, number> }[] {
  const hidden = player.hand_size > Object.values(player.hand).reduce((sum, n) => sum + n, 0);
  return [
    { name: hidden ? "board-heap-known" : "board-heap-hand", cards: player.hand },
    { name: hidden ? "board-heap-unseen" : "board-heap-draw", cards: player.unseen },
    { name: "board-heap-played", cards: player.played },
    { name: "board-heap-discard", cards: player.discard },
  ];
}
