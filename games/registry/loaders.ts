/** The registry: every game with its rules and its bot, loaded when somebody asks for it. */

import type { Lexicon } from "@stolik/lexicon";
import type { Entry } from "./entry.ts";

/** What some games are a function of; fetched only when one of them is asked for. */
export interface Resources {
  lexicon(): Lexicon;
}

/** Makes a game of what it needs. */
export type Maker = (resources: Resources) => Entry;

export const loaders: Readonly<Record<string, () => Promise<Maker>>> = {
  nsoe: () =>
    made(
      import("@stolik/nsoe/rules"),
      import("@stolik/nsoe/bot"),
      ({ nsoe: game }, { bot }) => ({ game, bot }),
    ),
  cross: () =>
    made(
      import("@stolik/cross/rules"),
      import("@stolik/cross/bot"),
      ({ cross: game }, { bot }) => ({ game, bot }),
    ),
  letters: () =>
    made(
      import("@stolik/letters/rules"),
      import("@stolik/letters/bot"),
      ({ letters }, { bot }, { lexicon }) => ({
        game: letters(lexicon()),
        bot: bot(lexicon()),
      }),
    ),
  grzybowski: () =>
    made(
      import("@stolik/grzybowski/rules"),
      import("@stolik/grzybowski/bot"),
      ({ grzybowski: game }, { bot }) => ({ game, bot }),
    ),
  journey: () =>
    made(
      import("@stolik/journey/rules"),
      import("@stolik/journey/bot"),
      ({ journey: game }, { bot }) => ({ game, bot }),
    ),
};

/** The games that cannot be made before the dictionary is there. */
export const wordGames: readonly string[] = ["letters"];

/** Rules and bot are loaded side by side. */
async function made<Rules, Bot>(
  rules: Promise<Rules>,
  bot: Promise<Bot>,
  make: (rules: Rules, bot: Bot, resources: Resources) => Entry,
): Promise<Maker> {
  const loaded = await Promise.all([rules, bot]);
  return (resources) => make(...loaded, resources);
}
