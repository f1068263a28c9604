/** `stolik word`: what the dictionary of Open Letters says of words. */

import { inquire } from "@stolik/letters/rules";
import { loadBases, loadLexicon } from "@stolik/lexicon/node";
import { BadArgument, readArguments } from "../arguments.ts";
import { wordUsage } from "../usage.ts";
import { sentence } from "./records.ts";

/** One JSON object for each word; the exit code is 1 if any of them cannot be played. */
export function wordCommand(argv: readonly string[]): number {
  const { words, isHelp } = readArguments(argv, []);
  if (isHelp) {
    console.log(wordUsage);
    return 0;
  }
  if (words.length === 0) throw new BadArgument("Name a word.");
  const lexicon = loadLexicon();
  const bases = loadBases();
  const answers = words.map((word) => inquire(lexicon, bases, word));
  for (const [index, answer] of answers.entries()) {
    if (answer.ok) console.log(JSON.stringify(answer.value));
    else
      console.error(
        `${words[index]}: ${sentence(answer.refusal)} [${lexicon.version}]`,
      );
  }
  return answers.every(({ ok }) => ok) ? 0 : 1;
}
