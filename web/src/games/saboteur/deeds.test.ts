import { expect, it } from "vitest";
import type { LogEntry } from "../../lib/messages";
import { cardOf, nearest } from "./deeds";

it("the card of a step is the one that it names, or the one that can only have been meant", () => {
  const card = (move: object) => cardOf({ number: 1, seat: 1, move, told: [] } as unknown as LogEntry);
  expect([card({ kind: "break", tool: "wagon" }), card({ kind: "rockfall" }), card({ kind: "map" })]).toEqual(["BREAK_WAGON", "ROCKFALL", "MAP"]);
  expect([card({ kind: "repair", tool: "pick", card: "REPAIR_PICK_WAGON" }), card({ kind: "discard" })]).toEqual(["REPAIR_PICK_WAGON", undefined]);
});

it("the nearest door is one that is still closed", () => {
  const goals = [-2, 0, 2].map((y) => ({ cell: [8, y] as const, up: y === 0 }));
  expect([nearest([[4, 0]], goals), nearest([[7, 2]], goals), nearest([[0, 0], [8, 1]], goals)]).toEqual([5, 0, 0]); // prettier-ignore
});
