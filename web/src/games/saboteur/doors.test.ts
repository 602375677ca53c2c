import { expect, it } from "vitest";
import { heaps } from "./doors";

const goals = (...cards: (string | null)[]) => cards.map((card) => ({ card }));
const behind = (...cards: (string | null)[]) => heaps({ goals: goals(...cards) });

it("what is behind a door is known from it, or from the others", () => {
  expect(behind(null, null, null)).toEqual([undefined, undefined, undefined]);
  expect(behind("GOAL_STONE_1", null, null)).toEqual(["grey", undefined, undefined]);
  expect(behind("GOAL_STONE_2", null, "GOAL_STONE_1")).toEqual(["grey", "gold", "grey"]);
  expect(behind(null, "GOAL_GOLD", null)).toEqual(["grey", "gold", "grey"]);
});

it("with everything open only what was seen is shown", () => {
  expect(heaps({ goals: goals(null, "GOAL_GOLD", null), open: [] })).toEqual([undefined, "gold", undefined]);
});
