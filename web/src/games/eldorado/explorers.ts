/** Explorers by seat, each with an outline of its own: what they wear and what they go with. A part is a path and its colour, none for that of the seat. */
type Part = readonly [d: string, fill: string];
interface Explorer {
  readonly coat: string;
  readonly pole: string;
  readonly tool: readonly Part[];
  readonly hat: readonly Part[];
}

export const EXPLORERS: readonly Explorer[] = [
  {
    coat: "M-11-1q-1-16 4-18h12q6 3 6 18-5 3-11 3t-11-3z",
    pole: "M18-30 14 9",
    tool: [],
    hat: [
      ["M-8-28q0-11 7.5-11T7-28z", "#d8be8c"],
      ["M-15-27q14-7 29 0-2 3.5-6 2.5-8-2-17 0-4 1-6-2.5z", "#c4a66e"],
      ["M-8-29.5q7.5-3 15 0v-3q-7.5-3-15 0z", ""],
    ],
  },
  {
    coat: "M-15 2Q-11-16-5-20h9q7 4 12 22-8 4-16 4T-15 2z",
    pole: "M18-20 14 9",
    tool: [["M14-21q-3-18 5-19 6 2 3 20-4 3-8-1z", "#b0814b"]],
    hat: [
      ["M-12-24q-1-19 11.5-19T11-24q-11-6-23 0z", "#efe6cf"],
      ["M-2-43v-4h3v4z", "#efe6cf"],
      ["M-11.5-28q11-5 22 0v-3q-11-5-22 0z", ""],
    ],
  },
  {
    coat: "M-11 8q-2-24 4-27h11q7 3 7 27-6 3-11 3t-11-3z",
    pole: "M15-9 14 0",
    tool: [["M13-10 16-38q8 6 3 29z", "#d4dadb"]],
    hat: [
      ["M-1-36q0-14 12-17 0 10-8 19z", "#f2ede0"],
      ["M-10-27q1-11 9-11 10 0 9 11-9-4-18 0z", ""],
      ["M7-29q9 0 10 4-6-1-11 1z", ""],
    ],
  },
  {
    coat: "M-11-1q-1-16 4-18h12q6 3 6 18-5 3-11 3t-11-3z",
    pole: "M17-44 14 9",
    tool: [["M17-44 34-40l-6 4 5 5-16 1z", ""]],
    hat: [
      ["M-9-24q-2-15 8.5-18Q10-39 8-24q4 7 3 12l-4-1q0-13-7.5-13T-8-13l-4 1q-1-5 3-12z", "#7a5a34"],
      ["M-7-31q6.5-4 13 0v-3q-6.5-4-13 0z", ""],
    ],
  },
];
