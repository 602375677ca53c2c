import { beforeEach, expect, it, vi } from "vitest";
import { api } from "../lib/api";
import { live, type Listener } from "../lib/live.svelte";
import type { LogEntry, Position } from "../lib/messages";
import { Table } from "./table.svelte";

vi.mock("../games/contract", () => ({
  clientOf: () => ({
    understood: ["pass"],
    moments: (log: readonly LogEntry[], from: number) => (log.slice(from).forEach((entry) => log[entry.number]!.move), []),
  }),
}));
const prefs = vi.hoisted(() => ({ pace: "now" }));
vi.mock("../lib/i18n.svelte", () => ({}));
vi.mock("../lib/prefs.svelte", () => ({ PACES: { now: 0, normal: 1000 }, prefs }));

const entry = (number: number): LogEntry => ({ number, seat: 1, move: { kind: "end" }, told: [] });
const LOG = [0, 1, 2, 3, 4].map(entry);
const at = (version: number, start: number) =>
  ({
    type: "position",
    version,
    hash: `${version}`,
    seat: 0,
    view: {},
    table: { id: "here", game: "any", seats: [] },
    log: { start, entries: LOG.slice(start, version) },
  }) as unknown as Position;

let push: Listener;

function following(first: Position): Table {
  vi.spyOn(live, "listen").mockImplementation((listener) => ((push = listener), () => true));
  vi.spyOn(live, "watch").mockReturnValue(() => undefined);
  vi.spyOn(api, "position").mockResolvedValue(first);
  vi.spyOn(api, "chat").mockResolvedValue({ lines: [] } as never);
  const table = new Table("here");
  table.follow((error) => expect.unreachable(String(error)));
  return table;
}

beforeEach(() => {
  prefs.pace = "now";
  vi.restoreAllMocks();
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined });
});

it("asks for the log before a position that comes too early for what is known", async () => {
  const log = vi.spyOn(api, "log").mockResolvedValue({ start: 0, entries: LOG });
  const table = following(at(4, 3));
  await vi.waitFor(() => expect(table.log).toEqual(LOG.slice(0, 4)));
  push(at(5, 4));
  await vi.waitFor(() => expect(table.log).toEqual(LOG));
  expect(log).toHaveBeenCalledOnce();
});

it("takes the newer of two positions that both came too early", async () => {
  vi.spyOn(api, "log").mockResolvedValue({ start: 0, entries: LOG });
  const table = following(at(4, 3));
  push(at(5, 4));
  await vi.waitFor(() => expect(table.log).toEqual(LOG));
  expect(table.newest?.version).toBe(5);
});

it("leaves a position whose log is no longer there: one without those moves is on its way", async () => {
  vi.spyOn(api, "log").mockResolvedValue({ start: 0, entries: LOG.slice(0, 2) });
  const table = following(at(4, 3));
  push(at(5, 0));
  await vi.waitFor(() => expect(table.log).toEqual(LOG));
});

it("does not say what goes without saying before what is still to be shown", async () => {
  const table = following(at(2, 0));
  await vi.waitFor(() => expect(table.newest?.version).toBe(2));
  prefs.pace = "normal";
  push(at(3, 2));
  await vi.waitFor(() => expect(table.events.told.map((step) => step.entry.number)).toEqual([2]));
  push({ ...at(4, 3), log: { start: 3, entries: [{ ...entry(3), move: { kind: "pass" } }] } });
  await vi.waitFor(() => expect(table.newest?.version).toBe(4));
  expect(table.events.told.map((step) => step.entry.number)).toEqual([2]);
  table.events.drop();
});
