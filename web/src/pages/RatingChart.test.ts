import { render } from "svelte/server";
import { expect, it, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
});
const { i18n } = await import("../lib/i18n.svelte");
const { default: RatingChart } = await import("./RatingChart.svelte");
await i18n.start();

const points = [1310, 1290, 1305].map((rating, at) => ({ rating, at }));
const drawn = (whole: boolean) => /polyline points="([^"]*)"/.exec(render(RatingChart, { props: { points, whole } }).body)![1]!.split(" ").length;

it("begins where everybody does only with the first of all games", () => {
  expect(drawn(true)).toBe(4);
  expect(drawn(false)).toBe(3);
});
