import { render } from "svelte/server";
import { expect, it, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});
const { i18n, Words } = await import("../lib/i18n.svelte");
const { default: ActionBar } = await import("./ActionBar.svelte");
const { default: Telling } = await import("./Telling.svelte");
await i18n.start();

/** What the bar says to Ada, who has sent a move, with whose turn it is and what the page still shows. */
function said(turn: number, busy: boolean, bot: string | null = null): string {
  const position = { seat: 0, view: {}, outcome: null, undo: [], table: { turn, hints: false, seats: [{ bot: null }, { bot }] } };
  const table = { position, newest: position, players: ["Ada", "Ugo"], log: [], events: { busy }, mine: false, waiting: false, sinceMine: 0 };
  const play = {
    mine: false,
    picks: [],
    left: [],
    moves: [],
    client: {},
    view: { ask: "move" },
    style: () => undefined,
    tales: [],
    words: new Words("en", "ask-move = Where to?"),
  };
  const { body } = render(ActionBar, { props: { table, play } as never });
  return /aria-live="polite">(.*?)<\/p>/s
    .exec(body)![1]!
    .replaceAll(/<[^>]*>/g, "")
    .trim();
}

it("never tells readers of themselves by name", () => {
  expect(said(1, false)).toBe("Ugo’s turn");
  expect(said(0, false)).toBe("Where to?");
  expect(said(0, true)).toBe("One moment…");
});

it("says of a bot that it is thinking", () => {
  expect(said(1, false, "random")).toBe("Ugo is thinking…");
});

const entry = { number: 4, seat: 1, move: { kind: "forge" }, told: [] };
const staging = { client: { onStage: ["forge"] }, tales: [], log: [], style: () => undefined, recount: () => "Ugo forges.", sum: () => "Ugo moves." };
/** What lies over the bar. */
function over(step: object, waiting: boolean): string {
  const events = { step, said: step, told: [step], long: false };
  return render(Telling, { props: { events, play: staging, waiting } as never }).body.split('class="caption')[1]!;
}

it("tells a moment where a step is told, with the face of whose it is and a way past it for whoever waits", () => {
  const staged = over({ entry, more: 0, moment: { name: "forge", entries: [entry], told: [] } }, true);
  expect(staged).toContain("Ugo forges.");
  expect(staged).toContain("<svg");
  expect(staged).toContain("Skip");
  expect(staged).not.toContain("data-telling");
});

it("marks a step, and offers no way past one that is soon over", () => {
  const told = over({ entry, more: 0 }, true);
  expect(told).toContain('data-telling="4"');
  expect(told).not.toContain("Skip");
});
