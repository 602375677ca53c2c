/** A hat, a beard, a nose and eyes out of a few of each. Colours are the component's variables. */
interface Dwarf {
  readonly hat: keyof typeof HATS;
  readonly beard: keyof typeof BEARDS | "braids";
  readonly nose: keyof typeof NOSES;
  readonly eyes: "dot" | "squint" | "lash" | "glasses" | "patch";
  readonly skin: string;
  readonly hair: string;
}

/** Ten dwarfs, one for each seat. */
export const CAST: readonly Dwarf[] = [
  { hat: "lamp", beard: "fork", nose: "round", eyes: "dot", skin: "#e8b78f", hair: "#b4532a" },
  { hat: "hood", beard: "long", nose: "long", eyes: "squint", skin: "#d79a6c", hair: "#8f8d89" },
  { hat: "cap", beard: "braids", nose: "small", eyes: "lash", skin: "#f2cba8", hair: "#c9923f" },
  { hat: "brim", beard: "round", nose: "broad", eyes: "glasses", skin: "#b97849", hair: "#6b4023" },
  { hat: "bandana", beard: "short", nose: "round", eyes: "patch", skin: "#8d5733", hair: "#2f2622" },
  { hat: "horns", beard: "walrus", nose: "broad", eyes: "dot", skin: "#e8b78f", hair: "#e6e1d6" },
  { hat: "knit", beard: "square", nose: "long", eyes: "squint", skin: "#d79a6c", hair: "#2f2622" },
  { hat: "hood", beard: "braids", nose: "small", eyes: "lash", skin: "#8d5733", hair: "#b4532a" },
  { hat: "brim", beard: "fork", nose: "broad", eyes: "dot", skin: "#f2cba8", hair: "#8f8d89" },
  { hat: "cap", beard: "long", nose: "round", eyes: "glasses", skin: "#b97849", hair: "#e6e1d6" },
];

/** Those who play in a style, wherever they sit. */
export const CHARACTERS = {
  bold: { hat: "horns", beard: "fork", nose: "broad", eyes: "patch", skin: "#d79a6c", hair: "#b4532a" },
  careful: { hat: "hood", beard: "braids", nose: "small", eyes: "glasses", skin: "#e8b78f", hair: "#8f8d89" },
  builder: { hat: "lamp", beard: "square", nose: "broad", eyes: "dot", skin: "#f2cba8", hair: "#6b4023" },
  trader: { hat: "brim", beard: "braids", nose: "long", eyes: "lash", skin: "#b97849", hair: "#2f2622" },
  trusting: { hat: "knit", beard: "round", nose: "round", eyes: "dot", skin: "#8d5733", hair: "#e6e1d6" },
  suspicious: { hat: "bandana", beard: "braids", nose: "long", eyes: "squint", skin: "#f2cba8", hair: "#2f2622" },
} as const satisfies Record<string, Dwarf>;

export type Style = keyof typeof CHARACTERS;

/** Whoever plays in a style, or else sits there. */
export const dwarfOf = (seat: number, style?: Style): Dwarf => (style ? CHARACTERS[style] : CAST[seat % CAST.length]!);

export const BEARDS = {
  fork: "M38 54q2 8 8 9 7-4 14-4t14 4q6-1 8-9 4 20-3 32-4 8-9 16l-10-15-10 15q-5-8-9-16-7-12-3-32z",
  long: "M38 52q3 10 9 11 6-4 13-4t13 4q6-1 9-11 5 22 0 34-6 12-22 20-16-8-22-20-5-12 0-34z",
  round: "M38 52q3 10 9 11 6-4 13-4t13 4q6-1 9-11 6 18-1 29-7 10-21 10t-21-10q-7-11-1-29z",
  short: "M39 54q3 8 8 9 6-4 13-4t13 4q5-1 8-9 2 14-3 21-6 8-18 8t-18-8q-5-7-3-21z",
  square: "M38 52q3 10 9 11 6-4 13-4t13 4q6-1 9-11 4 14 2 40H36q-2-26 2-40z",
  walrus: "M39 55q3 7 8 8 6-4 13-4t13 4q5-1 8-8 2 10-3 17-6 6-18 6t-18-6q-5-7-3-17z",
} as const;

