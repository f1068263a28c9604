/** The rules to read as data: which chapter holds which rules, and what explains each. */

import type { ChapterName, RuleId, RuleTexts } from "./texts.ts";

export interface Chapter<Name, Rule> {
  readonly name: Name;
  readonly rules: readonly Rule[];
}

/** A chapter that the game's texts have a heading for. */
export type RuleChapter<Texts extends RuleTexts, Rule> = Chapter<
  ChapterName<Texts>,
  Rule
>;

/** A rule and its worked examples; a game adds the pictures that are its own. */
export interface ExplainedRule<
  Texts extends RuleTexts,
  ExampleName = never,
  Part = never,
> {
  readonly id: RuleId<Texts>;
  readonly examples?: readonly ShownExample<ExampleName, Part>[];
}

/** A worked example, and what of the board it shows. */
export interface ShownExample<ExampleName, Part> {
  readonly name: ExampleName;
  readonly parts: readonly Part[];
}
