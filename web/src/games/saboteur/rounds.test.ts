import { expect, it } from "vitest";
import type { LogEntry } from "../../lib/messages";
import { lastRound } from "./rounds";

const log = (...moves: Record<string, unknown>[]): LogEntry[] => moves.map((move, number) => ({ number, seat: -1, move, told: [] }));
const first = [
  { kind: "unmask", target: 0, role: "digger" },
  { kind: "unmask", target: 1, role: "saboteur" },
  { kind: "spare", role: "digger" },
];

it("has nothing to tell before the end of a round", () => {
  expect(lastRound(log({ kind: "draw" }))).toBeUndefined();
});

it("tells roles and who won", () => {
  expect(lastRound(log(...first, { kind: "gold", target: 0 }))).toEqual({ round: 1, found: true, roles: ["digger", "saboteur"] });
  expect(lastRound(log(...first, { kind: "pay", target: 1 }))).toMatchObject({ found: false });
});

it("tells of the last round only", () => {
  const second = [
    { kind: "unmask", target: 0, role: "saboteur" },
    { kind: "unmask", target: 1, role: "digger" },
    { kind: "spare", role: "digger" },
  ];
  expect(lastRound(log(...first, { kind: "gold" }, ...second))).toEqual({ round: 2, found: false, roles: ["saboteur", "digger"] });
});
