import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../lib/messages";
import { movedBy, purchaseOf, turnUpTo } from "./deeds";

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
});
