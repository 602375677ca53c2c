/** The dwarfs of the seats: four heads, told apart by beard and hat; what is of cloth takes the colour of its surroundings. */
import { mix } from "../../art/colours";
import { circle, ellipse, line, path, rect } from "../../art/shapes";

const FOLK = [
  { beard: "#c9562b", hat: "helm", skin: "#e9b890", style: "braids" },
  { beard: "#5a4636", hat: "hood", skin: "#d9a57c", style: "long" },
  { beard: "#e8e2d4", hat: "candle", skin: "#e8b796", style: "fork" },
  { beard: "#2e2a2e", hat: "plaits", skin: "#c68e66", style: "round" },
];

// prettier-ignore
function head(w: (typeof FOLK)[number]): string {
  const [d, l, s] = [mix(w.beard, "#1a0f08", 0.45), mix(w.beard, "#fff0d0", 0.3), "currentColor"];
  let b = "";
  b+=circle(-15,-6,4.4,mix(w.skin,"#7a3b22",.25))+circle(15,-6,4.4,mix(w.skin,"#7a3b22",.35));
  b += path("M-15-8C-15-22-8-27 0-27s15 5 15 19C15 6 8 12 0 12S-15 6-15-8z",w.skin)+path("M5-26c7 2 10 8 10 18 0 12-5 18-10 20C10 2 11-14 5-26z","#7a3b22",`opacity=".22"`);
  const beards: Record<string, string> ={braids:path("M-15-5C-13 2-7 1 0 1s13 1 15-6C18 8 12 20 8 30L4 22 0 33-4 22-8 30C-12 20-18 8-15-5z",w.beard,`stroke="${d}" stroke-width="1.2"`)+line("M-8 28C-10 18-12 10-11 4M8 28c2-10 4-18 3-24M0 30V12",d,1.3)+rect(-9.6,19,4,3,"#b9b3a6")+rect(5.6,19,4,3,"#b9b3a6"),
  long:path("M-15-5C-13 1-7 0 0 0s13 1 15-5c3 12-1 27-15 39C-14 22-18 7-15-5z",w.beard,`stroke="${d}" stroke-width="1.2"`)+line("M-8 6C-7 16-4 24-1 29M8 6C7 16 5 22 2 28M0 10v14",d,1.2),
  fork:path("M-15-5C-13 1-7 0 0 0s13 1 15-5c3 12 0 22-6 36L0 20-9 31C-15 17-18 7-15-5z",w.beard,`stroke="${d}" stroke-width="1.2"`)+line("M-9 6c0 8 0 14-1 20M9 6c0 8 0 14 1 20",d,1.2),
  round:path("M-15-5C-14 0-7-1 0-1s14 1 15-4c4 16-3 27-15 27S-19 11-15-5z",w.beard,`stroke="${d}" stroke-width="1.2"`)+line("M-8 4c0 7 2 11 5 15M8 4c0 7-2 11-5 15M0 8v11",mix(w.beard,"#fff0d0",.25),1.1)};
  b += beards[w.style]!+path("M-11-1C-7-6-3-4 0-2 3-4 7-6 11-1 7 3 3 2 0 .6-3 2-7 3-11-1z",l);
  b += ellipse(0,-6,4.2,3.8,mix(w.skin,"#c05a3c",.35))+circle(-1.2,-7.2,1.2,"#fff8")+ellipse(-6,-11,1.7,2,"#1b130d")+ellipse(6,-11,1.7,2,"#1b130d")+circle(-5.4,-11.6,.6,"#fff")+circle(6.6,-11.6,.6,"#fff")+line("M-10-14.6c2-1.8 5-1.8 7-.4M10-14.6c-2-1.8-5-1.8-7-.4",w.style==="fork"?"#cfc8b8":d,2.4);
  const hats: Record<string, string> ={helm:path("M-17-13C-18-28-9-35 0-35s18 7 17 22C8-17-8-17-17-13z","#8a929b",`stroke="#262b30" stroke-width="1.4"`)+path("M-14-16c0-10 5-16 11-17-4 5-5 11-5 15z","#d3d9dc")+path("M-18-12c10-5 26-5 36 0v-4c-10-5-26-5-36 0z",s)+rect(-1.8,-36,3.6,23,s,1)+circle(0,-37,3,"#c9a24b"),
  hood:path("M-19-2C-22-24-10-40 2-40c3 0 8-2 10-5 3 6 0 11-1 12 6 6 9 18 8 31-2-10-6-18-19-18S-17-12-19-2z",s,`stroke="#1d1712" stroke-width="1.4"`)+path("M6-35c8 4 13 16 13 33-2-10-5-15-10-17C11-24 10-31 6-35z","#0004"),
  candle:path("M-17-14C-17-28-8-33 0-33s17 5 17 19C8-18-8-18-17-14z","#6d4a2d",`stroke="#2d1c0f" stroke-width="1.4"`)+path("M-13-17c0-8 4-13 9-14-3 4-4 9-4 13z","#a1724a")+path("M-19-12.6c10-5 28-5 38 0V-17c-10-5-28-5-38 0z","#4a301c")+rect(-2,-36,4,12,"#f4ead2")+circle(0,-40,7,"url(#cav-fire)")+path("M0-44c2 3 2 6 0 7-2-1-2-4 0-7z","#ffe9a8"),
  plaits:path("M-17-6C-20-24-10-34 0-34S20-24 17-6C14-16 9-20 0-20S-14-16-17-6z",w.beard,`stroke="#120e10" stroke-width="1.2"`)+line("M-10-22C-7-27-3-29 0-29M10-22C8-26 5-28 3-28.6","#6a6066",1.4)+path("M-17-17C-10-23 10-23 17-17l-1-4C8-27-8-27-16-21z",s,`stroke="#1d1712" stroke-width="1"`)+circle(0,-22,2.6,"#c24b5a",`stroke="#3b0f18" stroke-width=".8"`)};
  return b + hats[w.hat]!;
}

export const HEADS: readonly string[] = FOLK.map(head);
