/** The games there are: their rules and their bots, made of what they need. */

import { bot as crossBot } from "@stolik/cross/bot";
import { cross } from "@stolik/cross/rules";
import { bot as grzybowskiBot } from "@stolik/grzybowski/bot";
import { grzybowski } from "@stolik/grzybowski/rules";
import { bot as journeyBot } from "@stolik/journey/bot";
import { journey } from "@stolik/journey/rules";
import type { AnyBot, AnyGame } from "@stolik/kernel";
import { bot as lettersBot } from "@stolik/letters/bot";
import { letters } from "@stolik/letters/rules";
import type { Lexicon } from "@stolik/lexicon";
import { bot as nsoeBot } from "@stolik/nsoe/bot";
import { nsoe } from "@stolik/nsoe/rules";

export { automata, playMatch, recordMatch } from "./match.ts";
export type { Automaton, MatchPlan } from "./match.ts";

export interface Entry {
  readonly game: AnyGame;
  readonly bot: AnyBot;
}

/** What some games are a function of; fetched only when one of them is asked for. */
export interface Resources {
  lexicon(): Lexicon;
}

const makers: Readonly<Record<string, (resources: Resources) => Entry>> = {
  nsoe: () => ({ game: nsoe, bot: nsoeBot }),
  cross: () => ({ game: cross, bot: crossBot }),
  letters: ({ lexicon }) => ({
    game: letters(lexicon()),
    bot: lettersBot(lexicon()),
  }),
  grzybowski: () => ({ game: grzybowski, bot: grzybowskiBot }),
  journey: () => ({ game: journey, bot: journeyBot }),
};

export const gameIds: readonly string[] = Object.keys(makers);

/** The games that cannot be made before the dictionary is there. */
export const wordGames: readonly string[] = ["letters"];

/** Finds games by their ids, each made once. */
export function gamesWith(
  resources: Resources,
): (id: string) => Entry | undefined {
  const made = new Map<string, Entry>();
  return (id) => {
    const known = made.get(id);
    if (known) return known;
    const make = Object.hasOwn(makers, id) ? makers[id] : undefined;
    const entry = make?.(resources);
    if (entry) made.set(id, entry);
    return entry;
  };
}
