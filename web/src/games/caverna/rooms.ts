/** The rooms of a mountain, 104 by 104 from the top left corner: small stages that one looks into. */
import { mix } from "../../art/colours";
import { circle, ellipse, group, line, path, place, rect, soft } from "../../art/shapes";
import { DEEDS, PIECES } from "./pieces";

/** Where light falls from, how far it reaches, how strong it is. */
interface Stage {
  readonly wall: string;
  readonly floor?: string;
  readonly light: readonly [number, number];
  readonly reach?: number;
  readonly tone?: string;
  readonly glow?: number;
}
/** A hollow in the rock: the outline of every room. */
export const HOLE = soft(
  [[19, 5], [52, 3], [85, 6], [99, 21], [100, 54], [98, 87], [86, 99], [52, 100], [18, 98], [5, 87], [4, 52], [6, 21]],
  1,
); // prettier-ignore

/** Back wall, side walls, a floor that widens to the front; things stand at 82 or before. */
function stage(things: string, { wall, floor = "#7d5b41", light: [x, y], reach = 58, tone = "url(#cav-lamp)", glow = 0.75 }: Stage): string {
  return `${path(HOLE, "#0c0a0e", `stroke="#1a1d28" stroke-width="5"`)}${path(HOLE, "none", `stroke="#a7adb8" stroke-width="1.6" transform="translate(0 1.6)" opacity=".55"`)}<g clip-path="url(#cav-hole)">${rect(0, 0, 104, 104, mix(wall, "#120c10", 0.55))}${path("M0 0h104L90 14H14z", mix(wall, "#0c080c", 0.72))}${path("M0 0 14 14v56L0 104z", mix(wall, "#140d10", 0.35))}${path("M104 0 90 14v56l14 34z", mix(wall, "#0c080c", 0.62))}${rect(14, 14, 76, 57, wall)}${path("M14 70h76l14 34H0z", floor)}${line("M14 71h76M30 71 22 104M44 71 41 104M60 71l3 33M76 71l7 33", "#2b1b12", 1, `opacity=".45"`)}${ellipse(x, y, reach, reach * 0.86, tone, `opacity="${glow}"`)}${things}${path("M0 0h104v26H0z", "url(#cav-dark)", `opacity=".75"`)}</g>`;
}

const lantern = (x: number, y: number) =>
  line(`M${x} ${y - 8}V${y - 4}`, "#1d130c", 1) +
  circle(x, y, 13, "url(#cav-lamp)") +
  rect(x - 2.6, y - 4, 5.2, 7, "#ffdc94", 1.4, `stroke="#3a2413" stroke-width="1"`);
const bed = (x: number, y: number, w: number, c: string) =>
  rect(x - 2, y - 21, 4, 23, "#6b4526", 1) +
  rect(x + w - 2, y - 14, 4, 16, "#6b4526", 1) +
  rect(x, y - 7, w, 6, "#8a5c36") +
  path(`M${x + 2} ${y - 7}v-6q${w * 0.5}-3 ${w - 4} 0v6z`, "#e9dcc2") +
  path(`M${x + 3} ${y - 12}q1-5 ${w * 0.12}-5h${w * 0.12}q4 1 4 5z`, "#fffaf0", `stroke="#c9b48b" stroke-width=".6"`) +
  path(`M${x + w * 0.38} ${y - 5}v-8q${w * 0.3}-4 ${w * 0.6} 0v8z`, c) +
  path(`M${x + w * 0.38} ${y - 13}q${w * 0.3}-4 ${w * 0.6} 0v2.6q-${w * 0.3}-4-${w * 0.6} 0z`, "#fff6") +
  rect(x + w * 0.38, y - 11, w * 0.1, 6, "#fff4");
const shelf = (x: number, y: number, w: number, items: string) => items + rect(x, y, w, 2.4, "#4b2f1b") + rect(x, y + 2.4, w, 1, "#0005");

const prop = (x: number) => rect(x - 3, 24, 6, 58, "#6f4a2c", 1, `stroke="#2b1a0d"`) + rect(x - 3, 24, 2, 58, "#9c6f45");
const TIMBER = prop(20) + prop(84) + path("M12 20h80v7H12z", "#7a5332", `stroke="#2b1a0d"`) + path("M12 20h80v2.4H12z", "#a8784c");
const RAILS =
  line("M8 92H96", "#2a2320", 5) +
  Array.from({ length: 8 }, (_, i) => rect(11 + i * 11, 88, 5, 7, "#6b4526")).join("") +
  line("M4 89H100M4 94H100", "#9aa3ad", 1.6);
const EDGE = `stroke="#2b1a0d"`;

