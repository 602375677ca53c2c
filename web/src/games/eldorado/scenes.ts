/** The pictures on the cards, 100 by 104: a sky, hills, a forest, and a dark figure or a thing before them. */
import { seeded, short } from "../../art/random";

const DARK = "#17140f";
let skies = 0;

function sky(top: string, foot: string): string {
  const name = `eldorado-sky-${++skies}`;
  return `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient><path fill="url(#${name})" d="M0 0h100v104H0z"/>`;
}

const SUN = "#fff3c4";
const orb = (x: number, y: number, r: number, colour = SUN) =>
  `<circle cx="${x}" cy="${y}" r="${r * 5}" fill="url(#eldorado-${colour === SUN ? "haze" : "moon"})"/><circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

function hills(y: number, height: number, colour: string, seed: number): string {
  const next = seeded(seed);
  const waves = Array.from({ length: 5 }, () => `q10 ${short(-height * (0.5 + next()))} 20 0`);
  return `<path d="M0 ${y}${waves.join("")}V104H0z" fill="${colour}"/>`;
}

function forest(y: number, colour: string, seed: number, height = 10): string {
  const next = seeded(seed);
  let crowns = `M-4 104V${y}`;
  for (let x = -4, width; x < 104; x += width) {
    width = 5 + next() * 9;
    const k = height * (0.35 + next() * 0.75);
    crowns += `c${short(-width * 0.15)} ${short(-k)} ${short(width * 1.15)} ${short(-k)} ${short(width)} 0`;
  }
  const palms = Array.from({ length: 3 }, () => {
    const x = 6 + next() * 88;
    const top = height * 1.5;
    return `<path d="M${short(x)} ${y + 2}q1-8-1-${short(top)}" stroke="${colour}" stroke-width="1.8" fill="none"/><path d="M${short(x - 1)} ${short(y - top)}q-7-4-10 3 6-2 10-1 5-1 10 1-3-7-10-3z" fill="${colour}"/>`;
  });
  return `<path d="${crowns}V104z" fill="${colour}"/>${palms.join("")}`;
}

const leaves = (colour: string, rib: string) =>
  `<path fill="${colour}" d="M-4 104Q2 70 30 62 14 78 16 104zM104 104Q98 66 70 60q16 16 14 44zM-4 30Q14 28 26 44 8 40-4 52zM104 22Q86 22 76 38q16-6 28 6z"/><path stroke="${rib}" fill="none" opacity=".7" d="M2 102Q8 76 28 64M98 102Q92 74 72 62M-2 36q14 0 26 8M102 28q-14 0-25 10"/>`;

/** How somebody stands, from the feet at 0 to the shoulders, and what is on the head, each with an outline of its own. */
const BODIES = {
  tall: "M-6 0-5-20-7-38q1-6 7-6t8 6l-1 18 2 20H4L1-16-2 0z",
  stride: "M-14 0-4-19-7-38q1-6 7-6t8 6L6-20 17-3l-5 3L0-14-8 0z",
  gown: "M-15 0Q-6-14-5-27l-3-11q2-6 8-6t8 6L5-27Q7-13 15 0z",
  broad: "M-11 0-8-20-13-38q4-7 13-7t13 7L8-20 11 0H4L0-15-4 0z",
  coat: "M-12-7Q-7-22-8-38q1-6 8-6t8 6Q7-22 12-7H7V0H2v-7h-4V0h-5v-7z",
  knees: "M-17 0v-5l11-3-2-13 1-17q1-6 8-6t7 6l-1 15 11 9V0h-6v-10L0-10-2 0z",
};
const HATS = {
  brim: "M-13-51q13-5 26 0-2 3-5 2-8-2-16 0-3 1-5-2zM-6-52q0-9 6-9t6 9z",
  helmet: "M-10-50q0-12 9-13v-3h3v3q9 1 10 13-12-4-22 0z",
  sailor: "M-7-53q-3-8 7-8t7 8q-7-3-14 0zM-6-52l-6 7 1-8z",
  peaked: "M-7-52q0-8 7-8t7 7l8 2q-8 3-22-1z",
  bun: "M-6-49q-1-8 6-8t6 7zM-9-58a5 5 0 1 1 5 4z",
  plait: "M-6-50q-1-8 6-8t7 6q-6-1-8 2 0 8-8 12-2-6 3-12z",
  furry: "M-8-50q-1-12 8-12t8 12q-8-4-16 0zM-7-51q-8 4-6 14l4-2q0-6 4-11z",
  scarf: "M-6-50q-1-7 6-7t6 6zM-5-52l-11 3 5 2-5 4 12-5zM-4-46q4 7 8 0l1 8q-5 3-10-1z",
};
/** Somebody before the light: `pack` on the back, `arm` with what is in the hand. */
const man = (
  x: number,
  y: number,
  scale: number,
  { body = "tall", hat = "brim", pack, arm = "" }: { body?: keyof typeof BODIES; hat?: keyof typeof HATS; pack?: 1; arm?: string } = {},
) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${BODIES[body]}${HATS[hat]}${pack ? "M-8-41q-9 1-8 10 0 8 4 9l5-1z" : ""}" fill="${DARK}"/><circle cy="-50" r="5.5" fill="${DARK}"/>${arm}<path d="M7.5-37 6-22M5.5-50q0 4-3 5M6-54q0-6-4-7" stroke="#ffdf9a" stroke-width="1.4" fill="none" opacity=".9"/></g>`;
const arm = (path: string) => `<path d="${path}" stroke="${DARK}" stroke-width="4.5" fill="none" stroke-linecap="round"/>`;
const waves = (colour: string, y: number) =>
  `<path stroke="${colour}" stroke-width="1.5" fill="none" stroke-linecap="round" opacity=".75" d="M6 ${y}q5-3 10 0t10 0M60 ${y + 4}q5-3 10 0t10 0M22 ${y + 12}q5-3 10 0t10 0M72 ${y + 15}q4-3 8 0t8 0"/>`;
