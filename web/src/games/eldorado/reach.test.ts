import { describe, expect, it } from "vitest";
import { keyOf } from "./hexes";
import { reachOf } from "./reach";
import type { EldoradoView, Player, Space } from "./view";

const space = (q: number, r: number, terrain: string, value: number, tile = "B"): Space => ({ q, r, tile, terrain, value, number: 0 });
const player = (...pawns: [number, number][]): Player => ({
  pawns,
  hand_size: 0,
  draw_size: 0,
  hand: {},
  known: {},
  unseen: {},
  played: {},
  discard: {},
  tokens: {},
  blocks: [],
});

/** A lane: start, jungle 1, jungle 2, river 1, jungle 1 behind a block; a mountain and a village beside it. */
function lane(more: Partial<EldoradoView> = {}): EldoradoView {
  return {
    options: {},
    ask: "act",
    player: 0,
    passing: false,
    board: [
      space(0, 0, "start", 0),
      space(1, 0, "jungle", 1),
      space(2, 0, "jungle", 2),
      space(3, 0, "river", 1),
      space(0, 1, "mountain", 0),
      space(1, -1, "village", 1),
      space(2, -1, "jungle", 1, "C"),
      space(3, -1, "jungle", 1, ""),
    ],
    seams: [
      {
        pairs: [
          [1, 0, 2, -1],
          [2, 0, 2, -1],
          [2, 0, 3, -1],
        ],
        block: 1,
      },
    ],
    players: [player([0, 0]), player([9, 9])],
    moving: { pawn: -1, symbols: [], power: 0, beside: [], item: "" },
    ...more,
  } as EldoradoView;
}
const machete = (power: number) => ({ symbols: ["machete"], power }) as const;
const left = (view: EldoradoView, power: number) => Object.fromEntries([...reachOf(view, machete(power)).hexes].map(([key, way]) => [key, way.left]));

describe("reach", () => {
  it("goes on with the power that is left, each time less the value entered", () => {
    expect(left(lane(), 1)).toEqual({ "1,0": 0 });
    expect(left(lane(), 3)).toEqual({ "1,0": 2, "2,0": 0 });
    expect(reachOf(lane(), machete(3)).hexes.get("2,0")!.path.map(keyOf)).toEqual(["1,0", "2,0"]);
  });

  it("stops at a block, which may end the way", () => {
    expect(reachOf(lane(), machete(1)).blocks.size).toBe(0);
    const way = reachOf(lane(), machete(3)).blocks.get(1)!;
    expect([way.path.map(keyOf), way.cost, way.left]).toEqual([["1,0"], 2, 1]);
    expect(left(lane({ seams: [] }), 3)).toEqual({ "1,0": 2, "2,0": 0, "2,-1": 1, "3,-1": 0 });
  });

  it("comes to a block from every hex at its seam, even with only a mountain across", () => {
    const seams = [{ pairs: [[0, 0, 0, 1] as [number, number, number, number]], block: 5 }];
    expect([...reachOf(lane({ seams }), machete(2)).blocks.keys()]).toEqual([5]);
    expect([...reachOf(lane({ seams }), "native").blocks.keys()]).toEqual([5]);
    expect([...reachOf(lane({ seams }), machete(1)).blocks.keys()]).toEqual([]);
  });

  it("lets a joker be one symbol for the whole way", () => {
    const { hexes } = reachOf(lane(), { symbols: ["machete", "paddle", "coin"], power: 4 });
    expect([...hexes.keys()].sort()).toEqual(["1,-1", "1,0", "2,0"]);
  });

  it("is barred by pawns, unless they may be passed", () => {
    const players = [player([0, 0]), player([1, 0])];
    expect(left(lane({ players }), 3)).toEqual({});
    expect(left(lane({ players, passing: true }), 3)).toEqual({ "1,0": 2, "2,0": 0 });
    expect(left(lane({ players, passing: true, options: { pass_token: "through" } }), 3)).toEqual({ "2,0": 0 });
  });

  it("takes the Native one step onto anything but mountains and start spaces", () => {
    const { hexes } = reachOf(lane(), "native");
    expect([...hexes.keys()].sort()).toEqual(["1,-1", "1,0"]);
  });

  it("keeps to the pawn of the move, or to the one that is wanted", () => {
    const players = [player([0, 0], [3, 0]), player([9, 9])];
    expect(reachOf(lane({ players }), machete(2)).hexes.get("2,0")!.second).toBe(true);
    expect(reachOf(lane({ players }), machete(3), false).hexes.get("2,0")!.second).toBe(false);
    const moving = { pawn: 0, symbols: ["machete"], power: 3, beside: [], item: "" };
    expect(reachOf(lane({ players, moving, ask: "move" }), machete(3), true).hexes.get("2,0")!.second).toBe(false);
  });
});
