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
