import { expect, it } from "vitest";
import type { LogEntry } from "../../lib/messages";
import { goldOf } from "./golds";

it("gold cards differ by their nuggets, as far as the reader may know them", () => {
  const gold = (move: object) => goldOf({ number: 1, seat: 1, move, told: [] } as unknown as LogEntry);
  expect([gold({ kind: "keep", nuggets: 2 }), gold({ kind: "keep" }), gold({ kind: "place" })]).toEqual([[2], [undefined], []]);
  expect(gold({ kind: "pay", ones: 1, twos: 0, threes: 2, loose: 0 })).toEqual([3, 3, 1]);
});
