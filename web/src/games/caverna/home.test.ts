import { describe, expect, it } from "vitest";
import { cellsOf, changed, extentOf, landAt, second } from "./home";
import type { HomeView } from "./view";

function home(more: Partial<HomeView> = {}): HomeView {
  return {
    goods: {},
    land: { cavern: [[3, 2]] },
    large_pastures: [],
    stables: [],
    rooms: [],
    crops: [],
    animals: [],
    dwarfs: [
      { strength: 0, placed: false, newborn: false },
      { strength: 0, placed: false, newborn: false },
    ],
    supplies: [0, 0, 0],
    begging: 0,
    extended: false,
    score: 0,
    points: {},
    affordable: [],
    ...more,
  };
}

describe("a home", () => {
  it("knows what lies where", () => {
    expect([landAt(home(), [3, 2]), landAt(home(), [3, 3]), landAt(home(), [0, 0])]).toEqual(["cavern", "furnished", "bare"]);
    expect(second([2, 3], "up")).toEqual([2, 2]);
  });

  it("grows by the tiles that stick out", () => {
    const cells = cellsOf(home({ land: { meadow: [[0, 0]], field: [[-1, 0]] } }));
    expect(cells).toHaveLength(25);
    expect(extentOf(cells)).toEqual({ left: -1, top: 0, right: 6, bottom: 4 });
  });

  it("knows where it has changed", () => {
    const land = { cavern: [[3, 2]], field: [[2, 3]] } as HomeView["land"];
    expect(changed(home(), home())).toEqual([]);
    expect(changed(home(), home({ land }))).toEqual([[2, 3]]);
    expect(changed(home({ land }), home({ land, goods: { wood: 1 }, crops: [{ cell: [2, 3], good: "grain", number: 3 }] }))).toEqual([[2, 3]]);
    const sheep = (x: number) => home({ land, animals: [{ cells: [[x, 3]], good: "sheep", number: 1, dogs: 0 }] });
    expect(changed(sheep(1), sheep(2))).toEqual([
      [1, 3],
      [2, 3],
    ]);
  });
});
