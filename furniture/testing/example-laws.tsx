/** The laws of worked examples as tests: the real rules play them, the real board shows the same, and every sentence is there. */

import { exampleOf, languages, momentsOf } from "@stolik/kernel";
import type {
  AnyExample,
  AnyGame,
  AnyScript,
  Language,
  Moment,
} from "@stolik/kernel";
import type { i18n } from "i18next";
import { I18nextProvider } from "react-i18next";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boardAt } from "../example-board.ts";
import type { GameEntry } from "../game-entry.ts";
import type { AnyGameModule, RulesText } from "../game-module.ts";
import { ruleTexts } from "../wording.ts";
import { show } from "./page.ts";
import type { Page } from "./page.ts";
import { bareKeys } from "./text-laws.ts";
import { addTexts, libraryOf } from "./words.ts";

interface ExamplePlan {
  readonly game: AnyGame;
  readonly scripts: Readonly<Record<string, AnyScript>>;
  /** What was written down of them. */
  readonly examples: Readonly<Record<string, AnyExample>>;
  readonly entry: GameEntry;
  /** Each takes up words. */
  readonly instances: readonly [i18n, i18n];
}

/** What a picture may show of a board, by the data attributes it is drawn with. */
const PARTS =
  "card cell deck die field grid judging pile seat slot stamp take".split(" ");

const labels = {
  play: "Play",
  pause: "Pause",
  again: "Again",
  back: "Back",
  forward: "Forward",
};

/** Declares the tests that the worked examples of every game pass. */
export async function exampleLaws(plan: ExamplePlan): Promise<void> {
  const { game, scripts, examples, entry } = plan;
  const module = await entry.load();
  const { Rules } = await module.loadRules();
  const [words, keys] = plan.instances;
  const library = await libraryOf(words, game.id, module.texts);
  const keyed = await libraryOf(keys, game.id, module.texts);
  const figures = await figuresOf(module);
  await addTexts(library, ruleTexts(game.id), module.ruleTexts);
  await addTexts(keyed, ruleTexts(game.id), figures.keyed);
  const rows = Object.entries(scripts).map(([name, script]) => {
    const example = examples[name];
    if (!example) throw new Error(`${name} is not written: npm run examples`);
    return { name, script, example };
  });
  const open = (language: Language, by = library) =>
    openRules(Rules, language, by);

  describe(`the worked examples of ${game.id}`, () => {
    let page: Page;
    beforeAll(() => {
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
      page = open("en");
    });
    afterAll(() => page.close());

    it.each(rows)(
      "$name is what the rules play: npm run examples",
      ({ script, example }) => {
        expect(example).toEqual(exampleOf(game, script));
      },
    );

    it("are those that were written down", () => {
      expect(Object.keys(examples)).toEqual(Object.keys(scripts));
    });

    it.each(languages)("are told in %s, one sentence for each step", (own) => {
      const other = own === "en" ? page : open(own);
      for (const { name, example } of rows) {
        const told = sentencesOf(other, name);
        expect(told).toHaveLength(example.steps.length);
        for (const sentence of told)
          expect(sentence).toMatch(/^[\p{L}\d„“«][^{}]{8,}[.!?”»]$/u);
      }
      if (other !== page) other.close();
    });

    it("every sentence about a picture stands under one", () => {
      const book = open("en", keyed);
      const all = book.root.textContent ?? "";
      for (const key of figures.keys) expect(all).toContain(`[${key}]`);
      book.close();
    });

    it.each(rows)("$name shows what the real board does", (row) => {
      const { name, example } = row;
      walkToTheEnd(page, name);
      const drawing = page.find(`[data-example="${name}"] [inert]`);
      expect(drawing.getAttribute("aria-hidden")).toBe("true");
      expect(drawing.querySelectorAll("[aria-live]")).toHaveLength(0);
      const shown = partsOf(drawing);
      expect(shown).not.toEqual([]);
      const real = boardParts(module, example, library);
      expect(shown.filter((part) => !real.includes(part))).toEqual([]);
    });
  });
}

const MOST_SENTENCES = 50;

/** Sentence by sentence. */
function walkToTheEnd(page: Page, name: string): void {
  const onward = `[data-example="${name}"] [title="${labels.forward}"]:not([aria-disabled])`;
  for (let taps = 0; page.all(onward).length > 0; taps += 1) {
    if (taps === MOST_SENTENCES) throw new Error(`${name} does not end.`);
    page.tap(onward);
  }
}

/** What the real board shows at the end of an example; of a match that is over, also before. */
function boardParts(
  module: AnyGameModule,
  example: AnyExample,
  library: i18n,
): string[] {
  const moments = momentsOf(example);
  const isOver = ({ view }: (typeof moments)[number]) =>
    module.turns.outcome(view) !== undefined;
  const ends = [moments.at(-1), moments.findLast((one) => !isOver(one))];
  return [...new Set(ends)].flatMap((moment) => {
    if (!moment) return [];
    const board = openBoard(module, moment, example, library);
    const parts = partsOf(board.root);
    board.close();
    return parts;
  });
}

function openRules(Rules: RulesText, language: Language, library: i18n): Page {
  return show(() => (
    <I18nextProvider i18n={library}>
      <Rules language={language} labels={labels} />
    </I18nextProvider>
  ));
}

function openBoard(
  { Board, turns }: Pick<AnyGameModule, "Board" | "turns">,
  moment: Moment<unknown, unknown, unknown>,
  example: AnyExample,
  library: i18n,
): Page {
  const props = boardAt(moment, { example, turns, language: "en" });
  return show(() => (
    <I18nextProvider i18n={library}>
      <Board {...props} />
    </I18nextProvider>
  ));
}

/** The named parts inside an element, each once; what is on its way out is inert and does not count. */
function partsOf(element: Element): string[] {
  const around = element.closest("[inert]");
  const found = PARTS.flatMap((name) =>
    [...element.querySelectorAll(`[data-${name}]`)]
      .filter((part) => part.closest("[inert]") === around)
      .map((part) => `${name}=${part.getAttribute(`data-${name}`)}`),
  );
  return [...new Set(found)];
}

function sentencesOf(page: Page, name: string): string[] {
  const caption = page.find(`[data-example="${name}"] figcaption`);
  const items = [...caption.querySelectorAll("li")];
  return (items.length > 0 ? items : [caption]).map(
    ({ textContent }) => textContent ?? "",
  );
}

/** The captions of a game, and the texts of its rules with the key of each caption in its place. */
async function figuresOf({
  ruleTexts: texts,
}: Pick<AnyGameModule, "ruleTexts">) {
  const { default: en } = await texts.en();
  const keys = bareKeys(en.figures);
  const figures = Object.fromEntries(keys.map((key) => [key, `[${key}]`]));
  const load = () => Promise.resolve({ default: { ...en, figures } });
  return { keys, keyed: { pl: load, it: load, en: load } };
}
