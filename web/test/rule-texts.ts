/** The words of a game's rules, for a test whose game is made up: what has been needed once is loaded for every page that is opened later. */

import type { AnyGameModule } from "@stolik/furniture";
import { findEntry } from "../games.ts";

export async function ruleTextsOf(
  game: string,
): Promise<AnyGameModule["ruleTexts"]> {
  const entry = findEntry(game);
  if (!entry) throw new Error(`There is no game ${game}.`);
  return (await entry.load()).ruleTexts;
}
