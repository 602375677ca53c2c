/** The three tools, whole and broken, as they are held in a portrait of 128 by 108: colours and paths, back to front. */
type Part = readonly [d: string, fill: string, stroke?: string, width?: number];

interface Drawing {
  /** What the tool takes of the portrait: to show it alone. */
  readonly box: string;
  /** Where its sign stands, if it is broken. */
  readonly sign: readonly [number, number];
  readonly whole: readonly Part[];
  readonly broken: readonly Part[];
}

const LINE = "#140d08";
const HEAD = "M4 44Q14 25 31 27t27 13q-12-7-27-5T4 44z";
const CASE: readonly Part[] = [
  ["M91.5 33a8.5 10 0 0 1 17 0", "none", "#6b5138", 3],
  ["M90 31h20v6.500H90zM90 56h20v6.500H90z", "#7d6044", LINE, 1.6],
];
const WHEELS = "M88 100a5 5 0 1 1 10 0 5 5 0 1 1-10 0z";

export const TOOL_ART: Readonly<Record<string, Drawing>> = {
  pick: {
    box: "0 20 62 92",
    sign: [18, 82],
    whole: [
      ["M22 106 30 32", "none", LINE, 7.5],
      ["M22 106 30 32", "none", "#a06f40", 4.5],
      [HEAD, "#aab4b9", LINE, 2],
      ["M8 39q10-10 23-9", "none", "#eef4f5", 1.5],
    ],
    broken: [
      ["M22 106 27 62l4-5", "none", LINE, 7.5],
      ["M22 106 27 62", "none", "#7d5a38", 4.5],
      ["M25 64l3-9 2 5 4-8", "none", "#e2bd8b", 2],
      ["M3 62Q-1 41 14 32t31-4q-14 3-25 13T3 62z", "#78838a", LINE, 2],
    ],
  },
  lantern: {
    box: "82 18 36 50",
    sign: [109, 60],
    whole: [...CASE, ["M92 37.500h16v18.500H92z", "#fff0b8", LINE, 1.8], ["M100 40c4 4 4 9 0 12-4-3-4-8 0-12z", "#ff9d2e"]],
    broken: [...CASE, ["M92 37.500h16v18.500H92z", "#3b474f", LINE, 1.8], ["M94 39l6 7-3 3 5 6M102 38l3 7", "none", "#d7e4e8", 1.6]],
  },
  wagon: {
    box: "80 68 46 42",
    sign: [86, 82],
    whole: [
      ["M88 79q4-7 9-5 4-6 9-1 6-2 9 6z", "#6d655d", LINE, 1.2],
      ["M84 80h36l-5 18H89z", "#7b5433", LINE, 2],
      ["M85 86h34M87 92h30", "none", "#4d3018", 1.5],
      ["M83 80h38", "none", "#c0c8cc", 3],
      [`${WHEELS}M106 100a5 5 0 1 1 10 0 5 5 0 1 1-10 0z`, "#98a2a8", LINE, 1.6],
    ],
    broken: [
      ["M87 76l14 3 1 7 6-4 14 4-9 17-25-7z", "#5b4632", LINE, 2],
      ["M87 83l13 3M107 89l13 2M88 89l29 8", "none", "#38271a", 1.5],
      ["M84 97a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM115 102a4.5 4.5 0 1 1 9 0 4.5 4.5 0 1 1-9 0z", "#78838a", LINE, 1.6],
    ],
  },
};
