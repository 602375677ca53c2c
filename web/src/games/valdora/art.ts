/** Signs and colours: every colour has a sign of its own, every gem a shape. */
import leaf from "icon:oak-leaf";
import lion from "icon:lion";
import moon from "icon:moon";
import sun from "icon:heraldic-sun";
import swan from "icon:swan";

/** Signs of our own, as the icons are: in a square of 512, simple enough to be known when they are small. */
const GRAPES =
  '<path fill="none" stroke="currentColor" stroke-width="112" stroke-linecap="round" d="M116 214h1M255 214h1M394 214h1M186 326h1M325 326h1M255 438h1"/><path fill="currentColor" d="M232 136C226 60 300 10 420 34 404 112 330 152 232 136z"/>';
const WAVES =
  '<path fill="none" stroke="currentColor" stroke-width="56" stroke-linecap="round" d="M40 166q54-84 108 0t108 0 108 0 108 0M40 286q54-84 108 0t108 0 108 0 108 0M40 406q54-84 108 0t108 0 108 0 108 0"/>';
/** A letter with a seal. */
export const COMMISSION =
  '<path fill="currentColor" fill-rule="evenodd" d="M84 40h344v296a76 76 0 1 0-112 136H84zM140 112v38h232v-38zM140 204v38h232v-38zM140 296v38h120v-38z"/><circle fill="currentColor" cx="376" cy="404" r="62"/>';

export interface Livery {
  readonly sign: string;
  readonly fill: string;
  readonly dark: string;
  /** What is written on the fill. */
  readonly ink: string;
  /** What the house is known by from afar. */
  readonly mark: readonly Part[];
}

/** A path: its fill, its stroke and how wide that is. */
export type Part = readonly [d: string, fill: string, stroke?: string, width?: number];

const WALL = "#e2cda0";
const LINE = "#3a2414";

export const PATRONS: Readonly<Record<string, Livery>> = {
  silver: {
    sign: moon,
    fill: "#9aa5ad",
    dark: "#4b555c",
    ink: "#14191c",
    mark: [["M20 8V-16h22V8z", WALL], ["M18-16a13 13 0 0 1 26 0z", "#9aa5ad", LINE, 1], ["M31-20 40-34", "none", LINE, 3]], // prettier-ignore
  },
  yellow: {
    sign: sun,
    fill: "#e5c443",
    dark: "#7a6410",
    ink: "#2a2104",
    mark: [["M-39 10-35-20h12l4 30z", WALL], ["M-37-19q8-12 16 0z", "#e5c443"], ["M-46-38-12-4M-46-4-12-38", "none", LINE, 3]], // prettier-ignore
  },
  white: {
    sign: swan,
    fill: "#f7f3e8",
    dark: "#7d7563",
    ink: "#2b2620",
    mark: [["M23 8V-20h13V8z", WALL], ["M21-20 29.5-54 38-20z", "#f7f3e8", LINE, 1]], // prettier-ignore
  },
  violet: {
    sign: GRAPES,
    fill: "#7a4a9c",
    dark: "#3f2257",
    ink: "#ffffff",
    mark: [["M-39 8V-22h15V8z", WALL], ["M-41-22q9.500-26 19 0z", "#7a4a9c"], ["M-31.500-34v-14l12 5-12 4", "#b8843c", LINE, 1]], // prettier-ignore
  },
  red: {
    sign: lion,
    fill: "#b5342f",
    dark: "#5f1513",
    ink: "#ffffff",
    mark: [["M-42 10V-32h5v5h4v-5h5v5h4v-5h5V10z", "#c9b48b", LINE, 1], ["M-33-16v5", "none", "#ffc778", 4]], // prettier-ignore
  },
  blue: {
    sign: WAVES,
    fill: "#2d63a6",
    dark: "#14335b",
    ink: "#ffffff",
    mark: [["M22 10 26-28h9l4 38z", "#efe6d2"], ["M25-18h11M24-6h14", "none", "#2d63a6", 5], ["M30.500-32h.01", "none", "#ffd98a", 8], ["M24-36h13l-6.500-9z", "#2d63a6"]], // prettier-ignore
  },
  green: {
    sign: leaf,
    fill: "#33763f",
    dark: "#163c1d",
    ink: "#ffffff",
    mark: [["M-34 8V-14", "none", "#55391f", 5], ["M-34-24h.01", "none", "#35562f", 30], ["M-40-29h.01", "none", "#70863f", 17]], // prettier-ignore
  },
};

