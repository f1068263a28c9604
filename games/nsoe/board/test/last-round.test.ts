/** The last round in words: true of a round that goes on and of one that is over with the same move. */

import { languages } from "@stolik/kernel";
import { expect, it } from "vitest";
import { describe } from "../describe.ts";
import { wordsIn } from "../words.ts";
import { library, players } from "./table.tsx";

it.each(languages)(
  "[N14] in %s the log calls it what the prompt calls it",
  async (language) => {
    const words = wordsIn(await library(), language);
    const wording = { words, language, players, backs: {} };
    const sentence = describe({ type: "last-round", seat: 1 }, wording);
    expect(sentence).toMatch(/^Bartek /);
    expect(sentence).toContain(words("prompt.last-round").toLowerCase());
  },
);
