import { expect, it } from "vitest";
import { heaps } from "./doors";

const behind = (...cards: (string | null)[]) => heaps(cards.map((card) => ({ card })));

it("what is behind a door is known from it, or from the others", () => {
  expect(behind(null, null, null)).toEqual([undefined, undefined, undefined]);
  expect(behind("GOAL_STONE_1", null, null)).toEqual(["grey", undefined, undefined]);
  expect(behind("GOAL_STONE_2", null, "GOAL_STONE_1")).toEqual(["grey", "gold", "grey"]);
  expect(behind(null, "GOAL_GOLD", null)).toEqual(["grey", "gold", "grey"]);
});
