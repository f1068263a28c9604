/** What the host may choose is worded in every game and language. */

import { languages } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { games } from "../games.ts";

describe.each(games)("$id", ({ load }) => {
  it.each(languages)(
    "every option has a label, and every choice a name and a line, in %s",
    async (language) => {
      const { options, texts: loaders } = await load();
      const { default: texts } = await loaders[language]();
      for (const { name, choices, isAmount } of options) {
        expect(texts).toHaveProperty(["options", name, "label"]);
        for (const choice of choices) {
          const isNumber = typeof choice === "number";
          const word = isAmount ? "amount" : isNumber ? "seat" : `${choice}`;
          // A seat is called by who sits there.
          const keys = word === "seat" ? ["seat-hint"] : [word, `${word}-hint`];
          for (const key of keys)
            expect(texts).toHaveProperty(["options", name, key]);
        }
      }
    },
  );
});
