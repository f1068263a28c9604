/** Asking about a word outside a match: its points, how common it is, what it is a form of, or why it is none. */

import { ok, refuse } from "@stolik/kernel";
import { encode } from "@stolik/lexicon";
import type { Bases, Lexicon, Tier } from "@stolik/lexicon";
import { letters, tilesByCode } from "../content/tiles.ts";
import { wordPoints } from "./points.ts";
import type { Result } from "./refusal.ts";

export interface Entry {
  /** In capitals. */
  readonly word: string;
  /** L20 */
  readonly points: number;
  readonly tier: Tier;
  /** As far as they are known. */
  readonly bases: readonly string[];
  /** The lexicon's. */
  readonly version: string;
}

export function inquire(
  lexicon: Lexicon,
  bases: Bases,
  text: string,
): Result<Entry> {
  const codes = encode(text.trim());
  if (!codes) return refuse("not-polish-letters", "L1", { word: text });
  if (codes.length < 2) return refuse("too-short", "L12", { word: text });
  const word = codes.map((code) => letters[code]).join("");
  const tier = lexicon.tierOf(word);
  if (!tier) return refuse("not-in-dictionary", "L15", { word });
  const scarce = codes.find(
    (code) =>
      codes.filter((other) => other === code).length > (tilesByCode[code] ?? 0),
  );
  if (scarce !== undefined)
    return refuse("not-enough-tiles", "L1", {
      word,
      letter: letters[scarce] ?? "",
      tiles: tilesByCode[scarce] ?? 0,
    });
  return ok({
    word,
    points: wordPoints(word),
    tier,
    bases: bases.of(word),
    version: lexicon.version,
  });
}
