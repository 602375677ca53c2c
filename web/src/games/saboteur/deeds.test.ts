import { expect, it } from "vitest";
import type { LogEntry } from "../../lib/messages";
import { cardOf, distances, doerOf } from "./deeds";
import type { OpenView } from "./open";

it("the card of a step is the one that it names, or the one that can only have been meant", () => {
  const card = (move: object) => cardOf({ number: 1, seat: 1, move, told: [] } as unknown as LogEntry);
  expect([card({ kind: "break", tool: "wagon" }), card({ kind: "rockfall" }), card({ kind: "map" })]).toEqual(["BREAK_WAGON", "ROCKFALL", "MAP"]);
  expect([card({ kind: "repair", tool: "pick", card: "REPAIR_PICK_WAGON" }), card({ kind: "discard" })]).toEqual(["REPAIR_PICK_WAGON", undefined]);
});

it("a step in the maze brings the tunnel nearer or not, before and after it is seen on the board", () => {
  const piece = (card: string, x: number, y = 0) => ({ card, turned: false, cell: [x, y], linked: true });
  const goals = [-2, 0, 2].map((y) => ({ cell: [8, y], up: false, card: null, lookers: [] }));
  const step = (number: number, kind: string, card: string | undefined, x: number) => ({
    number,
    seat: 1,
    move: { kind, card, turned: false, cell: [x, 0] },
    told: [],
  });
  const change = (maze: object[], entry: object, log: object[] = []) =>
    distances({ view: { maze, goals } as unknown as OpenView, log: log as LogEntry[] }, entry as LogEntry);
  const dug = [piece("START", 0), piece("I_H", 1)];
  const [on, dead] = [step(4, "place", "I_H", 2), step(4, "place", "DX", 2)];
  expect([dug, [...dug, piece("I_H", 2)]].map((maze) => change(maze, on))).toEqual(Array(2).fill([6, 5]));
  expect([dug, [...dug, piece("DX", 2)]].map((maze) => change(maze, dead))).toEqual(Array(2).fill([6, 9]));
  expect(change(dug, step(5, "rockfall", undefined, 2), [on])).toEqual([5, 6]);
  expect(change(dug, step(5, "map", undefined, 2))).toBeUndefined();
});

it("whoever found the treasure is seen with it", () => {
  const opened = (told: object[]) => doerOf({ number: 1, seat: -1, move: { kind: "reveal", goal: "top" }, told } as unknown as LogEntry);
  expect([opened([]), opened([{ tale: "found", finder: 2 }])]).toEqual([undefined, 2]);
});
