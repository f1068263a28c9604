/** A person who plays alone under no name is told what they did as one tells it to their face. */

import type { Language, Player, Seat } from "@stolik/kernel";

/** What they are called where a name stands by itself. */
export const you: Readonly<Record<Language, string>> = {
  pl: "Ty",
  it: "Tu",
  en: "You",
};

/** The values of a sentence that name players, and the form of the sentence that speaks to one of them: `events.laid_you`. */
const FORMS = {
  name: "you",
  names: "you",
  asker: "you-asker",
  loser: "you-loser",
  target: "you-target",
} as const;

/** Undefined: it speaks of others. Where a sentence has no such form, its usual one is taken. */
export function formOf(
  values: Readonly<Record<string, string | number>>,
  language: Language,
): string | undefined {
  for (const [name, form] of Object.entries(FORMS))
    if (values[name] === you[language]) return form;
  return undefined;
}

/** What is told to one seat alone: whoever sits there is spoken to, whatever they are called. */
export function spokenTo<
  Told extends {
    readonly language: Language;
    readonly players: readonly Player[];
  },
>(seat: Seat | null, wording: Told): Told {
  const players = wording.players.map((player, each) =>
    each === seat ? { ...player, name: you[wording.language] } : player,
  );
  return { ...wording, players };
}