/** What stands in the rooms, on its foot. */
const FURNITURE: Readonly<Record<string, string>> = {
  bed: bed(-18, 0, 36, "#6f93a8"),
  redbed: bed(-18, 0, 36, "#b5525c"),
  bunk: bed(-18, 0, 36, "#7f9d56") + bed(-18, -25, 36, "#c78b4a") + rect(-20, -46, 4, 46, "#6b4526") + rect(16, -46, 4, 46, "#6b4526"),
  table: rect(-20, -18, 40, 4, "#a8744a", 1, EDGE) + rect(-17, -14, 3, 14, "#5b3a22") + rect(14, -14, 3, 14, "#5b3a22"),
  stool: rect(-6, -10, 12, 3, "#a8744a", 1) + line("M-4-7-6 0M4-7 6 0", "#5b3a22", 2),
  crate: rect(-10, -18, 20, 18, "#a8744a", 1, EDGE) + line("M-10-12H10M-10-6H10M-8-18 8 0", "#6b4526", 1.4),
  barrel: path("M-9 0q-4-11 0-22h18q4 11 0 22z", "#9b6a3c", EDGE) + line("M-10-6h20M-10-16h20", "#4b5058", 2) + ellipse(0, -22, 9, 2.6, "#c79460", EDGE),
  sack: path("M-10 0q-4-12 3-18h14q7 6 3 18z", "#d6bd8c", `stroke="#5e4a28"`) + path("M-7-18l3-5h8l3 5z", "#efe0bb", `stroke="#5e4a28"`),
  hearth:
    rect(-13, -34, 26, 34, "#6f747c", 1, `stroke="#2a2c31"`) +
    rect(-16, -38, 32, 5, "#8a9098") +
    path("M-9 0v-16q9-9 18 0V0z", "#1a0d08") +
    circle(0, -8, 15, "url(#cav-fire)") +
    path("M-5 0q-2-7 3-11 0 4 3 4 1-4 3-5 3 7-1 12z", "#ffb649"),
  window:
    rect(-13, -30, 26, 26, "#3a2617", 13) +
    circle(0, -17, 10.5, "#a9cbd8") +
    path("M-10-12q8-8 20-2 0 8-10 8t-10-6z", "#6f8f5a") +
    line("M0-28V-6M-10-17H10", "#3a2617", 2),
  saw:
    line("M-14 0-8-18M14 0 8-18", "#6b4526", 3) +
    rect(-18, -22, 36, 5, "#c79460", 1, EDGE) +
    path("M-8-24H16l-3-7H-5z", "#b9c2c8", `stroke="#2b3238"`) +
    path("M-14-22q-2-9 6-9v6z", "#8a5c36", EDGE),
  block:
    path("M-16 0v-22l8-6h24v22l-7 6z", "#9aa0a8", `stroke="#34393f"`) +
    path("M-16-22l8-6h24l-7 6z", "#c8cdd0") +
    path("M9-22l7-6v22l-7 6z", "#666d76") +
    line("M-6-12 2-8-3-3", "#666d76", 1.6) +
    line("M2-30 12-42", "#7a5230", 3) +
    path("M8-46l8 6-3 4-8-6z", "#b9c2c8"),
  bricks:
    [0, 1, 2]
      .map((row) =>
        [0, 1, 2].map((i) => (i < 3 - (row > 1 ? 1 : 0) ? rect(-18 + i * 12 + (row % 2) * 3, -8 - row * 8, 11, 7, "#b0634a", 1, EDGE) : "")).join(""),
      )
      .join("") +
    path("M12-2h10l4-8h-10z", "#b9c2c8", `stroke="#2b3238"`) +
    line("M24-9l6-4", "#7a5230", 3),
  scale:
    rect(-2, -34, 4, 34, "#8a6a2a") +
    rect(-9, -3, 18, 3, "#8a6a2a") +
    line("M-18-32H18M-18-32l-6 14M-18-32l6 14M18-32l-6 14M18-32l6 14", "#c9a24b", 1.6) +
    path("M-26-18h16q-8 8-16 0zM10-18h16q-8 8-16 0z", "#d8b25f", EDGE),
  scythe: line("M-12 0 8-44", "#8a5c36", 3) + path("M8-44q20-2 28 14-14-8-28-6z", "#b9c2c8", `stroke="#2b3238"`),
  hay: path("M-18 0q-2-14 8-20 10-6 20 2 10 6 8 18z", "#d9b55c", `stroke="#8f6d2c"`) + line("M-12-4l8-10M-2-4l2-14M8-4 6-14M14-6l-6-6", "#8f6d2c", 1.4),
  pick: line("M-8 0 4-36", "#8a5c36", 3) + path("M-14-32q18-12 32 2-14-4-32 2z", "#8f98a3", `stroke="#20242a"`),
  helmet: path("M-12 0q0-15 12-15T12 0z", "#c9a24b", EDGE) + rect(-15, -3, 30, 4, "#8a6a2a", 2) + circle(0, -9, 3.6, "#fff0b8"),
  throne: path("M-16 0v-40q16-16 32 0V0h-5v-14H-11V0z", "#8a3a46", EDGE) + rect(-13, -18, 26, 5, "#c79460", 1, EDGE) + circle(0, -46, 4, "#c9a24b"),
  banner: line("M-14-44H14", "#5b3a22", 3) + path("M-11-44h22v30L0-20l-11 6z", "#3e6b86", EDGE) + path("M0-38l4 8-4 8-4-8z", "#e6c872"),
  antlers: path("M-9-14h18l-3 14H-6z", "#6b4526", EDGE) + line("M-4-14q-4-10-14-12M-10-22q-2-6-8-8M4-14q4-10 14-12M10-22q2-6 8-8", "#e8dcc4", 3),
  meat: line("M0-30v6", "#b9c2c8", 2) + path("M0-24q11 4 9 16-3 9-9 8-8 0-9-9-1-11 9-15z", "#b0563c", EDGE) + path("M2-20q6 5 4 12-3-6-8-7z", "#e9a48a"),
  cleaver:
    rect(-14, -14, 28, 14, "#7a5332", 3, EDGE) +
    ellipse(0, -14, 14, 4, "#c79460", EDGE) +
    path("M-4-16l14-12 5 5-14 10z", "#b9c2c8", `stroke="#2b3238"`) +
    line("M-4-15-11-10", "#5b3a22", 3),
  hammer: line("M-10 0 6-16", "#8a5c36", 3) + path("M2-22l10 10-4 4L-2-18z", "#8f98a3", `stroke="#20242a"`),
  cart:
    path("M-20-18h40l-5 16h-30z", "#5b5f68", `stroke="#17191e"`) +
    path("M-20-18h40l-1 3h-38z", "#98a0aa") +
    circle(-10, 1, 4, "#2a2c31", `stroke="#8b929b" stroke-width="1.4"`) +
    circle(10, 1, 4, "#2a2c31", `stroke="#8b929b" stroke-width="1.4"`) +
    place("cav-ore", -8, -17, 0.85) +
    place("cav-ore", 8, -17, 0.85),
  nest: ellipse(0, -4, 16, 6, "#8f6d2c", EDGE) + ellipse(-5, -8, 4, 5.5, "#f7efdc") + ellipse(5, -8, 4, 5.5, "#efe0bb") + ellipse(0, -7, 4, 5.5, "#fffaf0"),
  dove:
    path("M-16-8q10 2 16-6 2-10 10-10 8 0 8 6l5 2-6 2q-2 12-16 12-10 0-17-6z", "#fbf7ee", `stroke="#8d8a86"`) +
    path("M-6-8q-6-10-14-10 2 12 12 14z", "#e4ddd0") +
    circle(12, -19, 1.2, "#2b170c") +
    line("M20-16q6 2 8 6", "#6b8f3b", 1.6),
  rack: rect(-24, -42, 48, 4, "#5b3a22") + rect(-24, -16, 48, 4, "#5b3a22") + [-16, 0, 16].map((x) => place("cav-axe", x, -10, 1.15)).join(""),
  broom: line("M-6-4 6-48", "#a8744a", 3) + path("M-14 0l4-16 10 3-2 15z", "#d9b55c", `stroke="#8f6d2c"`) + line("M-10-10l9 2", "#b0563c", 2),
  bucket: path("M-9-16H9L7 0H-7z", "#8a5c36", EDGE) + line("M-9-16q9-12 18 0", "#4b5058", 1.6) + ellipse(0, -16, 9, 2.6, "#7fb0c8"),
  bowl:
    path("M-18-12h36q-3 12-18 12t-18-12z", "#8a5c36", EDGE) + circle(-9, -14, 6, "#c24b3a") + circle(1, -17, 6.5, "#e0a83c") + circle(10, -14, 6, "#86a04a"),
  trough: path("M-22-12h44l-5 12h-34z", "#7a5332", EDGE) + path("M-20-12q20-12 40 0z", "#d9b55c"),
  desk:
    rect(-22, -20, 44, 4, "#8a5c36", 1, EDGE) +
    rect(-20, -16, 12, 16, "#6b4526") +
    rect(16, -16, 3, 16, "#5b3a22") +
    path("M-12-22l4-6h18l-2 6z", "#f7efdc") +
    line("M10-22l8-16", "#efe6d2", 2) +
    rect(-20, -27, 5, 7, "#1f2a3a", 1),
  cogs: [
    [-9, -12, 11],
    [9, -20, 8],
  ]
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#8f98a3" stroke-width="5" stroke-dasharray="4 2.600"/>` +
        circle(x!, y!, r! - 1, "#6b747f", `stroke="#20242a"`) +
        circle(x!, y!, 3, "#20242a"),
    )
    .join(""),
  mug: rect(-5, -12, 10, 12, "#d9a441", 1, `stroke="#5b3a12"`) + rect(-5, -15, 10, 5, "#fbf4e2", 2) + line("M5-10q5 0 0 7", "#8a6a2a", 1.6),
  kennel: path("M-16 0v-16l16-14 16 14V0z", "#a8533a", EDGE) + path("M-20-15 0-33l20 18-4 3L0-26l-16 14z", "#4d3a34") + path("M-8 0v-9q8-8 16 0v9z", "#1d120c"),
  heart: path("M0 0C-14-10-8-22 0-14 8-22 14-10 0 0z", "#d6455f", `stroke="#fff7ea"`),
  planks:
    rect(-24, -3, 48, 3, "#5b3a22") +
    rect(-24, -27, 48, 3, "#5b3a22") +
    rect(-24, -50, 48, 3, "#5b3a22") +
    rect(-26, -52, 3, 52, "#6b4526") +
    rect(23, -52, 3, 52, "#6b4526"),
  vein: line("M-30-10-14-24-20-38-2-48M6-8l10-18-6-12", "#8fb0dc", 2.6, `opacity=".9"`) + line("M-30-10-14-24-20-38", "#dfeaff", 1),
  lantern: lantern(0, 0),
};

