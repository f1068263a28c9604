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
      for (const { name, choices } of options) {
        expect(texts).toHaveProperty(["options", name, "label"]);
        for (const choice of choices) {
          // A seat is called by who sits there.
          const keys =
            typeof choice === "number"
              ? ["seat-hint"]
              : [`${choice}`, `${choice}-hint`];
          for (const key of keys)
            expect(texts).toHaveProperty(["options", name, key]);
        }
      }
    },
  );
});
