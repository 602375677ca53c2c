/** Goods, animals, plants and deeds: each thing once, standing on its foot, for `<use href="#cav-…">`. */
import { mix } from "../../art/colours";
import { circle, ellipse, group, line, linear, path, place, radial, rect } from "../../art/shapes";

/** Day outside, lamps inside. */
export const LIGHTS = [
  linear("cav-meadow-light", [0, "#b4c969"], [1, "#84a64e"]),
  linear("cav-soil", [0, "#8a5d3b"], [1, "#5b3a25"]),
  linear("cav-sky", [0, "#7fa9bd"], [0.6, "#d9dcc0"], [1, "#fbe6b4"]),
  linear("cav-evening", [0, "#ff9a4a", 0.5], [0.3, "#d9703f", 0.3], [1, "#2a1f4a", 0.42]),
  linear("cav-floor", [0, "#41633d"], [1, "#2c4a31"]),
  linear("cav-dark", [0, "#0b0a10", 0.75], [1, "#0b0a10", 0]),
  linear("cav-mist", [0, "#fbeac2", 0], [0.5, "#fbeac2", 0.4], [1, "#fbeac2", 0]),
  linear("cav-depth", [0, "#0d1424", 0], [0.3, "#0d1424", 0.08], [1, "#0a0f1c", 0.5]),
  radial("cav-lamp", [0, "#ffd08a", 0.95], [0.35, "#ff9d4a", 0.5], [1, "#ff7a2a", 0]),
  radial("cav-fire", [0, "#fff0b8"], [0.4, "#ffb04f", 0.8], [1, "#ff6a1f", 0]),
  radial("cav-spill", [0, "#ffb061", 0.55], [0.62, "#ff9d4a", 0.32], [1, "#ff8a3a", 0]),
  radial("cav-sun", [0, "#fff6d8", 0.95], [0.18, "#ffe6ac", 0.7], [0.5, "#ffdca0", 0.25], [1, "#ffdca0", 0]),
  radial("cav-red", [0, "#ff8aa0", 0.9], [0.5, "#d42a50", 0.45], [1, "#d42a50", 0]),
  radial("cav-blue", [0, "#b5d8ff", 0.5], [1, "#5b86c0", 0]),
].join("");

const gem = (c: string, l: string, d: string) =>
  path("M-8-6-4.5-11h9L8-6 0 2z", c, `stroke="${d}" stroke-width="1"`) +
  path("M-8-6-4.5-11-3-6z", l) +
  path("M-4.5-11h9L3-6h-6z", mix(c, l, 0.55)) +
  path("M-3-6h6L0 2z", mix(c, l, 0.2)) +
  path("M8-6H3L0 2z", d, `opacity=".55"`);
const leg = (x: number, h: number, c: string) => rect(x - 1.2, -h, 2.4, h, c, 0.8);
const conifer = (a: string, b: string, c: string) =>
  ellipse(1, 0, 10, 2.6, "#10190f", `opacity=".4"`) +
  rect(-1.8, -7, 3.6, 7, "#4b3422") +
  path("M0-26 12-6C8-3.6 4-4.4 0-3.2-4-4.4-8-3.6-12-6z", a) +
  path("M0-36 10-16C6-13.6 3-14.6 0-13.6-3-14.6-6-13.6-10-16z", a) +
  path("M0-46 7.4-27C4-25-4-25-7.4-27z", a) +
  path("M0-26-12-6c3 1.6 5 1.4 7 1.2z", b) +
  path("M0-36-10-16c3 1.4 4.6 1 6 1z", b) +
  path("M0-46-7.4-27c2 1 3 1.2 4.4 1.2z", c) +
  line("M-11-6.6-6-12M-9-16.6-5-22M-6.6-27.4-3-34", c, 1.3);
const leafy = (a: string, b: string, c: string) =>
  ellipse(1, 0, 11, 2.8, "#10190f", `opacity=".4"`) +
  path("M-2 0-1.4-12h3L2.6 0z", "#5a3d26") +
  circle(4, -17, 10, a) +
  circle(-6, -18, 9.6, a) +
  circle(0, -26, 10.4, a) +
  circle(-7, -19.6, 7, b) +
  circle(-1, -28, 7.6, b) +
  circle(5, -19.6, 5, b) +
  circle(-9, -21.6, 3.4, c) +
  circle(-3.6, -30.4, 4, c) +
  circle(3, -21.6, 2, c);

