// @vitest-environment happy-dom
/** The word of the match, shown at its end. */

import { endedOf, markupOf } from "@stolik/furniture/testing";
import { beforeAll, expect, it, vi } from "vitest";
import record from "../../test/golden/tie-best-word-2-seats.json" with { type: "json" };
import { game } from "../../test/table.ts";
import { bestWord, bestWords } from "../best-word.ts";
import type { Wording } from "../describe.ts";
import { readWords } from "../history.ts";
import { WordOfMatch } from "../word-of-match.tsx";
import { players } from "./page.tsx";

const wording: Wording = {
  words: (key, values) => `${key} ${Object.values(values ?? {}).join()}`,
  language: "en",
  players,
};

beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));

it("[L20] in tiles, with its points and whoever read it", () => {
  const { heard } = endedOf(game, record);
  const best = bestWord(heard);
  if (!best) throw new Error("Nobody read a word.");
  const shown = markupOf(
    <WordOfMatch board="square" heard={heard} wording={wording} />,
  );
  const tiles = [...shown.matchAll(/data-best="(.)"/gu)].map(
    ([, tile]) => tile,
  );
  expect(tiles.join("")).toBe(best.word);
  expect(shown).toContain(players[best.seat]?.name);
  expect(shown).toContain(`points ${best.points + best.bonus}`);
});

it("somebody is proud of no word that was read for them", () => {
  const ended = endedOf(game, record);
  const [best] = readWords(ended.heard).filter(({ event }) => event.seat === 0);
  const found = (isOwn: (seq: number) => boolean) =>
    bestWords(ended, 0, isOwn).map(({ word }) => word);
  expect(found((seq) => seq === best?.seq)).toEqual([best?.event.word]);
  expect(found(() => false)).toEqual([]);
});

it("nothing, where nobody read a word", () => {
  expect(
    markupOf(<WordOfMatch board="square" heard={[]} wording={wording} />),
  ).toBe("");
});
