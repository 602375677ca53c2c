import { describe, expect, it } from "vitest";
import { cellsOf, extentOf, landAt, second } from "./home";
import { cardsToCome, roundsOf } from "./harvest";
import type { CavernaView, HomeView } from "./view";

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
    ...more,
  };
}
const table = (more: Partial<CavernaView>) => ({ seats: 2, turned: [], spaces: [], ...more }) as unknown as CavernaView;

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
});

describe("the rounds", () => {
  it("end as the tokens say, and two players skip the ninth", () => {
    const rounds = roundsOf(table({ turned: ["question", "leaf", "question"] }));
    expect(rounds.map((round) => round.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12]);
    expect(rounds.map((round) => round.ending)).toEqual(["none", "none", "harvest", "pay", "harvest", "none", "harvest", "pay", "hidden", "hidden", "hidden"]);
    expect(roundsOf(table({ seats: 1 })).at(-1)?.ending).toBe("harvest");
  });

  it("tell the cards still to come", () => {
    const open = { space: "urgent_wish_for_children", goods: {}, occupant: -1 };
    const stages = cardsToCome(table({ spaces: [open, { ...open, space: "blacksmithing" }] }));
    expect(stages[0]).toEqual({ stage: 1, cards: ["sheep_farming", "ore_mine_construction"] });
    expect(stages[1]?.cards).toEqual(["donkey_farming", "ruby_mine_construction"]);
    expect(stages[2]?.cards).not.toContain("exploration");
  });
});
