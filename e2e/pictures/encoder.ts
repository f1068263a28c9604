/** Pictures as Chromium encodes them: whole ones, and of a loop only what changed since the frame before. */

import type { Page } from "playwright-core";
import type { Take } from "./film.ts";
import type { Frame } from "./webp.ts";

const QUALITY = { still: 0.86, loop: 0.82 };

export async function encodeStill(page: Page, png: Buffer): Promise<Buffer> {
  const ask = { now: png.toString("base64"), quality: QUALITY.still };
  const whole = await page.evaluate(encodeChange, ask);
  if (!whole) throw new Error("A picture is never the same as none.");
  return fromUrl(whole.url);
}

export async function encodeLoop(
  page: Page,
  takes: readonly Take[],
): Promise<readonly Frame[]> {
  const frames: Frame[] = [];
  for (const [index, { png, duration }] of takes.entries()) {
    const before = takes[index - 1]?.png.toString("base64");
    const now = png.toString("base64");
    const ask = { before, now, quality: QUALITY.loop };
    const change = await page.evaluate(encodeChange, ask);
    if (!change) throw new Error(`Frame ${index} is the same as the last one.`);
    const { url, ...place } = change;
    frames.push({ ...place, duration, webp: fromUrl(url) });
  }
  return frames;
}

function fromUrl(url: string): Buffer {
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

interface Ask {
  /** PNGs in base64. */
  readonly before?: string | undefined;
  readonly now: string;
  readonly quality: number;
}

/** Runs in the page. What has not changed is transparent, in whole squares: they cost nothing, and have no ragged edge. */
async function encodeChange({
  before,
  now,
  quality,
}: Ask): Promise<
  | (Pick<Frame, "x" | "y" | "width" | "height"> & { readonly url: string })
  | undefined
> {
  const SQUARE = 16;
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("No canvas.");
  const pictures: ImageData[] = [];
  for (const png of before === undefined ? [now] : [now, before]) {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    canvas.width = image.width;
    canvas.height = image.height;
    pen.drawImage(image, 0, 0);
    pictures.push(pen.getImageData(0, 0, image.width, image.height));
  }
  const { width, height } = canvas;
  const [shown, last] = pictures.map(
    ({ data }) => new Uint32Array(data.buffer),
  );
  if (!shown || !pictures[0]) throw new Error("No picture.");
  let left = width;
  let top = height;
  let right = 0;
  let bottom = 0;
  for (let y = 0; y < height; y += SQUARE)
    for (let x = 0; x < width; x += SQUARE) {
      const endX = Math.min(x + SQUARE, width);
      const endY = Math.min(y + SQUARE, height);
      let isSame = last !== undefined;
      for (let row = y; isSame && row < endY; row += 1)
        for (let at = row * width + x; at < row * width + endX; at += 1)
          isSame &&= shown[at] === last?.[at];
      if (isSame) {
        for (let row = y; row < endY; row += 1)
          shown.fill(0, row * width + x, row * width + endX);
        continue;
      }
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, endX);
      bottom = Math.max(bottom, endY);
    }
  if (right === 0) return undefined;
  canvas.width = right - left;
  canvas.height = bottom - top;
  pen.putImageData(pictures[0], -left, -top);
  return {
    x: left,
    y: top,
    width: canvas.width,
    height: canvas.height,
    url: canvas.toDataURL("image/webp", quality),
  };
}
