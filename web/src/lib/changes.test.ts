import { describe, expect, it } from "vitest";
import { changed, checksum, Sent } from "./changes";
import type { Change, Position } from "./messages";

describe("a change", () => {
  it.each([
    [1, [2], 2],
    [
      { a: 1, b: [1], c: 0 },
      { b: [null], c: null, d: [{}] },
      { a: 1, b: null, d: {} },
    ],
    [{ a: { b: { c: 1, d: 2 } } }, { a: { b: { c: [3] } } }, { a: { b: { c: 3, d: 2 } } }],
    [[1, 2, 3, 4], { "1": [5] }, [1, 5, 3, 4]],
    [[1, 2], { "2": [3] }, [1, 2, 3]],
    [[1, 2, 3], { length: [1] }, [1]],
    [[{ a: 1, b: 2 }, 2, 3], { "0": { b: [3] }, length: [2] }, [{ a: 1, b: 3 }, 2]],
    [null, [{ a: 1 }], { a: 1 }],
  ])("to %j by %j gives %j", (value, change, after) => {
    const before = JSON.stringify(value);
    expect(changed(value, change)).toEqual(after);
    expect(JSON.stringify(value)).toBe(before);
  });

  it("shares what stays the same", () => {
    const value = { a: { x: 1 }, b: { y: 2 } };
    const after = changed(value, { b: { y: [3] } }) as typeof value;
    expect(after.a).toBe(value.a);
  });
});

it("checks as the server does: sorted keys, no blanks, UTF-8", () => {
  // zlib.crc32(msgspec.json.Encoder(order="sorted").encode(...))
  expect(checksum({ "10": [1, true, null], "9": "più", a: { c: -1, b: "\n" } })).toBe(3959772340);
  expect(checksum(null)).toBe(634125391);
});

describe("what was sent", () => {
  const position = { type: "position", table: { id: "t" }, version: 3, view: { hand: ["a", "b"], deck: 5 } } as unknown as Position;
  const change = (more: Partial<Change> = {}): Change => ({
    type: "change",
    table: "t",
    version: 4,
    since: 3,
    change: { version: [4], view: { hand: { length: [1] }, deck: [4] } },
    check: checksum({ hand: ["a"], deck: 4 }),
    log: { start: 0, entries: [] },
    clocks: null,
    ...more,
  });

  it("leads to the next position", () => {
    const sent = new Sent();
    sent.keep(position);
    const after = sent.change(change());
    expect(after).toMatchObject({ type: "position", version: 4, view: { hand: ["a"], deck: 4 }, log: { start: 0 }, clocks: null });
    expect(sent.change(change({ version: 5, since: 4, change: { version: [5] } }))?.version).toBe(5);
  });

  it("does not fit another version, another view, or nothing at all", () => {
    const sent = new Sent();
    expect(sent.change(change())).toBeUndefined();
    sent.keep(position);
    expect(sent.change(change({ since: 2 }))).toBeUndefined();
    expect(sent.change(change({ check: 1 }))).toBeUndefined();
    expect(sent.change(change())).toBeDefined();
    sent.clear();
    expect(sent.change(change())).toBeUndefined();
  });
});
