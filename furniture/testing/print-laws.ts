/** What a typesetter would mend in a text: quotes, apostrophes, spaces. */

import type { Language } from "@stolik/kernel";

const everywhere: Readonly<Record<string, RegExp>> = {
  "a straight apostrophe": /'/,
  "a straight quotation mark": /"/,
  "three dots for an ellipsis": /\.\.\./,
  "a space before a sign": /\s[….,;:!?]/,
  "two spaces": /\s\s/,
};

const inLanguage: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> =
  {
    pl: {
      "another language's quotation marks": /[«»“]/,
      "a one-letter word that may end a line": /(?<=^|[\s(„])[aiouwz] /i,
    },
    it: { "another language's quotation marks": /[„“”]/ },
    en: { "another language's quotation marks": /[„«»]/ },
  };

/** Nothing, if the text is set as print is. */
export function printFaults(text: string, language: Language): string[] {
  const faults = { ...everywhere, ...inLanguage[language] };
  return Object.keys(faults).filter((fault) => faults[fault]?.test(text));
}
