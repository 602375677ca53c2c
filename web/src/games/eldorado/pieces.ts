/** What stands on the land: each thing once, with its foot at the middle, for `<use>`. */

/** Three tones of a crown, from the shade to the sun. */
const crown = (shade: string, leaf: string, sun: string) =>
  `<ellipse cx="2.5" cy="7.5" rx="10.5" ry="4" fill="#0a1a0c" opacity=".42"/><path d="M-1.2 8V-2h2.4V8z" fill="#4a3520"/><path d="M-11 0q-2-6 3-8 0-7 7-8 8-1 9 6 5 2 3 8-2 6-8 5-3 3-7 0-6 1-7-3z" fill="${shade}"/><path d="M-10-2q-1-5 3.5-6.5Q-6-15-.5-15.5q7-.5 7.5 5.5-3 6-9 6-5 4-8 2z" fill="${leaf}"/><path d="M-6-7q1-5 5-6.5 4-.5 4.5 2-2 4-5.5 4-2 2-4 .5z" fill="${sun}"/>`;
const palm = (leaf: string, rib: string, trunk = "#6b4a28") =>
  `<ellipse cx="3" cy="7.5" rx="9" ry="3.2" fill="#0a1a0c" opacity=".4"/><path d="M-1 8Q1-2-1.5-13l2.4-.5Q3.5-2 1.8 8z" fill="${trunk}"/><path d="M0-14Q-9-20-15-10q7-4 15-2zM0-14Q9-20 15-10q-7-4-15-2zM0-14Q-6-26-13-21-6-20-1-12zM0-14Q6-26 13-21 6-20 1-12zM-1-13q-6 2-8 10 5-4 9-9zM1-13q6 2 8 10-5-4-9-9z" fill="${leaf}"/><path d="M0-14Q-7-18-12-13M0-14Q6-22 11-20" stroke="${rib}" stroke-width="1.1" fill="none"/>`;
/** The dark forest around the land, without trunks or shadows. */
const wild = (shade: string, leaf: string, sun: string) =>
  `<path d="M-13 1q-3-7 3-10 1-8 9-9 10-1 11 7 6 3 4 10-3 7-10 6-4 3-8 0-8 1-9-4z" fill="${shade}"/><path d="M-11-3q0-6 5-7 1-6 7-6 8 0 8 6-4 6-10 6-6 4-10 1z" fill="${leaf}"/><path d="M-6-9q2-5 6-5.5 4-.5 4.5 2-3 3-6 3.5-2 2-4.5 0z" fill="${sun}"/>`;
const house = (roof: string, gable: string, wall: string) =>
  `<path d="M-8 6h19l-3 4h-14z" fill="#0a1408" opacity=".35"/><path d="M-8-3H8V7H-8z" fill="${wall}"/><path d="M2-3h6V7H2z" opacity=".16"/><path d="M-11-2-5-12H6l5 10z" fill="${roof}"/><path d="M6-12l5 10H2l-1-10z" fill="${gable}"/><path d="M-10-4h20M-8.5-7h17" stroke="#000" stroke-width=".7" opacity=".25"/><path d="M-4 1h4v6h-4z" fill="#4a2f1a"/>`;
const flowers = (petal: string) =>
  `<path d="M-6 3q1-5 2-6M0 4q0-5-1-8M6 3q-1-4 0-6" stroke="#4f7a34" stroke-width="1.1" fill="none"/><g fill="${petal}"><circle cx="-4" cy="-3.5" r="2"/><circle cx="-1" cy="-4.5" r="2.2"/><circle cx="6" cy="-3.5" r="1.9"/></g>`;

