import { expect, it, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => "en" });
  vi.stubGlobal("window", globalThis);
});
const { tips } = await import("./tips.svelte");

it("begins with capitals, whatever is in the middle of a sentence elsewhere", () => {
  vi.useFakeTimers();
  tips.show({ getBoundingClientRect: () => ({}), setAttribute: () => undefined } as unknown as Element, "the Harbour City", "gold digger", undefined, 0);
  vi.runAllTimers();
  expect([tips.title, tips.text]).toEqual(["The Harbour City", "Gold digger"]);
});
