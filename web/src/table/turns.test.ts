import { expect, test } from "vitest";
import type { LogEntry } from "../lib/messages";
import { turnsOf } from "./turns";

const log = (...seats: number[]): LogEntry[] => seats.map((seat, number) => ({ number, seat, move: { kind: "x" }, told: [] }));

test("the turns of the others, without chance and without the reader", () => {
  const turns = turnsOf(log(0, 1, 1, -1, 1, 2, -1, 1, 0), 0);
  expect(turns.map(({ seat, steps }) => [seat, steps.map((step) => step.number)])).toEqual([
    [1, [1, 2, 4]],
    [2, [5]],
    [1, [7]],
  ]);
});

test("nothing happened", () => {
  expect(turnsOf(log(-1, 0, -1), 0)).toEqual([]);
});
