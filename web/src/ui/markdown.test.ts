import { expect, it } from "vitest";
import { blocks, inline } from "./markdown";

it("never lets markup through", () => {
  expect(inline('<img src="x"> & *so* **on** `x`')).toBe("&lt;img src=&quot;x&quot;&gt; &amp; <em>so</em> <strong>on</strong> <code>x</code>");
});

it("marks what was searched for", () => {
  expect(inline("A Map shows", "map")).toBe("A <mark>Map</mark> shows");
  expect(inline("a < b", "<")).toBe("a <mark>&lt;</mark> b");
});

it("reads paragraphs, lists and tables", () => {
  const text = "One\ntwo\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- x\n- y\n  z";
  expect(blocks(text)).toEqual([
    { type: "text", html: "One two" },
    { type: "rows", head: ["a", "b"], rows: [["1", "2"]] },
    { type: "list", items: ["x", "y   z"] },
  ]);
});