// prettier-ignore
export const PIECES: Readonly<Record<string, string>> = {
  wood: path("M-9-1-9-7 6-10 9-8v6L-6 1z","#8b5a30",`stroke="#3d2512" stroke-width="1"`)+path("M-9-7 6-10 9-8-6-5z","#b47d47")+line("M-4-6.4 6-8.4M-3-2.6 7-5","#5e3b1d",.8)+ellipse(-7.3,-3.2,2.6,4.1,"#e2b67c",`stroke="#3d2512" stroke-width="1"`)+ellipse(-7.3,-3.2,1.2,2,"none",`stroke="#9c6a38" stroke-width=".8"`),
  stone: path("M-9-2-7-9-1-11 6-9 9-3 6 1-6 1z","#8d939b",`stroke="#34393f" stroke-width="1"`)+path("M-7-9-1-11 1-6-5-4z","#c8cdd0")+path("M-1-11 6-9 1-6z","#aab0b6")+path("M1-6 9-3 6 1 0 1z","#666d76"),
  ore: path("M-9-1-8-7-3-11 3-10 8-6 9 0-4 1z","#3f4658",`stroke="#14161f" stroke-width="1"`)+path("M-8-7-3-11-1-6-6-4z","#66708a")+path("M3-10 8-6 3-5-1-6z","#525b73")+path("M-4-2.4l2-2 2 1-1 2zM4-3l1.6-1.6 1.6 1L6-1.8z","#9db8e0")+path("M1-8l1.6-.6.6 1.3z","#cfe2ff"),
  ruby: gem("#cb2448","#ff93a5","#5f0b1f"),
  food: ellipse(0,-3,9.5,4.8,"#8f4f22",`stroke="#40210c" stroke-width="1"`)+path("M-9.3-4C-9-9-4-11 0-11s9 2 9.3 7C5-1-5-1-9.3-4z","#c98544")+path("M-7-6c1-3 4-4 7-4 1 0 2 0 3 .4C-1-9-5-8-7-6z","#f0c088")+line("M-4-9-2-5M0-10 2-5.4M4-9.4 5.6-6","#7a431b",1),
  begging: path("M-10-9H10Q9 1 0 1T-10-9z","#7a5333",`stroke="#2b1a0d" stroke-width="1"`)+ellipse(0,-9,10,3.2,"#2b1a0d")+path("M-9-7Q-7 0-1 .4-6-3-5.400-6.600z","#a8744a")+line("M-6-12 6-5M6-12-6-5","#d6453a",2),
  gold: ellipse(0,-1.6,8,3,"#7d5b1c")+rect(-8,-4,16,2.6,"#9a7127")+ellipse(0,-4,8,3,"#d8b25f",`stroke="#5b420f" stroke-width=".8"`)+ellipse(0,-4,5,1.8,"none",`stroke="#8d6820" stroke-width=".8"`)+ellipse(1,-7.6,8,3,"#d8b25f",`stroke="#5b420f" stroke-width=".8"`)+ellipse(1,-7.6,5,1.8,"#e9cd8c",`stroke="#8d6820" stroke-width=".8"`),
  grain: line("M-3 0-5-12M0 0V-14M3 0 5-12","#a9853a",1.3)+["-5 -12 -18","0 -14 0","5 -12 18"].map(s=>{const[x,y,a]=s.split(" ");return`<g transform="translate(${x} ${y}) rotate(${a})">`+[0,2.4,4.8].map(k=>ellipse(-1.5,k-2,1.5,2.3,"#e2c26c",`transform="rotate(-22)"`)+ellipse(1.5,k-2,1.5,2.3,"#c79d45",`transform="rotate(22)"`)).join("")+ellipse(0,-5,1.4,2.6,"#f0d88f")+"</g>"}).join("")+path("M-4.4-4.4h8.8v2h-8.8z","#8a4f2d"),
  vegetable: ellipse(0,-5,9,6.6,"#d96a22",`stroke="#5e2707" stroke-width="1"`)+ellipse(-3.4,-5,3.4,6.2,"#ef8d3b")+ellipse(-5,-6.6,1.6,3.4,"#ffbd77")+ellipse(3.4,-5,3.2,6.2,"#c0561a")+ellipse(0,-5,2.6,6.4,"#e67e2f")+path("M-1.4-11C-1.4-14 2-14.4 3.4-14l.6 1.4c-2 0-2.4 1-2.4 2z","#5e7a34"),
  sheep: ellipse(0,0,11,2.2,"#1b2a16",`opacity=".35"`)+leg(-5,6,"#3a3029")+leg(-1.6,6,"#2b241f")+leg(4,6,"#3a3029")+leg(7,6,"#2b241f")+[[-7,-9,4.4],[-3,-12,5],[2,-12.4,5],[6,-9.6,4.6],[-5,-7,4.4],[1,-7.6,5.4],[5,-7,4]].map(([x = 0, y = 0, r = 0])=>circle(x,y,r,"#d9d0bb")).join("")+[[-7,-10,3.6],[-3,-13,4.2],[2,-13.4,4.2],[-1,-9.6,4.4],[5.4,-10.6,3.4]].map(([x = 0, y = 0, r = 0])=>circle(x,y,r,"#f7f1e2")).join("")+path("M7-14c3-2 6.4-.4 7.2 2.4.6 2.4-.8 5-3 5S7-9 7-14z","#3c3330")+path("M8-14.4c-2-.8-3.4.4-3.8 1.6 1.6 1 3 .6 4 0z","#2b2523")+circle(11.2,-11.8,.8,"#f7f1e2")+circle(8.2,-14.6,2.6,"#f7f1e2"),
  cattle: ellipse(0,0,15,2.6,"#1b2a16",`opacity=".35"`)+leg(-9,8,"#4d2415")+leg(-5,8,"#6d3521")+leg(5,8,"#4d2415")+leg(9,8,"#6d3521")+path("M-13-16c3-2.6 20-3 24-1 3 2 3 9 0 12-6 2-16 2-22 0-3-2-4-8-2-11z","#8e4528",`stroke="#3a180b" stroke-width=".9"`)+path("M-12.4-15.6c5-2.4 18-2.6 22.4-1-7 1.4-16 1.2-22.4 1z","#bd6c45")+path("M-4-17c5-.6 8 0 8 3s-3 5-6 4-5-6-2-7z","#f1e6d3")+line("M-13-15c-3 1-3 6-2.4 9","#6d3521",1.4)+circle(-15.6,-5,1.5,"#3a180b")+path("M9-20c4-1.6 8 .4 8.6 4 .4 3-1.4 6-4 6-3 0-6-3-6-6 0-2 .4-3.4 1.4-4z","#8e4528",`stroke="#3a180b" stroke-width=".9"`)+path("M13-14c2-1 4.6-.6 4.8 1 .2 2-1.6 3.4-3.4 3.2-2-.4-2.6-3-1.4-4.2z","#e8c4a4")+line("M9.6-20c-2-1-2.6-3-2-4.6M15-20.6c1.6-1 2-3 1.6-4.2","#efe3c6",1.8)+circle(13,-16.6,.9,"#1d0e07")+path("M-1-5c2 2 5 2 6 0z","#e2b195"),
  donkey: ellipse(0,0,13,2.3,"#1b2a16",`opacity=".35"`)+leg(-8,9,"#5c5b60")+leg(-5,9,"#77767b")+leg(4,9,"#5c5b60")+leg(7,9,"#77767b")+path("M-11-16c3-2 14-2.6 18-2 3 1 3.6 7 1 9.6-5 1.6-13 1.6-18 0-2.6-1.6-3-5.6-1-7.6z","#8d8b90",`stroke="#37363b" stroke-width=".9"`)+path("M-10.6-15.6c5-1.6 13-2 17-1.6-5 2-11 2.4-17 1.6z","#b7b5b8")+path("M3-18 9-27l5-1 2 4c.6 3 .6 6-1 7l-3-1-2 6-5 1z","#8d8b90",`stroke="#37363b" stroke-width=".9"`)+path("M13-20c2-.6 3.4.6 3 2.4-.4 1.6-2 2-3 1z","#e8e2d8")+path("M9-26c-2-3-2-6-1-8 2 1 3.4 4 3 7zM12-27.4c-.6-3 0-5.6 1.4-7.4 1.4 2 1.6 4.6.6 7.4z","#77767b",`stroke="#37363b" stroke-width=".8"`)+line("M8-26 3.4-18","#3f3e44",2)+circle(12.4,-23,.9,"#17161a")+line("M-11.6-15c-2 2-2 6-1.6 8","#5c5b60",1.3)+path("M-14.4-8h2l.4 4h-2.6z","#3f3e44"),
  boar: ellipse(1,0,14,2.4,"#1b2a16",`opacity=".35"`)+leg(-9,7,"#2a1d15")+leg(-6,7,"#46331f")+leg(4,7,"#2a1d15")+leg(7.4,7,"#46331f")+path("M-13-9c-.6-5 3-7.4 8-8 3-2.6 8-3.4 11-1 3 1 5 3 6 5.4 2.4 1.4 4.6 3 5.6 4.2.8 1.4.2 3-1.4 3.2-2.6.6-5 1-7 2.2-6 2-14 2-19 .2-2-1-3-3.4-3.2-6.2z","#5f4635",`stroke="#20150e" stroke-width="1"`)+path("M-11.4-12c1.4-2.6 4-3.6 7-4 4-.4 7-.2 10 1-5 .2-12 .8-17 3z","#96755a")+path("M-8-16.6C-5-21 2-23 8-18.6c-1 1.6-2 2.6-3 3-4-1.4-9-1.6-13-1z","#33231a")+path("M14-7.4c1.4-.6 3.4.2 4 1.4.2 1.4-.6 2.4-2.2 2.4-1.4-.2-2.4-2.8-1.8-3.8z","#b98b74",`stroke="#20150e" stroke-width=".7"`)+path("M11.6-5.4c0-2.6 1-4.4 2.6-5 .4 2-.2 4-1.2 5.6z","#fbf3e0",`stroke="#20150e" stroke-width=".5"`)+circle(9.6,-11,1,"#0f0805")+circle(9.9,-11.3,.35,"#fff")+path("M4-14.6c-.8-3.4.6-5.6 2.4-6.4 1.6 2 1.6 4.6.4 6.6z","#46331f",`stroke="#20150e" stroke-width=".7"`)+line("M-13-10c-2.4-.4-3.4-2.4-2.6-4.4","#33231a",1.4),
  dog: ellipse(0,0,9,1.8,"#1b2a16",`opacity=".35"`)+leg(-5,6,"#5a3a22")+leg(-2.6,6,"#7c5433")+leg(3,6,"#5a3a22")+leg(5,6,"#7c5433")+path("M-7-9c3-1.6 9-1.6 12-.6 1.6 1 1.6 4-.4 5.4-4 1-8 1-11 0-1.6-1-2-3.6-.6-4.8z","#97683f",`stroke="#341f10" stroke-width=".8"`)+path("M3-14c3-1.6 6-.4 6.4 1.6l2.8.8c.8.8.2 2.2-1 2.4l-3 .4c-2.4 1-4.6.4-5.4-1-.6-1.4-.6-3.4.2-4.2z","#97683f",`stroke="#341f10" stroke-width=".8"`)+path("M3.6-14c-2 0-3 2.6-2.4 5.4 1.6.6 3-.8 3.2-2.6z","#55361f")+circle(7,-12,.7,"#150c05")+circle(12,-10.9,.8,"#150c05")+line("M-7-8.6c-2.4-1-3-4-2-6","#97683f",1.9)+path("M2-8.6c1.6.8 3.4.8 5 0l-.4 1.4c-1.4.6-3 .4-4.2-.2z","#b3343b"),
  t1: conifer("#1f4032","#38684a","#7d9f5c"),
  t2: conifer("#25492f","#457546","#9ab465"),
  t3: leafy("#2f5a35","#56843f","#a3bb5c"),
  t4: leafy("#3a6136","#6b9143","#bdc968"),
  stump: ellipse(1,0,6,2,"#10190f",`opacity=".35"`)+path("M-5 0-4-5h8L5 0z","#7a5333")+ellipse(0,-5,4,1.7,"#d7ac74")+ellipse(0,-5,2,.8,"none",`stroke="#9c6a38" stroke-width=".7"`),
  heart: path("M0 0C-16-12-8-24 0-16c8-8 16 4 0 16z", "#d6455f", `stroke="#fff7ea" stroke-width="2"`),
  tuft: line("M-3 0-4-4M0 0V-5M3 0 4-4","#5f8138",1.2),
  flowers: circle(-3,-2,1.3,"#f7f1e2")+circle(1,-4,1.3,"#e8a9b5")+circle(4,-1,1.3,"#f7f1e2"),
  stalk: line("M0 0c.4-5 .2-9 0-12","#b4913f",1.2)+ellipse(0,-13.5,1.9,4.2,"#e6c872")+ellipse(-.7,-14.4,.7,2.6,"#f7e5ab")+line("M0-5c2-1 3-2 3.4-4","#9aa04a",1),
  stubble: line("M-2 0-2.6-3.4M0 0V-4M2 0 2.6-3.4","#d6b46a",1.1),
  sprout: line("M0 0V-4","#6f8f3d",1.2)+ellipse(-2,-4.4,2.2,1.2,"#9cbb55",`transform="rotate(24 -2 -4.4)"`)+ellipse(2,-4.4,2.2,1.2,"#7da044",`transform="rotate(-24 2 -4.4)"`),
  pumpkin: ellipse(0,0,7,1.8,"#2a170c",`opacity=".4"`)+line("M-9-1c3-5 6-3 9-6s5-1 8 2","#5f8138",1.6)+ellipse(6,-5,3.4,2,"#7da044",`transform="rotate(20 6 -5)"`)+ellipse(-6,-4,3.2,2,"#6b8f3b",`transform="rotate(-20 -6 -4)"`)+group(0,1,`<use href="#cav-vegetable"/>`,.72),
  door: path("M-8 12V-4q8-9 16 0v16z", "#1a1116", `stroke="#6f4a2c" stroke-width="2"`) + circle(0, 3, 10, "url(#cav-lamp)", `opacity=".6"`),
  ladder: rect(-8, -5, 16, 14, "#1a1116", 3, `stroke="#3a2a20" stroke-width="1.4"`) + line("M-4-4V22M4-4V22", "#a8784c", 2) + line("M-4 1H4M-4 7H4M-4 13H4M-4 19H4", "#c79460", 1.6),
  bridge: path("M-18 6q18-14 36 0v7q-18-12-36 0z", "#6b4526", `stroke="#2b1a0d"`) + [-14, -8, -2, 4, 10].map((x) => rect(x, Math.abs(x + 2) < 8 ? -5 : -3, 4.4, 10, "#b27f4c", 1, `stroke="#3d2512" stroke-width=".8"`)).join(""),
  axe: line("M0 2V-26", "#6b4526", 2.4) + path("M-1-26C4-30 9-28 10-25 9-21 6-18-1-19z", "#b9c2c8", `stroke="#2b3238"`) + path("M6-28c2 1 4 2 4 3-.6 2-2 4-4 5 1-2 1-6 0-8z", "#eef2f3"),
  barn: ellipse(0,0,17,3,"#1b2a16",`opacity=".4"`)+path("M-13 0v-13h26V0z","#8b3f2b")+path("M-13 0v-13h9V0z","#a8533a")+path("M-16-12-8-23H8l8 11z","#4d3a34",`stroke="#2b1d18" stroke-width="1"`)+path("M-16-12-8-23H0l-4 11z","#75594b")+rect(-4,-10,9,10,"#2f1a12")+line("M-4-10h9v10h-9zM-4-10 5 0M5-10-4 0","#e8d6b4",1),
};

