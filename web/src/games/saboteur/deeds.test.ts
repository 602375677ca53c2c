import { expect, it } from "vitest";
import type { LogEntry } from "../../lib/messages";
import { cardOf } from "./deeds";

it("the card of a step is the one that it names, or the one that can only have been meant", () => {
  const card = (move: object) => cardOf({ number: 1, seat: 1, move, told: [] } as unknown as LogEntry);
  expect([card({ kind: "break", tool: "wagon" }), card({ kind: "rockfall" }), card({ kind: "map" })]).toEqual(["BREAK_WAGON", "ROCKFALL", "MAP"]);
  expect([card({ kind: "repair", tool: "pick", card: "REPAIR_PICK_WAGON" }), card({ kind: "discard" })]).toEqual(["REPAIR_PICK_WAGON", undefined]);
});
