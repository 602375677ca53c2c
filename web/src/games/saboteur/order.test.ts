import { expect, it } from "vitest";
import type { LogEntry } from "../../lib/messages";
import type { OpenView } from "./open";
import { after, nextOf, order } from "./order";

const table = (turn_direction: string, ...hands: number[]) => ({ options: { turn_direction }, hands });

it("goes round the table the way that was agreed on", () => {
  expect(order(table("clockwise", 6, 6, 6, 6))).toEqual([0, 1, 2, 3]);
  expect(order(table("counterclockwise", 6, 6, 6, 6))).toEqual([0, 3, 2, 1]);
});

it("passes over those without cards", () => {
  const few = table("counterclockwise", 1, 2, 0, 1);
  expect([0, 3, 2, 1].map((seat) => after(few, seat))).toEqual([3, 1, 1, 0]);
  expect(after(table("clockwise", 0, 1, 0), 1)).toBeUndefined();
});

it("is next who comes after whoever is seen to move", () => {
  const view = { ...table("clockwise", 6, 6, 6), turn: 2, ask: "card" } as unknown as OpenView;
  expect(nextOf({ view, telling: undefined })).toBe(0);
  expect(nextOf({ view, telling: { seat: 1 } as LogEntry })).toBe(2);
  expect(nextOf({ view: { ...view, ask: "keep" }, telling: undefined })).toBeUndefined();
});
