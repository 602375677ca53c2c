import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../lib/messages";
import { discardOf, goesOn, movedBy, purchaseOf, trailsOf, turnUpTo } from "./deeds";

const entry = (number: number, seat: number, kind: string, card?: string): LogEntry =>
  ({ number, seat, move: { kind, card }, told: [] }) as unknown as LogEntry;
const LOG = [
  entry(0, 0, "play", "sailor"),
  entry(1, 1, "play", "scout"),
  entry(2, 1, "step"),
  entry(3, -1, "draw"),
  entry(4, 1, "buy", "captain"),
  entry(5, 1, "pay", "traveller"),
];

describe("what somebody has done in a turn", () => {
  it("ends with the step that is shown, which the log may not have yet", () => {
    expect(turnUpTo(LOG, LOG[5]!).map(({ number }) => number)).toEqual([1, 2, 4, 5]);
    expect(turnUpTo(LOG.slice(0, 2), LOG[2]!).map(({ number }) => number)).toEqual([1, 2]);
    expect(turnUpTo(LOG, LOG[1]!).map(({ number }) => number)).toEqual([1]);
  });

  it("names the card that moves the pawn", () => {
    expect(movedBy(turnUpTo(LOG, LOG[2]!))?.move.card).toBe("scout");
    expect(movedBy(turnUpTo(LOG.slice(3), entry(6, 2, "buy")))).toBeUndefined();
  });

  it("is a purchase until something else is done", () => {
    expect(purchaseOf(turnUpTo(LOG, LOG[2]!))).toBeUndefined();
    expect(purchaseOf(turnUpTo(LOG, LOG[4]!))).toEqual({ card: "captain", paid: [] });
    expect(purchaseOf(turnUpTo(LOG, LOG[5]!))).toEqual({ card: "captain", paid: ["traveller"] });
    expect(purchaseOf(turnUpTo(LOG, entry(6, 1, "discard", "sailor")))).toBeUndefined();
  });

  it("puts away all that it puts away at once", () => {
    const all = [...LOG, entry(6, 1, "discard", "sailor"), entry(7, 1, "discard", "scout")];
    expect(discardOf(all)).toEqual({ card: "", paid: ["sailor", "scout"] });
    expect(discardOf(LOG)).toBeUndefined();
  });

  it("goes on with a walk, with a purchase and with what is put away", () => {
    const all = [...LOG, entry(6, 1, "pay", "sailor"), entry(7, 1, "discard", "scout"), entry(8, 1, "discard", "scout"), entry(9, 2, "discard", "sailor")];
    expect(all.filter((one, i) => i && goesOn(all[i - 1]!, one)).map(({ number }) => number)).toEqual([2, 5, 6, 8]);
  });

  it("leaves a trail from where the pawn stood, each pawn its own", () => {
    const step = (number: number, seat: number, r: number, second = false) =>
      ({ number, seat, move: { kind: "step", cell: [0, r], second }, told: [] }) as unknown as LogEntry;
    const log = [step(0, 1, 1), entry(1, 0, "end"), step(2, 1, 2), entry(3, -1, "draw"), step(4, 1, 3), step(5, 1, 7, true), entry(6, 0, "end")];
    const rows = (seat: number) => trailsOf(log, seat).map((cells) => cells.map(([, r]) => r));
    expect(rows(1)).toEqual([[1, 2, 3], [7]]);
    expect(rows(0)).toEqual([]);
  });
});
