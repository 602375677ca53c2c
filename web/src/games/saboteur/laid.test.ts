import { expect, it } from "vitest";
import type { LogEntry } from "../../lib/messages";
import { laid, withLaid } from "./laid";
import type { OpenView } from "./open";

const step = (number: number, kind = "place") => ({ number, seat: 0, move: { kind, card: "CROSS", turned: false, cell: [number, 0] }, told: [] }) as LogEntry;
const shown = { log: [step(0), step(1)], landed: undefined, together: [], staged: undefined };

it("a card lies in the maze from its landing until the position that came of it is there", () => {
  const [card, other] = [step(2), step(3)];
  expect(laid({ ...shown, together: [card] }, [])).toEqual([]);
  const landed = laid({ ...shown, landed: card, together: [card] }, []);
  expect(landed).toEqual([card]);
  expect(laid(shown, landed)).toEqual([card]);
  expect(laid({ ...shown, staged: { name: "treasure", entries: [card, step(3, "reveal")], told: [] } }, landed)).toEqual([card]);
  expect(laid({ ...shown, landed: other, together: [other] }, landed)).toEqual([card, other]);
  expect(laid({ ...shown, log: [...shown.log, card] }, landed)).toEqual([]);
});

it("one's own leaves the hand for the maze", () => {
  const view = { seat: 0, hand: ["BEND", "CROSS", "CROSS"], maze: [], placed: [0, 0] } as unknown as OpenView;
  const { hand, maze, placed } = withLaid(view, [step(2)]);
  expect([hand, maze.map(({ cell }) => cell), placed]).toEqual([["BEND", "CROSS"], [[2, 0]], [2, 0]]);
  expect(withLaid({ ...view, seat: 1 }, [step(2)]).hand).toHaveLength(3);
});
