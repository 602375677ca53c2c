/** The valley as one picture, painted once for all homes: what moves on it does not have a mountain of facets drawn again. */
import { kept } from "../../art/kept";
import { COLUMNS, ROWS } from "./home";
import { LIGHTS, PIECES } from "./pieces";
import { GAP, SKY, U, VALLEY } from "./scene";

export const FRAME = { x: -5, y: -5 - SKY, width: COLUMNS * U + GAP + 10, height: ROWS * U + SKY + 10 };

let painted: Promise<string> | undefined;

async function paint(): Promise<string> {
  const pieces = Object.entries(PIECES).map(([name, body]) => `<g id="cav-${name}">${body}</g>`);
  const picture = await kept(`<defs>${LIGHTS}${pieces.join("")}</defs>${VALLEY}`, FRAME, 1.5 * Math.min(2, devicePixelRatio));
  return picture.toDataURL("image/webp", 0.92);
}

export const valleyPicture = (): Promise<string> => (painted ??= paint());
