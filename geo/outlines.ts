// The outlines of Europe and of Poland, as build/outlines.ts drew them.
import europe from "./dist/europe.json" with { type: "json" };
import poland from "./dist/poland.json" with { type: "json" };
import type { Land, Outline } from "./outline.ts";

export type { Land, Outline };

export const europeOutline: Outline = europe;

export const polandOutline: Outline = poland;
