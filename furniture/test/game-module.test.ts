/** What must not compile: a game that lacks a part, or misspells a key, a code or an option. `npm run types` judges the marked lines. */

import { refusal } from "@stolik/kernel";
import type { Refusal } from "@stolik/kernel";
import { expect, it } from "vitest";
import { textsOf } from "../index.ts";
import type {
  Coach,
  GameEntry,
  GameModule,
  KeyOf,
  Palette,
  RuleId,
} from "../index.ts";

const english = {
  score_one: "{{count}} point",
  score_other: "{{count}} points",
  aim: { goal: "Win.", step: "Lay cards." },
  levels: { "1": "weak", "2": "fair", "3": "strong" },
  refusals: { "cell-taken": "Taken." },
  options: { board: { label: "Board", small: "Small", "small-hint": "Few." } },
};
const rules = {
  facts: "2 players",
  intro: "Win.",
  sections: { things: "Things" },
  figures: { card: "The card." },
  X1: { title: "Cards", text: "There are cards." },
};
type English = typeof english;
type Key = KeyOf<English>;
type Options = { readonly board: "small" | "large" };
type Module = GameModule<object, object, object, Options, Code, English>;
type Code = "cell-taken";

const load = async () => ({ default: english });
const texts = textsOf({ en: load, pl: load, it: load });

it("keys are those of the English texts, a count's forms as one", () => {
  const keys: Key[] = ["score", "options.board.small", "aim.goal"];
  // @ts-expect-error -- There is no such text.
  keys.push("options.board.smal");
  // @ts-expect-error -- Its forms are no keys.
  keys.push("score_one");
  expect(keys).toHaveLength(5);
});

it("a rule has a title and a text", () => {
  const ids: RuleId<typeof rules>[] = ["X1"];
  // @ts-expect-error -- There is no such rule.
  ids.push("X2");
  // @ts-expect-error -- It is no rule.
  ids.push("sections");
  expect(ids).toHaveLength(3);
});

it("a translation has the same keys", async () => {
  const { levels: _levels, ...short } = english;
  const lacking = async () => ({ default: short });
  // @ts-expect-error -- Polish lacks the levels.
  const polish = textsOf({ en: load, pl: lacking, it: load });
  const more = async () => ({ default: { ...english, extra: "More." } });
  // @ts-expect-error -- Italian says more than English.
  const italian = textsOf({ en: load, pl: load, it: more });
  expect(await polish.pl()).toEqual({ default: short });
  expect(await italian.en()).toEqual({ default: english });
});

it("a refusal is one of the game's codes, and each has a sentence", () => {
  const taken: Refusal<Code> = refusal("cell-taken", "X1");
  // @ts-expect-error -- The rules have no such code.
  const misspelt: Refusal<Code> = refusal("cel-taken", "X1");
  // @ts-expect-error -- There is no sentence for a second code.
  type Wordless = GameModule<object, object, object, Options, "other", English>;
  const none: Wordless[] = [];
  expect([taken.code, misspelt.code, ...none]).toHaveLength(2);
});

it("an option is one of the rules', and its choices have words", () => {
  const options: Module["options"][number][] = [
    { name: "board", choices: ["small"], default: "small" },
  ];
  // @ts-expect-error -- The rules have no such option.
  options.push({ name: "bord", choices: ["small"], default: "small" });
  // @ts-expect-error -- Nothing is written about a large board.
  options.push({ name: "board", choices: ["large"], default: "large" });
  expect(options).toHaveLength(3);
});

it("a module's own words are those of its texts", () => {
  type Said = Pick<Module, "tell" | "decided" | "reviewed" | "coach">;
  const said: Said = {
    tell: (_event, _view, { words }) => words("score"),
    decided: (_match, { words }) => words("score"),
    reviewed: {
      unit: "score",
      say: (_turn, _seat, _view, { words }) => words("score"),
    },
  };
  const misspelt: Said = {
    // @ts-expect-error -- There is no such text.
    tell: (_event, _view, { words }) => words("scor"),
    // @ts-expect-error -- There is no such text.
    decided: (_match, { words }) => words("scor"),
    reviewed: {
      // @ts-expect-error -- There is no such text.
      unit: "scor",
      // @ts-expect-error -- There is no such text.
      say: (_turn, _seat, _view, { words }) => words("scor"),
      // @ts-expect-error -- There is no such text.
      summary: (_heard, _seat, { words }) => words("scor"),
    },
    coach: {
      // @ts-expect-error -- There is no such text.
      hintFor: () => [{ key: "scor" }],
      // @ts-expect-error -- There is no such text.
      say: (_hint, { words }) => words("scor"),
    },
  };
  const asked: Coach<object, object, Key> = {
    hintFor: () => [{ key: "score" }],
    // The key of a hint is one of the texts.
    say: ({ key }, { words }) => words(key),
  };
  expect([said, misspelt, asked]).toHaveLength(3);
});

it("a refusal that the board shows itself is one of the game's", () => {
  const own: NonNullable<Module["ownRefusals"]> = ["cell-taken"];
  // @ts-expect-error -- The rules have no such code.
  const misspelt: typeof own = ["cel-taken"];
  expect([...own, ...misspelt]).toHaveLength(2);
});

it("a game has a note exactly if its texts do", () => {
  type Noted = typeof english & { readonly note: string };
  type NotedModule = GameModule<object, object, object, Options, Code, Noted>;
  const noted: Pick<NotedModule, "hasNote"> = { hasNote: true };
  // @ts-expect-error -- The note would be shown to nobody.
  const unseen: Pick<NotedModule, "hasNote"> = {};
  // @ts-expect-error -- Nothing is written that could be shown.
  const unwritten: Pick<Module, "hasNote"> = { hasNote: true };
  expect([noted, unseen, unwritten]).toHaveLength(3);
});

it("no part is left out", () => {
  const shown = {
    Board: () => null,
    turns: { toMove: () => [], outcome: () => undefined },
    options: [],
    texts,
  };
  // @ts-expect-error -- It has no rules to read.
  const module: Module = shown;
  // @ts-expect-error -- A print has more than a paper.
  const palette: Palette = { paper: ["#ffffff", "#000000"] };
  // @ts-expect-error -- It has no emblem, no colours, no words and no board.
  const entry: GameEntry = { id: "x", seats: { min: 2, max: 2 } };
  expect([module, palette, entry]).toHaveLength(3);
});
