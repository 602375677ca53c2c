import { expect, it } from "vitest";
import { reach } from "./reach";
import type { Piece } from "./view";

const piece = (card: string, x: number, y = 0, linked = true): Piece => ({ card, turned: false, cell: [x, y], linked });
const goals = [-2, 0, 2].map((y) => ({ cell: [8, y] as [number, number], up: false }));

it("counts the cards that are missing to the nearest door", () => {
  expect(reach([piece("START", 0)], goals)).toBe(7);
  expect(reach([piece("START", 0), piece("I_H", 1)], goals)).toBe(6);
  expect(reach([piece("START", 0), piece("I_H", 7)], goals)).toBe(0);
});

it("goes around what is blocked, and not to what is open", () => {
  const tunnel = [piece("START", 0), piece("X", 6)];
  expect([reach(tunnel, goals), reach([...tunnel, piece("DX", 7, 0, false)], goals)]).toEqual([1, 3]);
  expect(reach(tunnel, [{ cell: [8, 0], up: true }])).toBe(Infinity);
});
