/** Pictures that are drawn once and kept: what never changes is not drawn again for every frame. */

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** What every browser lets a picture hold. */
const MOST_POINTS = 12e6;

/** The text of a drawing as a picture; `scale` is how many points of it go to one of the drawing. */
export async function kept(body: string, box: Box, scale: number): Promise<HTMLCanvasElement> {
  const fit = Math.min(scale, Math.sqrt(MOST_POINTS / (box.width * box.height)));
  const [width, height] = [Math.round(box.width * fit), Math.round(box.height * fit)];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">${body}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });

  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return canvas;
}
