/** The shapes of a drawing as text, for pictures that are made of tables. */
import { short } from "./random";

type Scale = number | readonly [number, number];

export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, stroke: string, width = 1, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}" ${more}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}" ${more}/>`;
export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0, more = ""): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${rx}" fill="${fill}" ${more}/>`;
const moved = (x: number, y: number, scale: Scale) =>
  `transform="translate(${short(x)} ${short(y)})${scale === 1 ? "" : ` scale(${[scale].flat().map((one) => Math.round(one * 1000) / 1000)})`}"`;
export const group = (x: number, y: number, body: string, scale: Scale = 1): string => `<g ${moved(x, y, scale)}>${body}</g>`;
/** A piece that is drawn elsewhere, by its whole name. */
export const place = (piece: string, x: number, y: number, scale: Scale = 1, more = ""): string => `<use href="#${piece}" ${moved(x, y, scale)} ${more}/>`;

type Stop = readonly [offset: number, colour: string, opacity?: number];
const stops = (list: readonly Stop[]) =>
  list.map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join("");
export const radial = (name: string, ...list: readonly Stop[]): string => `<radialGradient id="${name}">${stops(list)}</radialGradient>`;
export const linear = (name: string, ...list: readonly Stop[]): string =>
  `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1">${stops(list)}</linearGradient>`;

/** A closed soft line through points. */
export function soft(points: readonly (readonly [number, number])[], bend: number): string {
  const n = points.length;
  const at = (i: number) => points[(i + n) % n]!;
  const curves = points.map((b, i) => {
    const [a, c, e] = [at(i - 1), at(i + 1), at(i + 2)];
    const near = [b[0] + ((c[0] - a[0]) * bend) / 3, b[1] + ((c[1] - a[1]) * bend) / 3];
    const far = [c[0] - ((e[0] - b[0]) * bend) / 3, c[1] - ((e[1] - b[1]) * bend) / 3];
    return `C${[...near, ...far, ...c].map(short).join(" ")}`;
  });
  return `M${at(0).map(short).join(" ")}${curves.join("")}z`;
}