type Thing = readonly [thing: string, x: number, y: number, scale?: number];
const onShelves = (good: string): Thing[] => [-14, 0, 14].flatMap((x): Thing[] => [[good, 46 + x, 31, 0.75], [good, 46 + x, 54, 0.75], [good, 46 + x, 78, 0.8]]); // prettier-ignore
/** The furnishings that are made of furniture: the wall, and what stands where. One thing tells what the room does. */
// prettier-ignore
const FURNISHED: Readonly<Record<string, readonly [wall: string, ...things: Thing[]]>> = {
  dwelling: ["#80583e", ["hearth", 74, 72], ["bed", 34, 84, 1.1], ["lantern", 40, 32]],
  simple_dwelling_a: ["#76604a", ["window", 68, 56], ["redbed", 38, 84, 1.1], ["lantern", 30, 34]],
  simple_dwelling_b: ["#6f5b52", ["lantern", 66, 34], ["bed", 36, 84, 1.1], ["crate", 80, 84], ["stool", 62, 90]],
  mixed_dwelling: ["#7a6548", ["lantern", 52, 30], ["redbed", 34, 74], ["bed", 70, 80], ["sheep", 52, 94, 1.1]],
  additional_dwelling: ["#84613f", ["lantern", 78, 32], ["bunk", 36, 82], ["grow", 78, 88, 1.1]],
  cuddle_room: ["#7d5058", ["heart", 52, 42, 1.2], ["redbed", 52, 74, 1.1], ["sheep", 28, 92, 1.1], ["sheep", 78, 92, 1.1]],
  breakfast_room: ["#8a6a44", ["window", 30, 56], ["table", 62, 80, 1.3], ["mug", 52, 57], ["food", 68, 57], ["lantern", 68, 32]],
  stubble_room: ["#7c6a3f", ["hay", 36, 84, 1.2], ["scythe", 66, 84], ["lantern", 30, 34], ["stubble", 84, 92, 2]],
  work_room: ["#5d5a5c", ["lantern", 54, 30], ["table", 44, 82, 1.2], ["helmet", 40, 61], ["pick", 80, 84, 1.1]],
  guest_room: ["#6a5a4c", ["furnish", 76, 78, 1.2], ["bed", 36, 84, 1.1], ["lantern", 48, 32]],
  office_room: ["#5c5348", ["window", 74, 52], ["desk", 46, 82, 1.3], ["lantern", 30, 34], ["stool", 72, 90]],
  carpenter: ["#7d5c3c", ["lantern", 30, 32], ["saw", 48, 80, 1.25], ["wood", 82, 82], ["wood", 80, 92]],
  stone_carver: ["#666a70", ["lantern", 26, 34], ["block", 54, 82, 1.25], ["stone", 24, 90], ["stone", 86, 92, 0.8]],
  miner: ["#544b49", ["lantern", 72, 30], ["pick", 76, 82, 1.1], ["donkey", 38, 86, 1.4], ["ore", 84, 92]],
  builder: ["#75604c", ["lantern", 70, 30], ["bricks", 44, 82, 1.3], ["helmet", 80, 90, 0.9]],
  trader: ["#6d553b", ["lantern", 26, 32], ["scale", 52, 80, 1.15], ["gold", 24, 90, 1.1], ["ore", 82, 90]],
  wood_supplier: ["#6b5138", ["lantern", 52, 30], ["wood", 34, 82, 1.4], ["wood", 60, 82, 1.4], ["wood", 47, 70, 1.4], ["wood", 82, 92, 1.2]],
  stone_supplier: ["#5f6268", ["lantern", 52, 30], ["stone", 34, 82, 1.5], ["stone", 62, 82, 1.5], ["stone", 48, 68, 1.5], ["stone", 84, 92]],
  ruby_supplier: ["#5a3f4a", ["lantern", 24, 34], ["table", 54, 82, 1.3], ["ruby", 42, 58, 1.2], ["ruby", 62, 58, 1.5], ["ruby", 82, 92, 0.9]],
  dog_school: ["#75624a", ["lantern", 72, 30], ["kennel", 34, 80], ["dog", 66, 84, 1.4], ["dog", 44, 95, 1.1]],
  quarry: ["#6d727a", ["block", 36, 80, 1.1], ["pick", 66, 80], ["stone", 80, 84, 1.3], ["stone", 62, 94], ["lantern", 72, 30]],
  seam: ["#494b58", ["vein", 56, 78], ["pick", 70, 84, 1.1], ["ore", 32, 86, 1.3], ["ore", 48, 92], ["lantern", 80, 34]],
  slaughtering_cave: ["#6b4440", ["meat", 32, 56], ["meat", 54, 52, 0.9], ["cleaver", 62, 86, 1.25], ["lantern", 80, 32]],
  working_cave: ["#64584e", ["lantern", 30, 32], ["table", 54, 80, 1.35], ["hammer", 48, 57, 1.2], ["crate", 24, 92, 0.9], ["wood", 84, 92]],
  mining_cave: ["#4d474c", ["lantern", 52, 32], ["cart", 68, 84], ["donkey", 32, 86, 1.4]],
  breeding_cave: ["#7a6549", ["lantern", 52, 30], ["hay", 74, 76, 0.9], ["sheep", 36, 78, 1.5], ["sheep", 54, 90, 0.9], ["sheep", 72, 93, 0.8]],
  peaceful_cave: ["#667586", ["window", 74, 54], ["dove", 42, 50, 1.3], ["axe", 34, 86], ["food", 66, 88, 1.2]],
  state_parlor: ["#5f3f4d", ["banner", 24, 64], ["throne", 56, 82, 1.2], ["lantern", 84, 36]],
  hunting_parlor: ["#5f4a35", ["antlers", 52, 46, 1.1], ["boar", 44, 88, 1.5], ["lantern", 84, 40], ["axe", 84, 84]],
  blacksmithing_parlor: ["#54494c", ["hearth", 26, 72], ["forge", 62, 84, 1.5], ["ruby", 86, 92]],
  stone_storage: ["#62656c", ["planks", 46, 80], ...onShelves("stone"), ["lantern", 86, 40]],
  ore_storage: ["#484c5c", ["planks", 46, 80], ...onShelves("ore"), ["lantern", 86, 40]],
  spare_part_storage: ["#5b5653", ["cogs", 40, 70, 1.4], ["crate", 74, 82, 1.1], ["hammer", 40, 94], ["lantern", 76, 34]],
  main_storage: ["#6e5740", ["lantern", 52, 30], ["barrel", 28, 80, 1.1], ["crate", 54, 80, 1.2], ["crate", 56, 59], ["sack", 80, 86, 1.1]],
  weapon_storage: ["#575258", ["lantern", 84, 34], ["rack", 48, 82, 1.1]],
  supplies_storage: ["#715a3f", ["lantern", 24, 34], ["sack", 34, 82, 1.1], ["crate", 60, 82], ["food", 60, 64, 1.1], ["vegetable", 82, 90]],
  broom_chamber: ["#6f6350", ["broom", 40, 86, 1.15], ["bucket", 68, 86, 1.2], ["lantern", 74, 34]],
  food_chamber: ["#7c6240", ["lantern", 26, 32], ["table", 54, 82, 1.35], ["bowl", 50, 58, 1.1], ["grain", 76, 58, 1.1]],
  fodder_chamber: ["#79683f", ["lantern", 74, 30], ["hay", 32, 72, 0.9], ["trough", 58, 84, 1.2], ["sheep", 30, 94, 1.1]],
};
const furnish = ([wall, ...things]: (typeof FURNISHED)[string]) => {
  const [, x = 52, y = 46] = things.find(([thing]) => ["lantern", "hearth"].includes(thing)) ?? [];
  const drawn = things.map(([thing, x, y, scale = 1]) => group(x, y, FURNITURE[thing] ?? DEEDS[thing] ?? PIECES[thing]!, scale));
  return stage(drawn.join(""), { wall, light: [x, y] });
};

