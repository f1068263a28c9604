/** A drawing of the page as a picture: its colours written out, because a picture knows nothing of the page's. */

import type { Palette } from "@stolik/furniture";
import { withFaces } from "./faces.ts";

export async function sceneOf(
  drawing: SVGSVGElement,
  palette: Palette,
): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("width", "560");
  copy.setAttribute("height", "630");
  copy.setAttribute("preserveAspectRatio", "xMidYMid slice");
  const source = await withFaces(
    withColours(new XMLSerializer().serializeToString(copy), palette),
  );
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await picture.decode();
  return picture;
}

/** On light paper. */
export function withColours(source: string, palette: Palette): string {
  return source.replaceAll(
    /var\(--([a-z-]+)\)/g,
    (variable, name: keyof Palette) => {
      const colour = palette[name];
      if (colour === undefined) return variable;
      return typeof colour === "string" ? colour : colour[0];
    },
  );
}
