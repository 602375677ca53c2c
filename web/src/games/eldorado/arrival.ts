/** The picture of an arrival, for the scene alone. */
import { seeded } from "../../art/random";
import { defs, use } from "./land";

/** The gate of the city as those see it who arrive: the stairs, the light from within, the forest on both sides. */
export const ARRIVAL = { width: 720, height: 300 };
export function arrivalOf(): string {
  const random = seeded(12);
  const crowns = Array.from({ length: 22 }, (_, i) => {
    const near = Math.floor(i / 2) / 11;
    return { x: 360 + (i % 2 ? 1 : -1) * (250 + random() * 110), y: 150 + near * 150, piece: i % 5 ? `dense${1 + (i % 2)}` : "palm3", size: 1.6 + near * 1.8 };
  });
  const stairs = Array.from({ length: 5 }, (_, i) => {
    const [y, half] = [202 + i * 20, 96 + i * 34];
    return `<path d="M${360 - half} ${y}h${2 * half}l12 9H${348 - half}z" fill="#fff0b5"/><path d="M${348 - half} ${y + 9}h${2 * half + 24}v11H${348 - half}z" fill="#c98a2a"/>`;
  }).join("");
  const pillar = (x: number) =>
    `<path d="M${x - 26} 210V62h52v148z" fill="url(#gold)"/><path d="M${x + 8} 210V62h18v148z" fill="#8a5512" opacity=".5"/><path d="M${x - 34} 62l6-18h56l6 18z" fill="#fff0b5"/><path d="M${x - 26} 100h52M${x - 26} 138h52M${x - 26} 176h52" stroke="#9a6418" stroke-width="2" opacity=".7"/>`;
  return `${defs}<rect width="720" height="300" fill="#24424a"/><ellipse cx="360" cy="110" rx="480" ry="240" fill="url(#sun)" opacity=".7"/><path d="M96 300V30h528v270z" fill="#b9822b"/><path d="M96 70h528M96 110h528M96 150h528M96 190h528M150 30v40M330 30v40M520 30v40M220 70v40M500 70v40M140 110v40M580 110v40M210 150v40M520 150v40" stroke="#7a4c12" stroke-width="3" opacity=".5"/><path d="M72 30h576l-24-30H96z" fill="#eec052"/><path d="M284 212V92q76-56 152 0v120z" fill="#5a2f08"/><path d="M298 212V98q62-44 124 0v114z" fill="#ffe9a6"/><ellipse cx="360" cy="150" rx="150" ry="130" fill="url(#sun)"/>${pillar(236)}${pillar(484)}<circle cx="360" cy="34" r="20" fill="#fff6cf" stroke="#a56a17" stroke-width="4"/>${stairs}${crowns.map(({ x, y, piece, size }) => use(piece, x, y, size)).join("")}`;
}
