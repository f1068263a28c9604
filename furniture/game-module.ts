/** What a game brings to the page of whoever plays: a board with its words, its options and its rules to read. */

import type {
  Assessment,
  BoardProps,
  Game,
  HeardEvents,
  Language,
  Level,
  Outcome,
  Seat,
} from "@stolik/kernel";
import type { ComponentType, ReactNode } from "react";
import type { Coach } from "./coached.ts";
import type { ExampleLabels } from "./example-stage.tsx";
import type { OptionChoice, OptionOf } from "./game-options.ts";
import type { Misplaced } from "./misplaced.ts";
import type { KeyOf, LoadTexts, RuleTexts } from "./texts.ts";
import type { Wording } from "./wording.ts";

/** What the texts of every game have, besides those that its own board asks for. */
interface GameTexts<Code extends string> {
  /** What a seat has at the end, as a count. */
  readonly score_one: string;
  readonly score_other: string;
  /** What one plays for, and how a turn helps: said to whoever is new to the game. */
  readonly aim: { readonly goal: string; readonly step: string };
  /** What a bot of each level is like. */
  readonly levels: Readonly<Record<`${Level}`, string>>;
  readonly refusals: Readonly<Record<Code, string>>;
  readonly options: object;
  /** What whoever sets up a match should know, where that is more than the options say. */
  readonly note?: string;
}

/** What the app says in a game's words; which options a game has, and in which ways it ends, only the game knows. */
export type GameKey =
  | KeyOf<Required<GameTexts<string>>>
  | `options.${string}.${string}`
  | `events.over.${string}`;

/** A board with all that belongs to it. `Texts` is the type of the English ones. */
export type GameModule<
  View,
  Move,
  Event,
  Options,
  Code extends string,
  Texts extends GameTexts<Code>,
> = Shown<View, Move, Event, Code, KeyOf<Texts>> &
  Noted<Texts> & {
    readonly options: readonly OptionOf<Options, Texts["options"]>[];
    readonly texts: LoadTexts<Texts>;
  };

/** Whether there is a note to be read before a match is set up: the page asks before it has the texts. */
type Noted<Texts> = Texts extends { readonly note: string }
  ? { readonly hasNote: true }
  : { readonly hasNote?: never };

/** Any game's module, its types forgotten: a board knows its own view, the app only passes it along. */
export interface AnyGameModule extends Shown<
  unknown,
  unknown,
  unknown,
  string,
  string
> {
  readonly hasNote?: true;
  readonly options: readonly OptionChoice[];
  readonly texts: LoadTexts;
}

interface Shown<View, Move, Event, Code, Key extends string> {
  Board(props: BoardProps<View, Move, Event>): ReactNode;
  /** An event as the log tells it, for words about the match that stand beside the board; `view` is as it is now. */
  tell(event: Event, view: View, wording: Wording<Key>): string;
  /** What made the difference, in a sentence to read at the end. */
  decided(match: EndedMatch<View, Event>, wording: Wording<Key>): string;
  /** The events of a finished match at which it turned, such as a wrong card or a change of lead, for the timeline of a replay. Left out: none. */
  turningPoints?(heard: readonly HeardEvents<Event>[]): readonly Event[];
  /** How a review of the match speaks. */
  readonly reviewed: ReviewWords<View, Move, Event, Key>;
  /** What a seat was wrong about, where a match tells that of places on the map. Left out: the game has no such answers. */
  misplaced?(
    match: EndedMatch<View, Event>,
    seat: Seat,
    isOwn: IsOwn,
  ): readonly Misplaced[];
  /** What is said in somebody's first match. Left out: what the game is about, and no more. */
  readonly coach?: Coach<View, Event, Key>;
  /** The words a seat has read that it may be proud of, the best first. Left out: the game has no words. */
  bestWords?(
    match: EndedMatch<View, Event>,
    seat: Seat,
    isOwn: IsOwn,
  ): readonly BestWord[];
  /** What the texts of a daily deal call by name in `again`, of the move that is worth another try. Left out: nothing. */
  triedAgain?(move: Move, language: Language): Readonly<Record<string, string>>;
  /** Whether whoever has less at the end is better off. */
  readonly isLessBetter?: true;
  /** Whether what happened was right or wrong, for the ear. Left out, or undefined: it is only heard that something was done. */
  judged?(event: Event): "right" | "wrong" | undefined;
  /** The rules to read, for whoever opens them. */
  loadRules(): Promise<{ readonly Rules: RulesText }>;
  /** What they say, each language by itself. */
  readonly ruleTexts: LoadTexts<RuleTexts>;
  /** The two questions about a match that a page asks of the rules. */
  readonly turns: Pick<
    Game<View, View, Move, Event, unknown>,
    "toMove" | "outcome"
  >;
  /** Codes of refusals that the board shows where they matter: the page only says them to screen readers. */
  readonly ownRefusals?: readonly Code[];
  /** Whether the board shows the end by itself, and says when it is done (`useFinale`): who has won is told after it. */
  readonly hasFinale?: true;
  /** The board itself shows who plays, who is away and whose turn it is: the head of the page need not. */
  readonly showsPlayers?: true;
  /**
   * The end of a match as a drawing of its own, upright (560 × 630), for a picture to keep: one `<svg>` without classes
   * or fonts of the page; colours may be the game's (`var(--print-hot)`). Left out: its emblem.
   */
  Souvenir?(props: SouvenirProps<View, Event>): ReactNode;
  /** Whether a match was lost by far: what the seat has at the end, and what the winner has. Left out: `hasLessThanHalf`. */
  readonly isHeavyLoss?: HeavyLoss;
}

/** A review in the game's words. */
interface ReviewWords<View, Move, Event, Key extends string> {
  /** The text of an amount of what turns are measured in, with all plural forms: "{{amount}} points". */
  readonly unit: Key;
  /** Why a turn was worth that, in the rules' own words; `view` is as it was at the end, and hides nothing. */
  say(
    assessment: Assessment<Move>,
    seat: Seat,
    view: View,
    wording: Wording<Key>,
  ): string;
  /** Whether it is seen on the board once the turn's first move is made, such as a card where it was laid. Left out: before the turn. */
  isSeenAfter?(assessment: Assessment<Move>): boolean;
  /** How a seat did on the whole, told to whoever sat there. Left out, or undefined: there is nothing to count. */
  summary?(
    heard: readonly HeardEvents<Event>[],
    seat: Seat,
    wording: Wording<Key>,
  ): string | undefined;
}

/** A match that has come to its end, as one viewer has seen it. */
export interface EndedMatch<View, Event> {
  readonly view: View;
  readonly outcome: Outcome;
  readonly heard: readonly HeardEvents<Event>[];
}

/** Whether the seat's move of this number was made by the person themselves: not by a stand-in, nor in a match that theirs continues. */
export type IsOwn = (seq: number) => boolean;

/** A word that was read, and what it brought. */
export interface BestWord {
  readonly word: string;
  /** What it is a word of. */
  readonly language: Language;
  readonly points: number;
}

/** What a souvenir is drawn from. */
export interface SouvenirProps<View, Event> extends EndedMatch<View, Event> {
  readonly language: Language;
}

export type HeavyLoss = (own: number, winner: number) => boolean;

/** What is a heavy loss wherever whoever has more is better off. */
export const hasLessThanHalf: HeavyLoss = (own, winner) => own < winner / 2;

export type RulesText = ComponentType<{
  readonly language: Language;
  /** What the buttons under its worked examples are called. */
  readonly labels: ExampleLabels;
}>;
