/** Signs and colours: every colour has a sign of its own, every gem a shape. */
import leaf from "icon:oak-leaf";
import grapes from "icon:grapes";
import lion from "icon:lion";
import moon from "icon:moon";
import sun from "icon:heraldic-sun";
import swan from "icon:swan";
import wave from "icon:wave-crest";
import cart from "icon:old-wagon";
import chisel from "icon:chisel";
import hammer from "icon:flat-hammer";
import horse from "icon:horse-head";
import pick from "icon:war-pick";
import shovel from "icon:spade";

export interface Livery {
  readonly sign: string;
  readonly fill: string;
  readonly dark: string;
  /** What is written on the fill. */
  readonly ink: string;
}

export const PATRONS: Readonly<Record<string, Livery>> = {
  silver: { sign: moon, fill: "#9aa5ad", dark: "#4b555c", ink: "#14191c" },
  yellow: { sign: sun, fill: "#e5c443", dark: "#7a6410", ink: "#2a2104" },
  white: { sign: swan, fill: "#f7f3e8", dark: "#7d7563", ink: "#2b2620" },
  violet: { sign: grapes, fill: "#7a4a9c", dark: "#3f2257", ink: "#ffffff" },
  red: { sign: lion, fill: "#b5342f", dark: "#5f1513", ink: "#ffffff" },
  blue: { sign: wave, fill: "#2d63a6", dark: "#14335b", ink: "#ffffff" },
  green: { sign: leaf, fill: "#33763f", dark: "#163c1d", ink: "#ffffff" },
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

const PAN =
  '<path fill="currentColor" d="M28 226c0-52 88-92 190-92s190 40 190 92c0 24-18 46-50 62-34 52-84 84-140 84s-106-32-140-84c-32-16-50-38-50-62zm42 0c0 22 62 50 148 50s148-28 148-50-62-50-148-50-148 28-148 50z"/><path fill="currentColor" d="m392 176 84-58c18-12 36 14 18 26l-84 60z"/>';

export const ITEMS: Readonly<Record<string, string>> = { pan: PAN, shovel, pick, hammer, chisel, cart, horse };