export interface Stone {
  readonly fill: string;
  readonly light: string;
  readonly edge: string;
  readonly shape: string;
  /** Flat faces, and how much lighter (or darker, below zero) than the fill each is. */
  readonly facets: readonly (readonly [d: string, tone: number])[];
}

/** Drawn around the origin, some ten units in each direction. */
export const STONES: Readonly<Record<string, Stone>> = {
  gold: {
    fill: "#d08a2b",
    light: "#f8d48a",
    edge: "#6a3f0b",
    shape: "M-9 3-7-5-1-9 6-7 9.5 0 6 7-2 9z",
    facets: [["M-9 3-7-5-1-9-3-2z", 1], ["M-1-9 6-7 3-1-3-2z", 0.55], ["M6-7 9.5 0 3-1z", 0.2], ["M-3-2 3-1 6 7-2 9z", -0.25], ["M-9 3-3-2-2 9z", 0.15], ["M3-1 9.5 0 6 7z", -0.7]], // prettier-ignore
  },
  ruby: {
    fill: "#cf2649",
    light: "#ff9fb0",
    edge: "#5c0a1d",
    shape: "M-10-3-5.5-9h11L10-3 0 10z",
    facets: [["M-10-3-5.5-9-4-3z", 0.9], ["M-5.5-9h11L4-3h-8z", 0.55], ["M5.5-9 10-3H4z", 0.15], ["M-10-3h6L0 10z", 0.2], ["M-4-3h8L0 10z", -0.1], ["M10-3H4L0 10z", -0.75]], // prettier-ignore
  },
  sapphire: {
    fill: "#2a6ad0",
    light: "#b8dbff",
    edge: "#0c2759",
    shape: "M0-11 9 0 0 11-9 0z",
    facets: [["M0-11-9 0h5.5z", 0.9], ["M0-11-3.5 0h7z", 0.55], ["M0-11 3.5 0H9z", 0.05], ["M-9 0h5.5L0 11z", 0.15], ["M-3.5 0h7L0 11z", -0.2], ["M3.5 0H9L0 11z", -0.8]], // prettier-ignore
  },
  amethyst: {
    fill: "#9350c2",
    light: "#ecd2ff",
    edge: "#3a1458",
    shape: "M0-11C3.5-5 8.5-1.5 8.5 3A8.5 8 0 0 1-8.5 3C-8.5-1.5-3.5-5 0-11z",
    facets: [["M0-11C-3.5-5-8.5-1.5-8.5 3l4.9-1.600z", 0.8], ["M0-11-3.6 1.400h7.200z", 0.5], ["M0-11C3.5-5 8.5-1.5 8.5 3L3.6 1.400z", 0.05], ["M-8.5 3l4.9-1.6.6 8.800C-6.4 9-8.5 6.4-8.5 3z", 0.15], ["M-3.6 1.400h7.200L3 10.400h-6z", -0.2], ["M8.5 3 3.6 1.4 3 10.200C6.4 9 8.5 6.4 8.5 3z", -0.8]], // prettier-ignore
  },
  emerald: {
    fill: "#2a9a60",
    light: "#bdf5d5",
    edge: "#0a3f24",
    shape: "M-5.5-10h11L9-6.5v13L5.5 10h-11L-9 6.5v-13z",
    facets: [["M-9-6.5-5.5-10-4-6v12l-5 .5z", 0.65], ["M-5.5-10h11L4-6h-8z", 0.8], ["M-4-6h8V6h-8z", 0.25], ["M5.5-10 9-6.5v13L4 6V-6z", -0.35], ["M-9 6.5-4 6h8l5 .5L5.5 10h-11z", -0.75]], // prettier-ignore
  },
};