const pyramid = (x: number, y: number, scale: number, colour: string) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M-30 0l5-9h5l4-9h5l4-9h4v-9h16v9h-1 4l4 9h5l4 9h5l5 9z" fill="${colour}"/>`;

// prettier-ignore
export const SCENES: Readonly<Record<string, string>> = {
  explorer: sky("#f7d98c","#b8c97a")+orb(70,26,9)+forest(58,"#8ba85a",3)+forest(72,"#587f3c",8,14)+hills(92,6,"#34502a",2)+man(42,98,.95,{body:"stride",hat:"helmet",pack:1,arm:arm("M6-36 18-30")+`<path d="M18-30 32-46q4 6-8 18z" fill="#dfe7e4" stroke="${DARK}"/>`})+leaves("#20361d","#6d9a3c"),
  traveler: sky("#fbe3a6","#e9b868")+orb(24,28,8)+hills(60,12,"#cf9a4c",4)+hills(70,6,"#b57f38",9)+`<path d="M40 104Q48 84 60 70l6 0Q58 86 72 104z" fill="#f3d99a"/><g fill="#6b4322"><path d="M66 66v-9l7-6 7 6v9zM82 68v-7l6-5 6 5v7z"/></g>`+man(42,100,.92,{body:"gown",arm:arm("M7-36 15-22")+`<rect x="9" y="-22" width="15" height="11" rx="1.5" fill="#7b4a26" stroke="${DARK}"/><path d="M13-22v-3h7v3" stroke="${DARK}" fill="none" stroke-width="1.5"/>`}),
  sailor: sky("#bfe6ec","#f6dfa6")+orb(72,34,8)+forest(58,"#5d8f6a",5,9)+`<rect y="60" width="100" height="44" fill="#3f93b0"/><path d="M58 60h28l8 44H40z" fill="#ffe9b0" opacity=".35"/>`+waves("#e6f8ff",70)+man(46,82,.78,{body:"broad",hat:"sailor",arm:arm("M6-36 16-26")+`<path d="M20-44 10 8" stroke="#7b4a26" stroke-width="3"/><path d="M11 2 8 16l6-1z" fill="#7b4a26"/>`})+`<path d="M14 76q36 12 70 0-6 18-20 18H34q-14 0-20-18z" fill="#6b3f20" stroke="${DARK}" stroke-width="1.5"/><path d="M16 80q33 10 66 0" stroke="#d79a5c" stroke-width="2" fill="none"/>`,
  scout: sky("#8fb7c9","#f4d79b")+orb(78,30,7)+hills(56,16,"#7f9f86",7)+forest(70,"#55804b",4,9)+`<path d="M0 104V88q20-14 50-12 26 2 34 28z" fill="#2c3b22"/>`+man(36,94,1.05,{body:"knees",hat:"peaked",arm:arm("M5-38 14-46")+`<path d="M8-48 34-54l1 6L9-44z" fill="#a06f30" stroke="${DARK}"/>`}),
  trailblazer: sky("#d9e08a","#3f6b34")+`<path d="M50-5 20 104h70z" fill="#fff6c0" opacity=".35"/>`+forest(60,"#3d6b34",12,18)+man(52,102,1.05,{body:"broad",hat:"scarf",arm:arm("M10-38 16-54M-10-38 4-58 15-54")+`<path d="M14-54 26-78q8 8-6 26z" fill="#e8efe9" stroke="${DARK}"/>`})+`<g fill="#12301b"><path d="M-6 104Q0 50 34 40 14 66 24 104zM106 104Q104 52 72 34q18 30 8 70zM-6 0Q26 0 36 24 14 12-6 30zM106 0Q78 2 66 26 88 14 106 30z"/></g><g stroke="#5c9440" stroke-width="1.2" fill="none"><path d="M0 100Q8 60 32 42M98 100Q98 60 74 38M0 10q22 0 34 14M100 8Q82 10 68 24"/></g>`,
  jack_of_all_trades: sky("#9cc9cf","#f0e2b0")+hills(60,20,"#8aa88a",6)+`<path d="M0 40h18v64H0zM82 46h18v58H82z" fill="#5d4a34"/><path d="M14 58q36 26 72 4" stroke="#3a2616" stroke-width="5" fill="none"/><path d="M14 40q36 24 72 6" stroke="#7b5230" stroke-width="2" fill="none"/><path d="M26 47v18M38 52v19M50 54v20M62 53v19M74 50v16" stroke="#7b5230" stroke-width="1.5"/>`+man(48,74,.72,{hat:"plait",pack:1,arm:arm("M-5-38-16-46M6-38 17-45")+`<path d="M-42-44Q0-50 40-43" stroke="#3a2616" stroke-width="2.5" fill="none"/>`}),
  photographer: sky("#f7d7a0","#d99a5e")+orb(72,28,8)+pyramid(70,76,.72,"#a9743f")+forest(78,"#6f7f3c",3,8)+hills(94,5,"#3f4a26",3)+man(28,99,.9,{body:"gown",hat:"bun",arm:arm("M5-37 18-40")})+`<g stroke="${DARK}" stroke-width="2.6"><path d="M52 64 44 98M52 64v34M52 64l9 34"/></g><rect x="42" y="50" width="20" height="15" rx="2" fill="#3a2c20" stroke="${DARK}"/><circle cx="64" cy="57" r="4.5" fill="#9fc6d2" stroke="${DARK}" stroke-width="1.5"/><path d="M46 50v-5h9v5" fill="${DARK}"/>`,
  treasure_chest: sky("#2a2118","#4a341c")+`<path d="M0 0h100v104H0z" fill="none"/><path d="M0 0h34L22 30 0 44zM100 0v50L80 28 70 0z" fill="#15100b"/><ellipse cx="50" cy="58" rx="48" ry="40" fill="url(#eldorado-sun)"/><path d="M22 50q2-22 28-22t28 22z" fill="#6b3f20" stroke="${DARK}" stroke-width="2"/><path d="M26 50q4-14 24-14t24 14z" fill="#2a1708"/><g fill="#ffd76a" stroke="#a56a17"><circle cx="34" cy="54" r="6"/><circle cx="46" cy="50" r="7"/><circle cx="58" cy="51" r="6.5"/><circle cx="68" cy="55" r="5.5"/></g><path d="M20 56h60l-3 30H23z" fill="#8a5528" stroke="${DARK}" stroke-width="2"/><path d="M20 62h60" stroke="#d8b070" stroke-width="3"/><path d="M44 56h12v14H44z" fill="#d8b070" stroke="${DARK}"/><path d="M0 92q50-10 100 0v12H0z" fill="#120d08"/>`,
  transmitter: sky("#182a4a","#5a5f8a")+orb(20,22,5,"#eef2ff")+hills(74,14,"#2b3350",5)+hills(92,8,"#161b2a",8)+`<path d="M60 90 68 26 76 90M62 76h12M63.5 64h9M65 52h6M62 76l10-12M74 76 64 64" stroke="#0c0f18" stroke-width="2.6" fill="none"/><g fill="none" stroke="#f4d07a" stroke-width="2.2" stroke-linecap="round"><path d="M60 20a9 9 0 0 0 0 12M76 20a9 9 0 0 1 0 12M54 14a18 18 0 0 0 0 24M82 14a18 18 0 0 1 0 24"/></g><path d="M16 92 34 66l18 26z" fill="#c9a86a"/><path d="M34 66l18 26H38z" fill="#8f7344"/><path d="M30 92l4-14 5 14z" fill="#ffd76a"/>`,
  pioneer: sky("#e9dc94","#6f9a4a")+orb(50,26,9)+forest(60,"#4f7f3c",9,14)+`<path d="M-2 90Q30 74 104 82v22H-2z" fill="#4a3520"/><ellipse cx="92" cy="88" rx="8" ry="9" fill="#a5794a"/>`+man(42,86,1,{body:"coat",hat:"furry",arm:arm("M5-38 16-44")+`<path d="M17-76 15-2" stroke="${DARK}" stroke-width="2.6"/><path d="M17-76l20 6-20 7z" fill="#b4402f"/>`})+leaves("#1b3a20","#5c9440"),
  giant_machete: sky("#f2e6a0","#45753a")+`<path d="M50 0 14 104h72z" fill="#fff8cf" opacity=".5"/>`+forest(66,"#38672f",7,16)+`<g transform="rotate(14 50 60)"><path d="M44 90V30q2-18 14-26 4 20-1 40l-3 46z" fill="#e6eeec" stroke="${DARK}" stroke-width="2"/><path d="M54 12q2 16-2 34l-2 42" stroke="#9fb0b0" stroke-width="1.5" fill="none"/></g><path d="M56 4l10-10 8 8-12 8z" fill="#6b3f20"/>`+hills(90,8,"#22421f",2)+leaves("#17331b","#5c9440"),
  captain: sky("#f4b98a","#f2dba4")+orb(30,40,9)+forest(60,"#6c7a5a",2,8)+`<rect y="62" width="100" height="42" fill="#3a7f9c"/>`+waves("#d6f0f6",90)+`<path d="M16 66h70l-8 20H26z" fill="#efe2c2" stroke="${DARK}" stroke-width="1.5"/><path d="M17 72h67" stroke="#a3352a" stroke-width="3"/><path d="M30 52h40v14H30z" fill="#d9b98a" stroke="${DARK}" stroke-width="1.5"/><path d="M35 56h6v6h-6zM46 56h6v6h-6zM57 56h6v6h-6z" fill="#4a6a78"/><path d="M44 30h10v22H44z" fill="#3a2c26"/><path d="M44 34h10" stroke="#a3352a" stroke-width="4"/><path d="M49 26q-8-8 2-12t14-8" stroke="#efe6d8" stroke-width="6" fill="none" opacity=".75" stroke-linecap="round"/>`,
  journalist: sky("#f3dfb0","#c9a26a")+hills(64,10,"#b98a52",3)+`<g fill="#8a5e34"><path d="M8 62v-10l8-7 8 7v10zM76 64v-12l9-8 9 8v12z"/></g>`+`<path d="M0 84h100v20H0z" fill="#4a2f1a"/><path d="M30 20h40v38H30z" fill="#fdf6e4" stroke="${DARK}" stroke-width="1.5"/><path d="M35 28h30M35 34h30M35 40h22M35 46h27" stroke="#8a7a5c" stroke-width="2"/><path d="M24 54h52l6 32H18z" fill="#2e3a40" stroke="${DARK}" stroke-width="2"/><path d="M22 56h56" stroke="#7f8d94" stroke-width="4"/><g fill="#efe6d0"><circle cx="32" cy="68" r="3"/><circle cx="41" cy="68" r="3"/><circle cx="50" cy="68" r="3"/><circle cx="59" cy="68" r="3"/><circle cx="68" cy="68" r="3"/><circle cx="36" cy="77" r="3"/><circle cx="45" cy="77" r="3"/><circle cx="54" cy="77" r="3"/><circle cx="63" cy="77" r="3"/></g>`,
  millionaire: sky("#e9a86a","#f6dca0")+orb(50,44,13)+`<rect y="70" width="100" height="34" fill="#c98a4a"/><path d="M8 74V48h26v26zM5 48l16-12 16 12z" fill="#7a4a2a"/><path d="M13 54h5v8h-5zM23 54h5v8h-5z" fill="#ffe6a0"/>`+`<g transform="translate(62 100)"><path d="M-8 0-7-22-9-42q1-6 9-6t9 6l-2 20 1 22H2L0-16-2 0z" fill="${DARK}"/><circle cy="-54" r="6" fill="${DARK}"/><path d="M-7-58v-15H7v15h5v3h-24v-3z" fill="${DARK}"/><path d="M-7-62H7" stroke="#b4402f" stroke-width="3"/><path d="M8-42 16-24 18 0" stroke="${DARK}" stroke-width="3.5" fill="none"/><path d="M-1-46 3-40-1-34z" fill="#fff6df"/></g>`+forest(100,"#3a2a18",4,6),
  adventurer: sky("#a7d3d6","#5f946a")+`<path d="M0 0h36v104H0zM70 0h30v104H70z" fill="#37503a"/><path d="M36 0h34v104H36z" fill="#d6eef0"/><path d="M42 0v104M50 0v104M59 0v104M65 0v104" stroke="#9fcfd8" stroke-width="3"/><ellipse cx="53" cy="100" rx="34" ry="9" fill="#fff" opacity=".8"/><path d="M84-4Q70 20 58 40" stroke="#3a2616" stroke-width="2.6" fill="none"/><g transform="rotate(24 52 60)">`+man(50,92,.85,{body:"stride",hat:"plait",arm:arm("M4-40 8-58")+arm("M-5-38-18-44")})+`</g>`,
  prop_plane: sky("#8cc4dc","#f6e6b4")+orb(18,24,7)+`<g fill="#fff" opacity=".75"><ellipse cx="76" cy="24" rx="17" ry="5"/><ellipse cx="66" cy="20" rx="9" ry="5"/></g>`+forest(82,"#4f7f3c",6,10)+forest(94,"#2f5a2a",9,10)+`<g transform="rotate(-8 50 52)"><path d="M14 50q2-8 16-8h34q18 2 22 10-6 8-24 8H34q-16 0-20-10z" fill="#c2492f" stroke="${DARK}" stroke-width="1.8"/><path d="M14 50 8 34h8l9 11z" fill="#c2492f" stroke="${DARK}" stroke-width="1.5"/><path d="M36 40h34l2-5H34zM40 58h32l2 5H38z" fill="#f1dfb4" stroke="${DARK}" stroke-width="1.5"/><path d="M44 42q4-7 10 0z" fill="#9fd0dc" stroke="${DARK}"/><ellipse cx="88" cy="52" rx="2.5" ry="15" fill="#efe6d0" opacity=".8"/></g>`,
  cartographer: sky("#5a4a6a","#2e2436")+`<path d="M0 70h100v34H0z" fill="#4a2f1a"/><g transform="rotate(-4 50 56)"><path d="M10 30h80v54H10z" fill="#eddcb0" stroke="${DARK}" stroke-width="1.5"/><path d="M18 72q10-18 24-14t18-14 22-4" stroke="#3f8bb0" stroke-width="3" fill="none"/><path d="M22 42l5-8 5 8zM34 44l6-10 6 10z" fill="#8a7a5c"/><path d="M60 74l4 4M64 74l-4 4" stroke="#a3352a" stroke-width="2.5"/><path d="M26 78q14-2 20-10" stroke="#6b4322" stroke-width="2" stroke-dasharray="3 3" fill="none"/></g><path d="M84 60 66 22l4-2 18 38z" fill="#c9d2d6" stroke="${DARK}"/><path d="M70 20 60 62" stroke="#c9d2d6" stroke-width="3"/><circle cx="14" cy="24" r="20" fill="url(#eldorado-sun)"/><path d="M12 34h5V24h-5z" fill="#fff6df"/><path d="M14.5 24q-4-5 0-10 4 5 0 10z" fill="#ffb040"/>`,
  compass: sky("#4a3a64","#1f1a30")+`<ellipse cx="50" cy="54" rx="60" ry="54" fill="url(#eldorado-sun)" opacity=".6"/><circle cx="50" cy="56" r="33" fill="#a06f30" stroke="${DARK}" stroke-width="2"/><circle cx="50" cy="56" r="27" fill="#f7ecd0" stroke="#6b4a1c" stroke-width="1.5"/><g stroke="#6b4a1c" stroke-width="2"><path d="M50 31v6M50 75v6M25 56h6M69 56h6M33 39l3 3M64 70l3 3M33 73l3-3M64 42l3-3"/></g><path d="M50 56 64 38 56 60z" fill="#b4402f"/><path d="M50 56 36 74l8-22z" fill="#2b3a44"/><circle cx="50" cy="56" r="3" fill="#a06f30"/><path d="M44 22h12v-8q-6-6-12 0z" fill="#a06f30" stroke="${DARK}" stroke-width="1.5"/>`,
  scientist: sky("#3a3358","#6a5a7a")+orb(80,18,5,"#eef2ff")+hills(70,10,"#2c2742",4)+`<path d="M0 84h100v20H0z" fill="#3a2416"/><path d="M42 38V22h14v16l17 38q3 9-6 9H31q-9 0-6-9z" fill="#cfe6e6" fill-opacity=".55" stroke="#f1f7f5" stroke-width="2"/><path d="M34 62h30l8 16q2 5-4 5H30q-6 0-4-5z" fill="#63b08a"/><circle cx="45" cy="70" r="3" fill="#c8f0d6"/><circle cx="55" cy="74" r="2" fill="#c8f0d6"/><circle cx="51" cy="64" r="1.8" fill="#c8f0d6"/><path d="M40 22h18" stroke="#f1f7f5" stroke-width="3"/><path d="M14 84q-4-20 4-30-14 6-12 20 1 8 8 10zM14 84q10-10 6-26" fill="#5c9440"/>`,
  travel_log: sky("#57446a","#2c2338")+`<path d="M0 78h100v26H0z" fill="#3f2816"/><path d="M8 36q22-8 42 2 20-10 42-2v48q-22-8-42 2-20-10-42-2z" fill="#f6ebd0" stroke="${DARK}" stroke-width="2"/><path d="M50 38v48" stroke="#b49a6a" stroke-width="2"/><path d="M56 46h28M56 52h28M56 58h22M56 64h26" stroke="#8a7a5c" stroke-width="1.8"/><path d="M14 70l10-16 7 9 5-6 9 13z" fill="#7fa06a"/><circle cx="36" cy="50" r="4" fill="#e8b04a"/><path d="M70 78Q78 40 96 18q2 26-20 56z" fill="#d9e4e6" stroke="${DARK}" stroke-width="1.5"/>`,
  native: sky("#26463a","#0f241e")+forest(56,"#17352a",5,16)+`<g transform="translate(50 56)"><ellipse rx="48" ry="46" fill="url(#eldorado-sun)" opacity=".45"/><path d="M-22-26q22-16 44 0 6 30-6 48-8 12-16 12T-16 22Q-28 4-22-26z" fill="#8a4a28" stroke="${DARK}" stroke-width="2"/><path d="M-18-20q18-10 36 0l-3 8q-15-7-30 0z" fill="#e0b45a"/><path d="M-14-6q6-5 11 0-5 5-11 0zM14-6q-6-5-11 0 5 5 11 0z" fill="#f6e6c0"/><path d="M-3-4h6l3 16h-12z" fill="#5a2c16"/><path d="M-10 20q10 6 20 0-2 8-10 8t-10-8z" fill="#2a120a"/><path d="M-16 8-8 12M16 8l-8 4M-15 14l7 2M15 14l-7 2" stroke="#f0e2c0" stroke-width="2"/><g fill="#4f9a6a"><path d="M-18-28q-14-6-16-20 14 4 20 16zM18-28q14-6 16-20-14 4-20 16zM-4-34q-8-12-4-22 8 8 8 20zM6-34q8-12 2-22-7 8-6 20z"/></g></g>`+leaves("#0c1f17","#3f7a4c")
};
