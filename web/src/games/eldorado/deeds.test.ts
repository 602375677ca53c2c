import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../lib/messages";
import { goesOn, begun, handedOf, played, purchaseOf, stretchesOf, trailsOf, turnUpTo } from "./deeds";

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

  it("is made with cards, which a walk that is told whole begins with", () => {
    const walk = [entry(0, 1, "play", "scout"), entry(1, 1, "step"), entry(2, 1, "play", "sailor"), entry(3, 1, "token"), entry(4, 1, "step")];
    expect(played(walk[0]!, walk)).toEqual(["scout", "sailor"]);
    expect(played(walk[1]!, walk)).toEqual([]);
  });

  it("is a way, card by card, with what each of them paid for", () => {
    const asked = ({ move }: LogEntry) => ({ terrain: move.card === "stones" ? "rubble" : "jungle", value: 1 });
    const walk = [
      ...[entry(0, 1, "play", "scout"), entry(1, 1, "step"), entry(2, 1, "step"), entry(3, 1, "stop"), entry(4, 1, "step", "stones")],
      ...[
        entry(5, 1, "pay", "sailor"),
        entry(6, 1, "play", "native"),
        entry(7, 1, "step", "stones"),
        entry(8, 1, "buy", "captain"),
        entry(9, 1, "pay", "scout"),
      ],
    ];
    const ways = stretchesOf(walk, asked, () => true).map(({ by, bill }) => [by.map(({ move }) => move.card), bill.length]);
    expect(ways).toEqual([
      [["scout"], 2],
      [["sailor"], 1],
      [["native"], 1],
    ]);
  });

  it("has begun with the cards that have paid for a step, and the one for the next, of those that are told; no others are on its bill", () => {
    const walk = ["play", "step", "step", "play", "step"].map((kind, i) => entry(i, 1, kind, kind === "play" ? `card ${i}` : undefined));
    const stretches = stretchesOf(
      walk,
      () => ({ terrain: "jungle", value: 1 }),
      (step) => step.number > 1,
    );
    const parts = (told: readonly LogEntry[]) => [0, 1, 2, Infinity].map((made) => begun(stretches, told, made));
    expect(parts(walk)).toEqual([1, 1, 2, 2]);
    expect(stretches.map(({ bill }) => bill.length)).toEqual([1, 1]);
    expect(parts(walk.slice(2))).toEqual([1, 2, 2, 2]);
  });

  it("is a purchase until something else is done", () => {
    expect(handedOf(turnUpTo(LOG, LOG[2]!))).toBeUndefined();
    expect(handedOf(turnUpTo(LOG, LOG[4]!))).toEqual({ why: "buy", card: "captain", paid: [] });
    expect(handedOf(turnUpTo(LOG, LOG[5]!))).toEqual({ why: "buy", card: "captain", paid: ["traveller"] });
    const more = turnUpTo(LOG, entry(6, 1, "play", "native"));
    expect(handedOf(more)).toBeUndefined();
    expect(purchaseOf([...more, entry(7, 1, "step"), entry(8, 1, "pay", "scout")])).toEqual({ why: "buy", card: "captain", paid: ["traveller"] });
  });

  it("is still that purchase when the rest of the hand is put away", () => {
    const all = [...LOG, entry(6, 1, "end"), entry(7, 1, "discard", "sailor"), entry(8, 1, "keep")];
    expect(handedOf(turnUpTo(all, all[8]!))).toEqual({ why: "buy", card: "captain", paid: ["traveller"] });
  });

  it("removes all that it removes at once", () => {
    const all = [...LOG, entry(6, 1, "remove", "sailor"), entry(7, 1, "remove", "scout")];
    expect(handedOf(all)).toEqual({ why: "remove", paid: ["sailor", "scout"] });
  });

  it("goes on with a walk, with a purchase and with what is removed", () => {
    const all = [...LOG, entry(6, 1, "pay", "sailor"), entry(7, 1, "remove", "scout"), entry(8, 1, "remove", "scout"), entry(9, 2, "remove", "sailor")];
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
