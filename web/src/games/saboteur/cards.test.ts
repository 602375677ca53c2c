import { describe, expect, it } from "vitest";
import { borders, ends, idle, isTunnel, lit, openings, stacks, untouched } from "./cards";

describe("cards", () => {
  it("turns a card upside down", () => {
    expect(openings("T_V")).toEqual(["N", "E", "S"]);
    expect(openings("T_V", true)).toEqual(["S", "W", "N"]);
    expect(openings("L_NW", true)).toEqual(["S", "E"]);
  });

  it("tells what lies in the maze from action cards", () => {
    expect(["DX", "START", "GOAL_GOLD", "MAP", "BREAK_PICK", ""].map(isTunnel)).toEqual([true, true, true, false, false, false]);
  });

  it("puts equal cards of a hand together", () => {
    expect(stacks(["X", "MAP", "X"])).toEqual([
      { card: "X", count: 2 },
      { card: "MAP", count: 1 },
    ]);
  });

  it("gives a dead end the light of the tunnel that it closes, and no other card that leads nowhere", () => {
    const piece = (card: string, x: number, linked = false) => ({ card, turned: false, cell: [x, 0] as [number, number], linked });
    const [start, closed, beyond, wall] = [piece("START", 0, true), piece("DI_H", 1), piece("I_H", 2), piece("DI_V", -1)];
    expect([...lit([wall, start, closed, beyond])]).toEqual([start, closed]);
    expect([...lit([closed, beyond])]).toEqual([]);
  });

  it("knows how much of the rock before the doors nobody can dig yet", () => {
    const maze = (...xs: number[]) => [...xs.map((x) => ({ card: "X", cell: [x, 0] })), { card: "GOAL_COAL", cell: [8, 2] }];
    expect([maze(0), maze(0, 4, 3), maze(6), maze(7), maze(9)].map((one) => untouched(one, 8))).toEqual([6, 2, 0, 0, 0]);
  });

  it("knows the empty cells around the maze", () => {
    expect(
      borders(
        [
          [0, 0],
          [1, 0],
        ],
        [[2, 0]],
      ).sort(),
    ).toEqual([
      [-1, 0],
      [0, -1],
      [0, 1],
      [1, -1],
      [1, 1],
    ]);
  });

  it("knows where the tunnels lead", () => {
    const bend = { card: "L_NE", turned: true, cell: [3, -1] };
    expect(ends([bend, { card: "I_H", turned: false, cell: [0, 0] }])).toEqual([[3, 0], [2, -1], [1, 0], [-1, 0]]); // prettier-ignore
  });
});

it("a card that can only be put away is told from those that can be played", () => {
  const moves = [
    { kind: "discard", card: "X" },
    { kind: "discard", card: "MAP" },
    { kind: "map", card: "MAP" },
  ];
  expect(["X", "MAP"].map((card) => idle(moves, card))).toEqual([true, false]);
  expect(idle([], "X")).toBe(false);
});
