/** What must not compile: a misspelt key of the app's texts, a code without a sentence. `npm run types` judges the marked lines. */

import { textsOf } from "@stolik/furniture";
import type { LoadTexts, Words } from "@stolik/furniture";
import { expect, expectTypeOf, it } from "vitest";
import { refusal, refuse } from "../refusals.ts";
import type { AppCode, Sentences } from "../refusals.ts";
import en from "../text/en.json" with { type: "json" };
import type { AppKey, useFirstWords, useGameWords } from "../words.ts";

const t: Words<AppKey> = (key) => key;

it("a key is one of the English texts", () => {
  const theme: "light" | "dark" = "light";
  const said = [
    t("waiting.join"),
    t("waiting.title", { count: 2 }),
    t(`themes.${theme}`),
    // @ts-expect-error -- There is no such text.
    t("waiting.jion"),
    // @ts-expect-error -- Its forms are no keys.
    t("waiting.title_one"),
    // @ts-expect-error -- A key is no part of the texts.
    t("waiting"),
  ];
  const level: string = "4";
  // @ts-expect-error -- Any text may not be a level.
  said.push(t(`level.${level}`));
  expect(said).toHaveLength(7);
});

it("the app asks a game only for what every game has", () => {
  const inGame: ReturnType<typeof useGameWords> = (key) => key;
  const said = [
    inGame("score", { count: 2 }),
    inGame("levels.3"),
    // @ts-expect-error -- Nobody is asked for a fourth level.
    inGame("levels.4"),
  ];
  expect(said).toHaveLength(3);
});

it("the last of several keys is the app's own", () => {
  const first: ReturnType<typeof useFirstWords> = (keys) => keys.at(-1) ?? "";
  const said = [
    first(["nsoe:events.over.blocked", "end.over"]),
    // @ts-expect-error -- The app has no such text.
    first(["nsoe:events.over.blocked", "end.ovr"]),
    // @ts-expect-error -- A code that this page does not know would have no words.
    first(["refusals.new-code"]),
  ];
  expect(said).toHaveLength(3);
});

it("a refusal of the app has one of its codes", () => {
  const made = [
    refusal("no-connection"),
    refusal("stale"),
    refusal("match-over"),
  ];
  // @ts-expect-error -- There is no such code.
  made.push(refusal("no-conection"));
  // @ts-expect-error -- That is a game's.
  const played = refuse("cell-taken");
  expect([...made, played.refusal]).toHaveLength(5);
});

it("every code has a sentence, and every sentence a code", () => {
  expectTypeOf<keyof typeof en.refusals>().toEqualTypeOf<AppCode | "unknown">();
  const { stale: _stale, ...lacking } = en.refusals;
  const load = async () => ({ default: { refusals: lacking } });
  const texts = textsOf({ en: load, pl: load, it: load });
  // @ts-expect-error -- `stale` has no sentence.
  const checked: LoadTexts<{ readonly refusals: Sentences }> = texts;
  expect(checked).toBe(texts);
});
