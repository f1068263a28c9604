/** A board's words: each language is loaded by itself, so that nobody waits for those that are not read. */

import type { Language } from "@stolik/kernel";

export type LoadTexts = Readonly<
  Record<Language, () => Promise<{ readonly default: object }>>
>;