/** Of the beard called walrus, and of all others. */
export const MOUSTACHES = [
  "M60 58q-8-2-16 4-8 8-14 14 10 2 20-4 8-4 10-9 2 5 10 9 10 6 20 4-6-6-14-14-8-6-16-4z",
  "M60 59q-7-2-13 2-5 4-9 4 6 5 13 3 6-1 9-5 3 4 9 5 7 2 13-3-4 0-9-4-6-4-13-2z",
] as const;

export const NOSES = {
  round: "M53.5 57a6.5 6.5 0 1 1 13 0 6.5 6.5 0 1 1-13 0z",
  long: "M57 46q-4 12-4 15 3 4 7 3 5 1 7-3 0-3-4-15z",
  broad: "M57 50q-8 6-6 10 3 3 9 2 6 1 9-2 2-4-6-10z",
  small: "M55.5 57a4.5 4 0 1 1 9 0 4.5 4 0 1 1-9 0z",
} as const;

type Cloth = "seat" | "dark" | "iron" | "horn" | "leather" | "lamp" | "shade";

/** In the seat's colour and pattern, a darker one, or what else it is made of; back to front. */
export const HATS: Readonly<Record<"lamp" | "horns" | "hood" | "cap" | "brim" | "bandana" | "knit", readonly (readonly [Cloth, string])[]>> = {
  lamp: [
    ["seat", "M35 42q0-30 25-30t25 30q-25-8-50 0z"],
    ["shade", "M35 42q0-30 25-30-14 8-14 27z"],
    ["iron", "M31 44q29-11 58 0l-1 5q-28-10-56 0z"],
    ["iron", "M52.5 27a7.5 7.5 0 1 1 15 0 7.5 7.5 0 1 1-15 0z"],
    ["lamp", "M55 27a5 5 0 1 1 10 0 5 5 0 1 1-10 0z"],
  ],
  horns: [
    ["seat", "M35 42q-1-28 25-30 26 2 25 30-25-8-50 0z"],
    ["shade", "M35 42q0-30 25-30-14 8-14 27z"],
    ["iron", "M55 12h10v28H55z"],
    ["iron", "M31 44q29-11 58 0l-1 5q-28-10-56 0z"],
    ["horn", "M36 38q-12-2-14-18 8 8 17 8zM84 38q12-2 14-18-8 8-17 8z"],
  ],
  hood: [
    ["seat", "M32 54q-2-30 22-40 14-6 30-10-8 8-6 16 12 10 10 34-4-20-28-22-24 2-28 22z"],
    ["shade", "M32 54q-2-30 22-40-10 12-12 26z"],
  ],
  cap: [
    ["seat", "M37 38q2-22 23-22t23 22q-23-6-46 0z"],
    ["shade", "M37 38q2-22 23-22-13 6-12 19z"],
    ["dark", "M34 42q26-11 52 0l8 4q-14 0-34-4-18 0-26 4z"],
  ],
  brim: [
    ["seat", "M40 38q-2-24 12-25 8-1 8 2 2-4 9-2 13 2 11 25z"],
    ["leather", "M40 31h40v7H40z"],
    ["dark", "M24 42q36-12 72 0-4 6-12 4-24-7-48 0-8 2-12-4z"],
  ],
  bandana: [
    ["seat", "M83 40q10-2 14 6-6 2-12-1 4 6 2 11-8-4-8-14z"],
    ["seat", "M37 41q0-26 23-26t23 26q-23-7-46 0z"],
    ["shade", "M37 41q0-26 23-26-13 7-12 23z"],
  ],
  knit: [
    ["seat", "M54 10a6 6 0 1 1 12 0 6 6 0 1 1-12 0z"],
    ["seat", "M37 40q0-28 23-28t23 28z"],
    ["shade", "M37 40q0-28 23-28-13 7-12 26z"],
    ["dark", "M34 36h52v9q-26-7-52 0z"],
  ],
};
