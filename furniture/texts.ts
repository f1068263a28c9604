/** A game's texts as types: their keys are the English ones, and the other languages have the same. */

import type { Language } from "@stolik/kernel";
import { tieLoneLetters } from "./typography.ts";

/** The forms of a count stand for one key: `card_one` and `card_other` are both asked for as `card`. */
type Bare<Name extends string> =
  Name extends `${infer Key}_${"zero" | "one" | "two" | "few" | "many" | "other"}`
    ? Key
    : Name;

/** The path to every text, such as `events.over.one`. */
export type KeyOf<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string
    ? Bare<Name>
    : `${Name}.${KeyOf<Texts[Name]>}`;
}[keyof Texts & string];

/** What the rules to read say, besides a title and a text for each rule. */
export interface RuleTexts {
  readonly facts: string;
  readonly intro: string;
  readonly sections: object;
  readonly figures: object;
}

/** The names of the rules that the texts tell, of their chapters, and of the figures that they caption. */
export type RuleId<Texts extends RuleTexts> = {
  [Name in keyof Texts]: Texts[Name] extends {
    readonly title: string;
    readonly text: string;
  }
    ? Name & string
    : never;
}[keyof Texts];
export type ChapterName<Texts extends RuleTexts> = keyof Texts["sections"] &
  string;
export type FigureName<Texts extends RuleTexts> = keyof Texts["figures"] &
  string;

type Load<Texts> = () => Promise<{ readonly default: Texts }>;

/** Each language is loaded by itself, so that nobody waits for those that are not read. */
export type LoadTexts<Texts = object> = Readonly<Record<Language, Load<Texts>>>;

/** What a translation lacks or has too much: nothing, if it fits. */
type Misfit<English, Other> =
  | Exclude<KeyOf<English>, KeyOf<Other>>
  | Exclude<KeyOf<Other>, KeyOf<English>>;

type Fits<English, Other> = [Misfit<English, Other>] extends [never]
  ? Load<Other>
  : { readonly misfit: Misfit<English, Other> };

/** The texts of one game or of the app, set as print is; a language without one of the English keys does not compile. */
export function textsOf<
  English extends object,
  Polish extends object,
  Italian extends object,
>(load: {
  readonly en: Load<English>;
  readonly pl: Load<Polish> & Fits<English, Polish>;
  readonly it: Load<Italian> & Fits<English, Italian>;
}): LoadTexts<English> & typeof load;
export function textsOf({ pl, it, en }: LoadTexts): LoadTexts {
  return {
    pl: async () => ({ default: tieLoneLetters((await pl()).default) }),
    it,
    en,
  };
}