/** Each furnishing by its name, `entry` for the dwelling that everybody begins with, and the hollows that are dug. */
// prettier-ignore
export const ROOMS: Readonly<Record<string, string>> = {
  entry: stage(rect(60,42,24,30,"#6f747c",1,`stroke="#2a2c31" stroke-width="1"`)+rect(57,38,30,5,"#8a9098")+path("M64 72V58q8-9 16 0v14z","#1a0d08")+circle(72,66,15,"url(#cav-fire)")+path("M67 71q-2-7 3-11 0 4 3 4 1-4 3-5 3 7-1 12z","#ffb649")+bed(17,82,34,"#b5525c")+bed(17,57,34,"#6f93a8")+rect(15,52,4,30,"#6b4526")+rect(49,52,4,30,"#6b4526")+shelf(62,30,22,circle(67,27,2.4,"#9c6b45")+rect(72,23,4,7,"#6d8ca5")+circle(80,27,2.6,"#b06a6a"))+ellipse(56,86,20,4,"#8f3c3c")+ellipse(56,86,13,2.4,"#d9b27c"), { wall: "#8a5d3f", light: [72, 52] }),
  couple_dwelling: stage(lantern(52,30)+path("M18 20q34 26 68 0v6Q52 44 18 26z","#5a2c36",`opacity=".8"`)+group(0,0,path("M20 78V54q16-12 32 0v24z","#6b4526",`stroke="#2b1a0d" stroke-width="1"`)+path("M20 78V56h62l8 22v6H20z","#8a5c36")+path("M24 74V58h20v16z","#efe3cb")+rect(26,58,14,6,"#fffaf0",2)+rect(26,67,14,6,"#fffaf0",2)+path("M42 78V57h38l8 21z","#8c4a7a")+path("M42 78V57h5v21zM56 78V57h5l2 21zM70 78V57h4l4 21z","#b573a3")+path("M20 78h70v7H20z","#5b3a22"))+path("M54 40C46 33 50 27 54 31c4-4 8 2 0 9z","#d6455f")+rect(83,66,8,10,"#5b3a22")+circle(87,62,8,"url(#cav-fire)")+rect(86,60,2,6,"#f4ead2"), { wall: "#7b4e46", light: [52, 40] }),
  cooking_cave: stage(circle(46,74,26,"url(#cav-fire)")+line("M22 34H72M46 34V48","#241813",2)+path("M30 80q4-10 8-8 2-8 8-10 6 4 7 10 6 0 8 8z","#ff9d3c")+path("M37 80q3-7 6-6 2-5 5-6 4 4 4 6 4 1 4 6z","#ffe08a")+path("M30 50h32q4 22-16 22T30 50z","#2b2b30",`stroke="#0f0f12" stroke-width="1"`)+path("M33 52h6q-1 12 4 18-11-3-10-18z","#5d5f66")+ellipse(46,50,17,4,"#c77a3a",`stroke="#151518" stroke-width="1.4"`)+circle(40,49,2.4,"#e9a05a")+circle(50,50,2,"#86a04a")+line("M40 42q-4-5 0-9M50 42q4-5 0-10","#fff",1.6,`opacity=".45"`)+shelf(66,36,22,rect(68,27,5,9,"#9c6b45")+rect(75,29,5,7,"#b9c2c8")+circle(84,32,3.4,"#d96a22"))+line("M20 18v10M26 18v14","#5b7d3b",3)+line("M76 18v8M82 18v11","#b0563c",3)+place("cav-food",80,81,.8), { wall: "#75503c", light: [48, 66] }),
  weaving_parlor: stage(lantern(80,30)+rect(24,26,4,54,"#8a5c36",1)+rect(62,26,4,54,"#8a5c36",1)+rect(21,26,48,4,"#a8744a",1)+rect(23,66,44,4,"#a8744a",1)+Array.from({length:12},(_,i)=>line(`M${30+i*2.8} 30V66`,"#efe6d2",.8)).join("")+rect(29,46,33,20,"#b5525c")+path("M29 50h33v3H29zM29 58h33v3H29z","#efe0bb")+path("M29 54.4l4-1 4 1 4-1 4 1 4-1 4 1 4-1 4 1v2H29z","#3e6b86")+rect(27,43,37,3,"#5b3a22")+circle(76,78,6,"#f4ecda",`stroke="#8d8371" stroke-width=".8"`)+circle(84,80,5,"#d98f9a",`stroke="#7a4350" stroke-width=".8"`)+line("M72 77q4-3 8 0M73 80q4-2 7 0","#b9ae97",.9)+place("cav-sheep",13,83,.8), { wall: "#6d5563", light: [50, 38] }),
  blacksmith: stage(path("M14 72V44l6-8h20l6 8v28z","#4a4e57",`stroke="#1c1e23" stroke-width="1"`)+rect(24,14,12,24,"#3f434b")+path("M20 70V54q10-9 20 0v16z","#170a06")+circle(30,64,20,"url(#cav-fire)")+path("M23 70q0-8 4-10 1 3 3 2 2-5 5-5 3 8 1 13z","#ffb649")+path("M50 64h30q6 0 8-4v6q-6 4-12 5v4l5 6H57l5-6v-4q-8 0-12-7z","#3b414c",`stroke="#121419" stroke-width="1"`)+path("M50 64h30q6 0 8-4v2q-4 5-12 5H53z","#98a3b0")+path("M55 62h16l3 2H56z","#ff8a3a")+line("M66 60 78 46","#7a5230",3)+path("M73 40l10 8-4 4-10-8z","#8f98a3",`stroke="#20242a" stroke-width="1"`)+line("M58 22V36M66 22v12M74 22V38","#b9c2c8",2.4)+line("M54 22h28","#2b1b12",2), { wall: "#574a4c", light: [28, 60] }),
  beer_parlor: stage(lantern(66,28)+[[26,74],[44,74],[35,56]].map(([x = 0, y = 0])=>circle(x,y,10,"#9b6a3c",`stroke="#2d1a0b" stroke-width="1.4"`)+circle(x,y,7.4,"none",`stroke="#5b3a1c" stroke-width="1"`)+line(`M${x-5} ${y-5}V${y+5}M${x} ${y-8}V${y+8}M${x+5} ${y-5}V${y+5}`,"#5b3a1c",.9)+circle(x,y+4,1.6,"#c9a24b")).join("")+rect(58,66,30,4,"#8a5c36",1)+rect(62,70,3,14,"#5b3a22")+rect(82,70,3,14,"#5b3a22")+[64,76].map(x=>rect(x-4,55,8,11,"#d9a441",1,`stroke="#5b3a12" stroke-width="1"`)+rect(x-4,52,8,5,"#fbf4e2",2)+line(`M${x+4} 58q4 0 0 6`,"#8a6a2a",1.4)).join(""), { wall: "#7d5636", light: [62, 38] }),
  prayer_chamber: stage(circle(52,34,15,"#2a2740")+[0,1,2,3,4,5].map(i=>`<path transform="rotate(${i*60} 52 34)" d="M52 34 46 21h12z" fill="${["#e6a35a","#c24b5a","#6f9ad0","#e6a35a","#7fae7a","#8a6ab5"][i]}"/>`).join("")+circle(52,34,4,"#fff2cf")+path("M52 36 24 90h56z","#ffe9b8",`opacity=".13"`)+rect(34,64,36,5,"#9aa0ab")+rect(38,69,28,13,"#777d89")+[38,46,58,66].map((x,i)=>rect(x-1.5,64-(i%2?9:12),3,i%2?9:12,"#f4ead2")+circle(x,62-(i%2?10:13),7,"url(#cav-fire)")).join("")+rect(48,58,8,6,"#b06a6a"), { wall: "#5a5670", light: [52, 36], tone: "url(#cav-blue)" }),
  treasure_chamber: stage(path("M28 62h48v20H28z","#7a4a26",`stroke="#2b170a" stroke-width="1.2"`)+path("M28 62q2-20 24-20t24 20l-4-3H32z","#94602f",`stroke="#2b170a" stroke-width="1.2"`)+ellipse(52,61,22,7,"#d8b25f")+[[-14,0],[-6,-3],[2,-1],[10,-3],[16,1]].map(([a = 0, b = 0])=>group(52+a,63+b,`<use href="#cav-gold"/>`,.6)).join("")+place("cav-ruby",46,60,.75)+place("cav-ruby",62,62,.6)+rect(48,66,8,9,"#c9a24b",1)+circle(52,70,1.6,"#2b170a")+line("M34 62v20M70 62v20","#c9a24b",2)+place("cav-gold",22,88,.8)+place("cav-ruby",84,86,.8)+lantern(22,32), { wall: "#5b5048", light: [52, 66] }),
  writing_chamber: stage(rect(16,20,30,52,"#4b2f1b")+[0,1,2].map(k=>Array.from({length:6},(_,i)=>rect(18+i*4.5,24+k*16+(i*k%3),3.6,12-(i*k%3),["#8c3f3f","#3e6b86","#6d8a4a","#b08a4a","#6b4a7a","#a86a3a"][(i+k*2)%6]!,.4)).join("")+rect(16,36+k*16,30,2,"#2b1b10")).join("")+rect(50,62,40,4,"#8a5c36",1)+rect(53,66,3,16,"#5b3a22")+rect(84,66,3,16,"#5b3a22")+path("M56 62l4-5h14l4 5z","#f7efdc")+line("M60 60h10","#7a6a50",.8)+line("M72 60 80 46","#efe6d2",1.8)+path("M80 46q4-6 2-9-5 3-5 9z","#fff")+rect(82,56,5,6,"#1f2a3a",1)+circle(57,51,13,"url(#cav-lamp)")+rect(55.6,50,2.6,12,"#f4ead2")+circle(57,48,3,"#ffe9a8"), { wall: "#6b5844", light: [64, 46] }),
  milking_parlor: stage(lantern(78,30)+rect(14,50,76,3,"#8a5c36")+rect(14,58,76,3,"#6b4526")+place("cav-cattle",40,83,1.35)+path("M70 70h14l-2 13H72z","#b9c2c8",`stroke="#3a4046" stroke-width="1"`)+ellipse(77,70,7,2,"#fff")+rect(60,76,9,3,"#8a5c36")+line("M62 79v6M67 79v6","#5b3a22",1.6), { wall: "#7a6a4a", light: [70, 36] }),
  tunnel: stage(path("M30 72V46q22-20 44 0v26z","#0d0a0c")+path("M38 72V52q14-12 28 0v20z","#231a1a")+path("M44 72 40 72 22 104h60L64 72z","#7d6a58",`opacity=".55"`)+TIMBER+lantern(52,36)+place("cav-stone",20,90,.6)+place("cav-stone",84,92,.7), { wall: "#463f45", floor: "#5b5048", light: [52, 44], reach: 44, glow: .55 }),
  deep_tunnel: stage(path("M26 72V42q26-22 52 0v30z","#07070c")+path("M36 72V52q16-13 32 0v20z","#000")+path("M16 14l4 14 4-14zM70 14l3 18 4-18zM84 14l2 9 3-9z","#2f333f")+path("M18 82l4-16 5 16zM25 82l3-9 3 9zM80 82l3-13 5 13z","#5f86b8",`stroke="#1b2a44" stroke-width=".8"`)+path("M20 82l2-14 1 14z","#b9d6f5")+line("M78 60q-3 6 0 12","#7fb0e0",1), { wall: "#2f3342", floor: "#3c3d46", light: [28, 74], reach: 34, tone: "url(#cav-blue)", glow: .8 }),
  ore_mine: stage(path("M30 70V44q22-20 44 0v26z","#0b090b")+line("M16 26 30 40 24 54 38 60M88 30 74 44 82 58","#8fb0dc",2.2,`opacity=".8"`)+line("M16 26 30 40 24 54","#dfeaff",.8)+TIMBER+lantern(34,36)+RAILS+group(70,0,path("M-20 70h40l-5 16h-30z","#5b5f68",`stroke="#17191e" stroke-width="1.2"`)+path("M-20 70h40l-1 3h-38z","#98a0aa")+circle(-10,89,4,"#2a2c31",`stroke="#8b929b" stroke-width="1.4"`)+circle(10,89,4,"#2a2c31",`stroke="#8b929b" stroke-width="1.4"`)+place("cav-ore",-9,71,.85)+place("cav-ore",8,71,.85)+place("cav-ore",0,67,.9)), { wall: "#463f45", floor: "#5b5048", light: [34, 40], reach: 46 }),
  ruby_mine: stage(path("M34 70V48q18-16 36 0v22z","#12060a")+ellipse(62,62,40,30,"url(#cav-red)")+TIMBER+[[66,80,1.5,-8],[52,82,1,-24],[82,82,1.1,18],[74,84,.8,4]].map(([x = 0, y = 0, k = 0, a = 0])=>`<g transform="translate(${x} ${y}) rotate(${a}) scale(${k})">`+path("M-6 0-7-16 0-26 7-16 6 0z","#b81d42",`stroke="#4d0716" stroke-width="1"`)+path("M-7-16 0-26-1-14-2 0h-4z","#ff7f97")+path("M0-26 7-16 2-12-1-14z","#e8476a")+"</g>").join("")+place("cav-ruby",24,88,.9)+place("cav-ruby",36,92,.7), { wall: "#4a2f3a", floor: "#51383c", light: [64, 60], tone: "url(#cav-red)", glow: .6 }),
  cavern: stage(path("M18 14l6 16 5-16zM40 14l3 9 3-9zM72 14l6 20 6-20z","#3a2e30")+path("M22 82l4-10 4 10zM76 83l3-7 4 7z","#8a6c58")+circle(52,58,30,"url(#cav-lamp)")+path("M44 82l8-3 8 3z","#3a2617")+path("M47 80q0-6 5-10 5 4 5 10z","#ffb04f")+path("M50 80q0-3 2-6 3 3 2 6z","#fff0b8"), { wall: "#7d604c", floor: "#8f6f56", light: [52, 66], reach: 56, glow: .85 }),
  ...Object.fromEntries(Object.entries(FURNISHED).map(([name, room]) => [name, furnish(room)])),
};
