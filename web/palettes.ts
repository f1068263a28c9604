/** The games' colours as one style sheet: what stands under `data-game` is in that game's print. */

import { paletteRule } from "@stolik/furniture";
import { games } from "./games.ts";

export function showPalettes(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(paletteRules());
  document.adoptedStyleSheets.push(sheet);
}

export function paletteRules(): string {
  return games.map(({ id, palette }) => paletteRule(id, palette)).join("\n");
}
