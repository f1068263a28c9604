/** What is drawn: symbols that differ in shape, a picture for every front, names that fit. */

import { legibleIn, widthOf } from "@stolik/furniture";
import { languages } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { frontIds, symbols } from "../../rules/index.ts";
import { deckIn, loadDeck } from "../deck-words.ts";
import { carve, CARVED } from "../lettering.ts";
import { gouges } from "../pictures/picture.tsx";
import { scenes } from "../pictures/scenes.ts";
import { glyphs } from "../symbols/glyphs.ts";

describe("symbols", () => {
  it("[G2] thirteen, no two of one shape", () => {
    const shapes = symbols.map(
      (symbol) => `${glyphs[symbol].solid}|${glyphs[symbol].lines}`,
    );
    expect(new Set(shapes).size).toBe(13);
  });
});

describe("pictures", () => {
  it("[G1] every front has one, no two are alike, each is the same every time", () => {
    const drawn = frontIds.map((id) => JSON.stringify(scenes[id]));
    expect(new Set(drawn).size).toBe(55);
    expect(frontIds.map(gouges)).toEqual(frontIds.map(gouges));
  });

  it("are made of numbers", () => {
    for (const id of frontIds)
      expect(JSON.stringify(scenes[id]) + gouges(id)).not.toMatch(
        /NaN|null|undefined/,
      );
  });
});

describe("lettering", () => {
  it.each(languages)(
    "in %s every title fits its card unbroken, in letters of 11 pixels or not at all",
    async (language) => {
      await loadDeck(language);
      const titles = frontIds.map((id) => deckIn(language).fronts[id].title);
      for (const pixels of [96, 115, 210]) {
        const carved = titles.flatMap((title) => {
          const found = carve(title, 88, 9.6, legibleIn(100, pixels));
          return found ? [{ title, ...found }] : [];
        });
        expect(carved.length).toBeGreaterThan(pixels < 210 ? 0 : 54);
        for (const { title, lines, size } of carved) {
          expect(lines.join(" ").replace("- ", "-")).toBe(title);
          expect((size * pixels) / 100).toBeGreaterThanOrEqual(11);
          for (const line of lines)
            expect(widthOf(line, size, CARVED)).toBeLessThanOrEqual(88.01);
        }
      }
    },
  );
});
