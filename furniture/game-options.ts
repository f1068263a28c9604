/** What the host of a table may choose: the options of a game's rules, each with words of its texts. */

export type OptionValue = string | number | boolean;

/** What is chosen, by the names of the options. */
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** Who sits at a table besides its host. */
export interface Company {
  readonly seats: number;
  /** All the others are bots. */
  readonly isAlone: boolean;
}

type Usual<Value> = (before: OptionValues, company: Company) => Value;

/** One thing the host may choose; its words are the game's, under `options.<name>`. */
export interface OptionChoice {
  readonly name: string;
  /** A number is a seat, unless they are amounts. */
  readonly choices: readonly OptionValue[];
  readonly isAmount?: boolean;
  /** Whether there is anything to choose, by the options before this one. */
  isOpen?(before: OptionValues): boolean;
  /** A function where it depends on the options before this one, or on who sits at the table. */
  readonly default: OptionValue | Usual<OptionValue>;
  /** What somebody's first match has instead, where something is gentler. */
  readonly gentle?: OptionValue;
}

/** An option of the rules whose label and choices have words. */
export type OptionOf<Options, Texts> = {
  [Name in keyof Options & keyof Texts & string]: OptionChoice & {
    readonly name: Name;
    readonly choices: readonly Worded<Options[Name], Texts[Name]>[];
    readonly default:
      | Worded<Options[Name], Texts[Name]>
      | Usual<Worded<Options[Name], Texts[Name]>>;
    readonly gentle?: Worded<Options[Name], Texts[Name]>;
  };
}[keyof Options & keyof Texts & string];

/** A choice has a name and a line; a seat is called by who sits there and needs only the line, and all amounts share theirs. */
type Worded<Value, Texts> = Value extends number
  ?
      | NeedsWords<Value, "label" | "seat-hint", Texts>
      | NeedsWords<Value, "label" | "amount" | "amount-hint", Texts>
  : Value extends string | boolean
    ? NeedsWords<Value, "label" | `${Value}` | `${Value}-hint`, Texts>
    : never;

type NeedsWords<Value, Name extends string, Texts> =
  Texts extends Readonly<Record<Name, string>> ? Value : never;