/** What one does, as a thing: standing on its foot, about 28 wide. */
// prettier-ignore
export const DEEDS: Readonly<Record<string, string>> = {
  furnish: path("M-13 0V-16Q0-32 13-16V0z","#8d939b",`stroke="#34393f" stroke-width="1.2"`)+path("M-9 0V-15Q0-26 9-15V0z","#8a5a30",`stroke="#3d2512" stroke-width="1"`)+line("M-4 0V-18M1 0V-20M5 0V-18","#5e3b1d",1)+line("M-9-6H9M-9-14H9","#34393f",1.6)+circle(6,-9,1.4,"#e2d2a0"),
  grow: path("M-14-10h28L9 0H-9z","#a8744a",`stroke="#3d2512" stroke-width="1.2"`)+path("M-14-10h28l-1 2.6h-26z","#d0a06c")+line("M-14 3q14-6 28 0","#6b4526",2.6)+path("M-10-10q0-9 10-9t10 9z","#efe3cb")+circle(-5,-14,5,"#ecc09a",`stroke="#7a4a2b" stroke-width=".8"`)+circle(-6.4,-14.4,.8,"#2b170c")+circle(-3.4,-14.4,.8,"#2b170c")+line("M-6-12q1 1 2 0","#8a3f2a",.8)+path("M0-19q10 1 10 9H0z","#7fa3bd")+path("M-14-10v-12q4-4 8-1z","#8a5c36"),
  expedition: path("M-10 0q-3-14 1-19h18q4 5 1 19z","#8a5c36",`stroke="#2b1a0d" stroke-width="1.2"`)+path("M-10-9q10 5 20 0v-6q-2-6-4-6H-6q-3 0-4 6z","#b07a4a",`stroke="#2b1a0d" stroke-width="1"`)+rect(-2.4,-10,4.8,5,"#d8c9a2",1,`stroke="#2b1a0d" stroke-width=".8"`)+rect(-12,-26,24,7,"#6d8a5c",3.4,`stroke="#2b3a20" stroke-width="1"`)+circle(-11,-22.5,3.4,"#8dab74",`stroke="#2b3a20" stroke-width="1"`)+line("M6-27v8M-5-27v8","#3a2414",1.6),
  forge: path("M-14-17h19q7 0 9-4v5q-4 5-10 6v4l5 6H-8l5-6v-4q-8-1-11-7z","#4a515d",`stroke="#15181d" stroke-width="1.2"`)+path("M-14-17h19q7 0 9-4v2q-3 4-9 4h-18z","#a9b4c0")+path("M-8-19H5l2 2H-8z","#ff9447")+line("M2-22l3-6M-4-22-6-27M8-21l5-4","#ffd08a",1.6),
  sow: path("M-12 0q-3-9 2-14h12q5 5 2 14z","#d6bd8c",`stroke="#5e4a28" stroke-width="1.2"`)+path("M-10-14q6-4 12 0l2-4H-12z","#efe0bb",`stroke="#5e4a28" stroke-width="1"`)+[[-7,-17],[-3,-18],[0,-17]].map(([a = 0, b = 0])=>ellipse(a,b,1.6,2,"#b08a3c")).join("")+line("M10 0V-13","#5f8138",2)+ellipse(6.4,-14,4.4,2.4,"#9cbb55",`transform="rotate(24 6.4 -14)"`)+ellipse(13.4,-15,4.4,2.4,"#7da044",`transform="rotate(-24 13.4 -15)"`),
  buy: rect(-13,-12,26,12,"#8a5c36",1,`stroke="#2b1a0d" stroke-width="1"`)+rect(-13,-14,26,3,"#c79460")+line("M-12-13V-24M12-13V-24","#5b3a22",2)+path("M-16-20l3-8h26l3 8z","#b5434a",`stroke="#4d1418" stroke-width="1"`)+path("M-9-28h5l-1 8h-6zM1-28h5l2 8H2z","#f4ead2")+circle(-6,-16,2.6,"#d96a22")+circle(0,-16,2.6,"#86a04a")+circle(6,-16,2.6,"#c98544"),
  token: line("M-8 0V-28","#5b3a22",2.6)+path("M-7-28Q4-32 15-26 12-21 15-15 4-20-7-15z","#b5434a",`stroke="#4d1418" stroke-width="1.2"`)+path("M0-20l-2-5 3 2 2-4 2 4 3-2-1 5z","#f4ead2")+ellipse(-8,0,6,2,"#000",`opacity=".35"`),
  imitate: ellipse(0,-15,10.5,13,"#b9a274",`stroke="#3d2c12" stroke-width="1.4"`)+ellipse(0,-15,7.6,10,"#9cc4d0")+path("M-4-8q0-7 4-7t4 7q-4 2-8 0z","#4f7484")+circle(0,-18,3.4,"#4f7484")+line("M-4-20 1-25M-4-15 5-23","#eaf6f8",1.4)+path("M-7 0q7-5 14 0z","#8a5c36",`stroke="#3d2512" stroke-width="1"`),
  trade: place("cav-ore", -6, 0) + place("cav-gold", 7, 0) + line("M-8-20H6l-3-3M8-15H-6l3 3", "#fff6e2", 1.8),
  breed: place("cav-sheep", -5, 0, 0.9) + place("cav-sheep", 9, 1, 0.6) + path("M4-16C-4-22 0-28 4-24c4-4 8 2 0 8z", "#d6455f", `stroke="#fff7ea"`),
  sharpen: line("M-10 0 8-24", "#6b4526", 2.6) + path("M4-27l8 6-3 4-8-6z", "#b9c2c8", `stroke="#2b3238"`) + line("M-2-4l12 4M0-8l12 0", "#ffd08a", 1.4),
  stable: place("cav-barn", 0, 0, 0.9),
  weapon: place("cav-axe", -3, 0),
};
