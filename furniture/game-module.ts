/** What a game brings to the page: an entry that home shows at once, and a module that is loaded by whoever plays. */

import type { BoardProps, Game, Language, Level } from "@stolik/kernel";
import type { ComponentType, ReactNode } from "react";
import type { Palette } from "./palette.ts";
import type { KeyOf, LoadTexts } from "./texts.ts";
import type { Wording } from "./wording.ts";

/** All that home shows of a game, and the way to the rest. */
export interface GameEntry {
  /** The name of the game's folder. */
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a match takes; null where the rulebook does not say. */
  readonly minutes: string | null;
  /** From which age on; null where the rulebook does not say. */
  readonly age: number | null;
  readonly Emblem: ComponentType;
  readonly palette: Palette;
  /** On one device the screen is covered between turns. */
  readonly hasHiddenHands: boolean;
  readonly card: LoadTexts<CardTexts>;
  load(): Promise<AnyGameModule>;
}

interface CardTexts {
  readonly title: string;
  readonly pitch: string;
}

/** What the texts of every game have, besides those that its own board asks for. */
interface GameTexts<Code extends string> {
  /** What a seat has at the end, as a count. */
  readonly score_one: string;
  readonly score_other: string;
  /** What a bot of each level is like. */
  readonly levels: Readonly<Record<`${Level}`, string>>;
  readonly refusals: Readonly<Record<Code, string>>;
  readonly options: object;
}

/** What the app says in a game's words; which options a game has, and in which ways it ends, only the game knows. */
export type GameKey =
  | KeyOf<GameTexts<string>>
  | `options.${string}.${string}`
  | `events.over.${string}`;

/** A board with all that belongs to it. `Texts` is the type of the English ones. */
export interface GameModule<
  View,
  Move,
  Event,
  Options,
  Code extends string,
  Texts extends GameTexts<Code>,
> extends Shown<View, Move, Event> {
  readonly options: readonly OptionOf<Options, Texts["options"]>[];
  readonly texts: LoadTexts<Texts>;
}

/** Any game's module, its types forgotten: a board knows its own view, the app only passes it along. */
export interface AnyGameModule extends Shown<unknown, unknown, unknown> {
  readonly options: readonly OptionChoice[];
  readonly texts: LoadTexts;
}

interface Shown<View, Move, Event> {
  Board(props: BoardProps<View, Move, Event>): ReactNode;
  /** An event as the log tells it, for words about the match that stand beside the board; `view` is as it is now. */
  tell(event: Event, view: View, wording: Wording<string>): string;
  /** The rules to read, for whoever opens them. */
  loadRules(): Promise<{ readonly Rules: RulesText }>;
  /** The two questions about a match that a page asks of the rules. */
  readonly turns: Pick<
    Game<View, View, Move, Event, unknown>,
    "toMove" | "outcome"
  >;
  /** Whether a match was lost by far: what the seat has at the end, and what the winner has. */
  isHeavyLoss(own: number, winner: number): boolean;
}

export type RulesText = ComponentType<{ readonly language: Language }>;

export type OptionValue = string | number | boolean;

/** One thing the host may choose; its words are the game's, under `options.<name>`. */
export interface OptionChoice {
  readonly name: string;
  /** A number is a seat. */
  readonly choices: readonly OptionValue[];
  readonly default: OptionValue;
  /** What somebody's first match has instead, where something is gentler. */
  readonly gentle?: OptionValue;
}

/** An option of the rules whose label and choices have words. */
type OptionOf<Options, Texts> = {
  [Name in keyof Options & keyof Texts & string]: OptionChoice & {
    readonly name: Name;
    readonly choices: readonly Worded<Options[Name], Texts[Name]>[];
    readonly default: Worded<Options[Name], Texts[Name]>;
    readonly gentle?: Worded<Options[Name], Texts[Name]>;
  };
}[keyof Options & keyof Texts & string];

/** A choice has a name and a line; a seat is called by who sits there and needs only the line. */
type Worded<Value, Texts> = Value extends number
  ? NeedsWords<Value, "label" | "seat-hint", Texts>
  : Value extends string | boolean
    ? NeedsWords<Value, "label" | `${Value}` | `${Value}-hint`, Texts>
    : never;

type NeedsWords<Value, Name extends string, Texts> =
  Texts extends Readonly<Record<Name, string>> ? Value : never;
