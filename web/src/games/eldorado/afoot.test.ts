import { describe, expect, it } from "vitest";
import { afoot, leftOf } from "./afoot.svelte";
import type { EldoradoView } from "./view";

const VIEW = {
  board: [5, 4, 3].map((steps, q) => ({ q, r: 0, steps })),
  players: [{ pawns: [[2, 0]] }, { pawns: [[1, 0], null] }],
} as unknown as EldoradoView;

describe("how far somebody is", () => {
  it("goes with the pawn that walks, and is what the position says when that is there", () => {
    const seen = [[0, 0], [1, 0], undefined].map((cell) => {
      afoot.come("0-0", cell);
      return [leftOf(VIEW, 0), leftOf(VIEW, 1)];
    });
    expect(seen).toEqual([
      [[5], [4]],
      [[4], [4]],
      [[3], [4]],
    ]);
  });

  it("is not done with who walks into El Dorado until the walk is over", () => {
    afoot.come("1-1", [2, 0]);
    expect(leftOf(VIEW, 1)).toEqual([4, 3]);
    afoot.come("0-0", undefined);
    expect(leftOf(VIEW, 1)).toEqual([4, 3]);
    afoot.come("1-1", undefined);
    expect(leftOf(VIEW, 1)).toEqual([4]);
  });
});
