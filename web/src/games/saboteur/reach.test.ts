import { expect, it } from "vitest";
import { reach, route, wayTo } from "./reach";
import type { Piece } from "./view";

const piece = (card: string, x: number, y = 0, turned = false): Piece => ({ card, turned, cell: [x, y], linked: true });
const goals = [-2, 0, 2].map((y) => ({ cell: [8, y] as [number, number], up: false }));
const tunnel = (to: number) => [piece("START", 0), ...Array.from({ length: to }, (_, i) => piece(i + 1 < to ? "I_H" : "X", i + 1))];

it("counts the cards that are missing to the nearest door", () => {
  expect([0, 1, 7].map((to) => reach(tunnel(to), goals))).toEqual([7, 6, 0]);
});

it("goes around what is blocked, and not to what is open", () => {
  expect([reach(tunnel(6), goals), reach([...tunnel(6), piece("DX", 7)], goals)]).toEqual([1, 3]);
  expect(reach(tunnel(6), [{ cell: [8, 0], up: true }])).toBe(Infinity);
});

it("a gap is closed by one card, if the tunnel goes on behind it", () => {
  const gap = tunnel(6).filter(({ cell }) => cell[0] !== 3);
  expect([reach(gap, goals), route(gap, goals)?.length]).toEqual([2, 9]);
});

it("finds the way through the tunnels, bends and all", () => {
  const bent = [piece("START", 0), piece("L_NW", 1), piece("L_NE", 1, -1, true), piece("I_H", 0, -1)];
  expect(wayTo(bent, [1, 0])).toEqual([
    [0, 0],
    [1, 0],
  ]);
  expect(wayTo(tunnel(3), [4, 0])).toHaveLength(5);
  expect(wayTo(tunnel(3), [5, 0])).toBeUndefined();
});
