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
  readonly facets: string;
}

/** Drawn around the origin, some ten units in each direction. */
export const STONES: Readonly<Record<string, Stone>> = {
  gold: { fill: "#d9971f", light: "#ffdf8e", edge: "#5f3a05", shape: "M-9 3-7-5-1-9 6-7 9.5 0 6 7-2 9z", facets: "M-4-4 1-6 4-2M-3 3l5 1 3-3" },
  ruby: { fill: "#cf2e4c", light: "#ffb3bf", edge: "#5c0c1c", shape: "M-10-3-5.5-9h11L10-3 0 10z", facets: "M-10-3h20M-5.5-9-3-3 0 10 3-3l2.5-6" },
  sapphire: { fill: "#2c6fd0", light: "#b4d6ff", edge: "#0d2a5c", shape: "M0-11 9 0 0 11-9 0z", facets: "M-9 0h18M0-11-3.5 0 0 11 3.5 0z" },
  amethyst: {
    fill: "#9a57c4",
    light: "#e6c8fb",
    edge: "#3c1759",
    shape: "M0-11C3.5-5 8.5-1.5 8.5 3A8.5 8 0 0 1-8.5 3C-8.5-1.5-3.5-5 0-11z",
    facets: "M0-11V3M-8 2 0 3 8 2M0 3l-4 6.5M0 3l4 6.5",
  },
  emerald: {
    fill: "#2f9e63",
    light: "#b5efcd",
    edge: "#0c4426",
    shape: "M-5.5-10h11L9-6.5v13L5.5 10h-11L-9 6.5v-13z",
    facets: "M-4-6h8v12h-8zM-9-6.5-4-6M9-6.5 4-6M-9 6.5-4 6M9 6.5 4 6",
  },
};

const PAN =
  '<path fill="currentColor" d="M28 226c0-52 88-92 190-92s190 40 190 92c0 24-18 46-50 62-34 52-84 84-140 84s-106-32-140-84c-32-16-50-38-50-62zm42 0c0 22 62 50 148 50s148-28 148-50-62-50-148-50-148 28-148 50z"/><path fill="currentColor" d="m392 176 84-58c18-12 36 14 18 26l-84 60z"/>';

export const ITEMS: Readonly<Record<string, string>> = { pan: PAN, shovel, pick, hammer, chisel, cart, horse };