const STEEL = "#23292e";
const shaft = (d: string, wide = 3, colour = "#a8744a"): Part[] => [
  [d, "none", "#3a2414", wide + 2],
  [d, "none", colour, wide],
];
const wheel = (x: number): Part[] => [
  [`M${x - 6.4} 11a6.4 6.4 0 1 1 12.8 0 6.4 6.4 0 1 1-12.8 0z`, "#5b3a20", "#24130a", 1.4],
  [`M${x - 5} 11h10M${x} 6v10`, "none", "#d0a878", 1.2],
];

/** Gear, back to front, some twenty units around the origin. */
export const ITEMS: Readonly<Record<string, readonly Part[]>> = {
  pan: [
    ...shaft("M6-4 20-13", 3.4, "#6b4a30"),
    ["M-20 1a15 8 0 0 0 30 0z", "#2b2320"],
    ["M-20 0a15 7.4 0 1 1 30 0 15 7.4 0 1 1-30 0z", "#6a5f57", "#1d1613", 1.4],
    ["M-16 .8a11 5 0 1 1 22 0 11 5 0 1 1-22 0z", "#332a26"],
    ["M-9 2h.01M-3 3h.01M1 1h.01", "none", "#f0ae3c", 2.4],
  ],
  pick: [...shaft("M-11 15 7-9"), ["M-9-13C2-18 14-11 17 3 11-5 3-9-9-13z", "#9aa6b0", STEEL, 1.4], ["M-5-13C4-15 11-10 15-3", "none", "#eef3f5", 1.4]],
  shovel: [
    ...shaft("M-12-14 4 4"),
    ["M-17-12-10-18", "none", "#8a5c36", 4],
    ["M0 6 8-2C15 0 18 8 17 17 8 18 2 14 0 6z", "#9aa6b0", STEEL, 1.4],
    ["M2 6 8 0c3 3 3 8 2 12C5 12 3 10 2 6z", "#dfe6ea"],
  ],
  hammer: [...shaft("M-10 16 3-4", 3.4), ["M-8-10 4-18 15-2 3 5z", "#7f8a94", STEEL, 1.4], ["M-8-10 4-18 7-14-5-6z", "#d5dde2"]],
  chisel: [...shaft("M-13 14-3 3", 5, "#b3543a"), ["M-5 2 10-14 15-15 14-9-1 6z", "#aab5be", STEEL, 1.4], ["M-2 2 12-13", "none", "#f2f6f8", 1.6]],
  cart: [
    ["M-15-4C-14-16-4-18-1-18S11-16 12-4z", "#efe3c8", "#7d6a48", 1.2],
    ["M-7-4C-7-12-5-16-3-17M5-4C5-12 3-16 1-17", "none", "#b8a27a", 1],
    ["M-18-4h32l-4 12h-25z", "#8a5c36", "#2b1a0d", 1.4],
    ["M-18-4h32l-.8 3h-30z", "#c79460"],
    ...wheel(-10),
    ...wheel(6),
    ["M14 2 20-2", "none", "#5b3a20", 2.4],
  ],
  horse: [
    ["M-12 18C-13 2-10-8-2-13L-1-19 4-14C12-10 16-3 17 3 18 7 15 10 12 8L4 4C4 8 6 13 8 18z", "#8a5433", "#2b170c", 1.4],
    ["M-12 18C-14 0-12-11-2-14-4-6-5 6-4 18z", "#3a2317"],
    ["M5-6h.01M14 4.6h.01", "none", "#140b06", 2.6],
    ["M3-13 6-1M4 4C8 1 12 0 16 3", "none", "#d8b25f", 1.6],
  ],
};
