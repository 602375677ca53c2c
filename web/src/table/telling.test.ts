import { describe, expect, it, vi } from "vitest";
import { whenTold } from "../games/moments";
import type { LogEntry, TaleInfo } from "../lib/messages";
import type { Line } from "./lines";
import type { AnyPlay } from "./play.svelte";
import { caption, deeds, doer } from "./telling";

vi.mock("../lib/i18n.svelte", () => ({ t: (key: string) => key }));

const client = {} as AnyPlay["client"];
const TALES = [{ name: "bought", run: true, nouns: {} }] as unknown as TaleInfo[];
const entry = (number: number, seat: number, kind: string, told: object[] = []) => ({ number, seat, move: { kind }, told }) as unknown as LogEntry;
const said = (line: Line) => line.steps.map(({ number }) => number).join();

describe("what stands over the board", () => {
  it("tells a step with the run that it goes on with, and nothing of a turn before", () => {
    const bought = [{ tale: "bought", cards: ["x"] }];
    const log = [entry(0, 1, "buy", bought), entry(1, 2, "step"), entry(2, 2, "buy", bought), entry(3, 2, "pay", bought), entry(4, 2, "pay", bought)];
    const play = { client, tales: TALES, log: log.slice(0, 3), sum: (_: number, [line]: readonly Line[]) => said(line!) } as unknown as AnyPlay;
    const over = (at: number) => caption(play, { entry: log[at]!, more: 0 });
    expect([over(1), over(2), over(3)]).toEqual(["1", "2", "2,3"]);
  });

  it("leaves to a moment what that tells", () => {
    const step = entry(0, 1, "deliver", [{ tale: "points" }, { tale: "workshop" }]);
    const moments = (log: readonly LogEntry[], from: number) => whenTold(log, from, "workshop");
    const came = (_: number, [line]: readonly Line[]) => line!.steps[0]!.told.map(({ tale }) => tale).join();
    const play = { client: { moments }, tales: TALES, log: [], sum: came } as unknown as AnyPlay;
    expect(caption(play, { entry: step, more: 0 })).toBe("points");
  });

  it("is of the last of several deeds, which a run is one of", () => {
    const bought = [{ tale: "bought", cards: ["x"] }];
    const turn = [entry(0, 2, "step"), entry(1, 2, "buy", bought), entry(2, 2, "pay", bought), entry(3, -1, "draw")];
    const play = { client, tales: TALES, worth: (seat: number, lines: readonly Line[]) => lines.filter(({ steps }) => steps[0]!.seat === seat) };
    const done = (more: object) => deeds(play as unknown as AnyPlay, { entry: turn[0]!, more: 0, ...more }).map(({ number }) => number);
    expect([done({}), done({ turn }), done({ turn: turn.slice(0, 1) })]).toEqual([[0], [0, 1], [0]]);
    expect(doer(play as unknown as AnyPlay, { entry: turn[0]!, more: 0, turn })).toBe(turn[1]);
  });

  it("is never without words for a moment, and has the face of the one player that it tells of", () => {
    const step = entry(0, 1, "feed");
    const play = {
      client,
      tales: TALES,
      log: [],
      recount: (entries: readonly LogEntry[]) => entries.map(({ move }) => move.kind).join(),
    } as unknown as AnyPlay;
    const staged = (entries: LogEntry[], told: LogEntry["told"] = []) => ({ entry: entries[0]!, more: 0, moment: { name: "x", entries, told } });
    expect(caption(play, staged([step]))).toBe("feed");
    const reaped = [{ tale: "harvest" }, { tale: "reaped", seat: 2 }] as unknown as LogEntry["told"];
    expect([staged([step]), staged([step, entry(1, 2, "feed")]), staged([step], reaped), staged([entry(0, -1, "role")])].map((one) => doer(play, one))).toEqual(
      [step, undefined, undefined, undefined],
    );
  });
});
