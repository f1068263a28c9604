// The outline of Europe, as build/outlines.ts drew it: large, so it is loaded only where it is drawn.
import type { Outline } from "./outline.ts";

export async function loadEurope(): Promise<Outline> {
  const europe = await import("./dist/europe.json", {
    with: { type: "json" },
  });
  return europe.default;
}
