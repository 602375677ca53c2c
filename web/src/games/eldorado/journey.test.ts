import { describe, expect, it } from "vitest";
import type { Move } from "../../lib/narrow";
import type { Play } from "../../table/play.svelte";
import { opened, reachNow } from "./journey";
import type { EldoradoEffects, EldoradoView, Way } from "./view";

const way = (second: boolean, left: number, block: number, ...path: [number, number][]): Way => ({ second, start: [0, 0], path, block, cost: 3 - left, left });
const CARD: Move = { kind: "play", card: "trailblazer" };
const STEP: Move = { kind: "step", cell: [1, 0], second: false };
const WAYS = new Map<Move, Way[]>([
  [CARD, [way(true, 2, 0, [1, 0]), way(false, 1, 0, [1, 0]), way(false, 0, 0, [1, 0], [2, 0]), way(false, 0, 4, [1, 0])]],
  [STEP, [way(false, 1, 0, [1, 0])]],
]);

const table = (ask: string, picks: object[], left: Move[]) =>
  ({
    mine: true,
    picks,
    left,
    moves: [CARD, STEP],
    view: { ask },
    effects: (move: Move): EldoradoEffects => ({ ways: WAYS.get(move) }),
  }) as unknown as Play<EldoradoView>;

describe("reach", () => {
  it("is what the picked card opens, the best way to each end", () => {
    const { hexes, blocks } = reachNow(table("act", [{ held: "trailblazer" }], [CARD]));
    expect([...hexes].map(([key, one]) => [key, one.second, one.left, one.by])).toEqual([
      ["1,0", true, 2, CARD],
      ["2,0", false, 0, CARD],
    ]);
    expect([...blocks.keys()]).toEqual([4]);
  });

  it("keeps to the pawn that is wanted, if it can go anywhere", () => {
    const play = table("act", [{ held: "trailblazer" }], [CARD]);
    expect(reachNow(play, false).hexes.get("1,0")!.second).toBe(false);
    expect([...reachNow(play, true).hexes.keys()]).toEqual(["1,0"]);
  });

  it("is nothing before a card is picked, and what the steps lead to while a move is under way", () => {
    expect(reachNow(table("act", [], [CARD, STEP])).hexes.size).toBe(0);
    expect([...reachNow(table("move", [], [STEP])).hexes.keys()]).toEqual(["1,0"]);
    expect(opened(table("move", [], []), STEP)).toEqual([]);
  });
});
