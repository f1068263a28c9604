// The outline of Poland, as build/outlines.ts drew it.
import poland from "./dist/poland.json" with { type: "json" };
import type { Land, Outline } from "./outline.ts";

export type { Land, Outline };

export const polandOutline: Outline = poland;