export const PIECES: Readonly<Record<string, string>> = {
  thin1: crown("#5d8a35", "#7ba845", "#9cc25d"),
  thin2: crown("#6b9440", "#8bb552", "#b0d070"),
  thick1: crown("#335f2b", "#467a35", "#629446"),
  thick2: crown("#3b6a30", "#528640", "#74a250"),
  dense1: crown("#14351f", "#1f4c2a", "#2f6637"),
  dense2: crown("#193d24", "#275a31", "#3b7540"),
  palm1: palm("#6d9a3c", "#a5c863"),
  palm2: palm("#3c7a36", "#6ba24c"),
  palm3: palm("#245c31", "#4c8a45"),
  fern: `<path d="M0 3Q-3-3-8-3q4 1 6 6zM0 3q3-6 8-6-4 1-6 6zM0 3Q-1-5-3-7q3 2 4 9zM0 3q0-7 3-9-1 4-1 9z" fill="#5d8a36"/>`,
  flowers1: flowers("#f3d8e2"),
  flowers2: flowers("#ffe07a"),
  flowers3: flowers("#e88a6a"),
  wild1: wild("#12281f", "#193526", "#20422e"),
  wild2: wild("#0f211b", "#152c22", "#1b3829"),
  wild3: wild("#163222", "#1f432b", "#295236"),
  wildpalm: palm("#224a30", "#30603e", "#1d2218"),
  house1: house("#b8583a", "#8f3f2a", "#efdcb4"),
  house2: house("#c7863f", "#9c6228", "#f3e3c0"),
  house3: house("#9a6a3a", "#764d28", "#e6d2a6"),
  tent: `<ellipse cx="2" cy="8" rx="17" ry="4" fill="#0a1408" opacity=".4"/><path d="M-15 8 0-15 15 8z" fill="#e8d6ae"/><path d="M0-15 15 8H4z" fill="#b79a6c"/><path d="M-5 8 0-6 4 8z" fill="#3a2416"/><path d="M0-15v-4l6 2-6 2" fill="#b4402f"/>`,
  fire: `<circle r="13" fill="url(#sun)"/><path d="M-5 3 5-1M-5-1 5 3" stroke="#3a2416" stroke-width="2.2"/><path d="M0-8q4 4 2 8h-5q-2-4 3-8z" fill="#ff8b2b"/>`,
  rock: `<ellipse cx="1.5" cy="6" rx="10" ry="3.2" fill="#1a1610" opacity=".4"/><path d="M-9 5-8-3-2-8 5-7 9 0 8 5 0 7z" fill="#8a8378"/><path d="M-8-3-2-8 5-7 1-2-4 0z" fill="#c5beb0"/><path d="M5-7 9 0 8 5 2 6 1-2z" fill="#645d54"/>`,
  peak: `<ellipse cx="4" cy="6" rx="32" ry="7" fill="#0a0f0c" opacity=".4"/><path d="M-30 8-14-20-9-16 2-40 12-22 17-26 31 8Q0 14-30 8z" fill="#77716b"/><path d="M2-40 12-22 17-26 31 8Q18 11 4 11L8-8-1-18z" fill="#4d4a49"/><path d="M2-40-5-25l4 4 4-4 3 5 4-4z" fill="#f4f2ea"/><path d="M2-40 10-24l-4 4-3-5z" fill="#c8ccd0"/><path d="M-14-20-20-10l5 2 3-4 3 3z" fill="#e6e4dc"/>`,
  mouth: `<path d="M-15 14V2a15 15 0 0 1 30 0v12z" fill="#3a3632"/><path d="M-11 14V3A11 11 0 0 1 11 3v11z" fill="#090807"/><circle cx="-17" r="14" fill="url(#sun)"/><path d="M-17 14V2" stroke="#4a2f1a" stroke-width="2.5"/><path d="M-17-6q4 4 1.5 8h-3q-2.5-4 1.5-8z" fill="#ff9a35"/>`,
  rapid: `<path d="M-5 3-3-4 3-5 5 2z" fill="#7d858a"/><path d="M-3-4 3-5 0 0z" fill="#c2cacc"/><path d="M-8 4q4-3 8 0t8 0" stroke="#eefaff" stroke-width="1.5" fill="none"/>`,
  reeds: `<path d="M0 0q-3-6-4-10M0 0q0-7 1-12M0 0q3-5 6-8" stroke="#3f6b2c" stroke-width="1.8" fill="none"/>`,
  stone: `<ellipse rx="27" ry="22" fill="#f1e3bd" opacity=".55"/><path d="M-14 8h28l4 6h-36z" fill="#6b4a28"/>`,
};

const fade = (name: string, colour: string, from: number, to = 0) =>
  `<radialGradient id="${name}"><stop stop-color="${colour}" stop-opacity="${from}"/><stop offset="1" stop-color="${colour}" stop-opacity="${to}"/></radialGradient>`;

/** Light and depth, which the pieces use. */
export const LIGHTS = `<radialGradient id="sun"><stop stop-color="#fff3bf" stop-opacity=".95"/><stop offset=".25" stop-color="#ffd873" stop-opacity=".55"/><stop offset="1" stop-color="#ffb840" stop-opacity="0"/></radialGradient>${fade("deep", "#123f63", 0.75)}${fade("mist", "#c4dcd4", 0.14)}<linearGradient id="slope" x1="1" y1="0" x2="0" y2="1"><stop stop-color="#fff0b8" stop-opacity=".62"/><stop offset=".45" stop-color="#ffe7a6" stop-opacity=".05"/><stop offset="1" stop-color="#061420" stop-opacity=".55"/></linearGradient><linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff0b5"/><stop offset=".5" stop-color="#eec052"/><stop offset="1" stop-color="#a56a17"/></linearGradient>`;
