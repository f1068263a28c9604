/** What home shows of a game before anybody plays; its module is loaded by whoever does. */

import type { ComponentType } from "react";
import type { AnyGameModule } from "./game-module.ts";
import type { Palette } from "./palette.ts";
import type { LoadTexts } from "./texts.ts";

/** All that home shows of a game, and the way to the rest. */
export interface GameEntry {
  /** The name of the game's folder. */
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a match takes: as the rulebook says, or as we found it. */
  readonly minutes: string;
  /** From which age on: as the rulebook says, or as we found it. */
  readonly age: number;
  readonly Emblem: ComponentType;
  readonly palette: Palette;
  /** On one device the screen is covered between turns. */
  readonly hasHiddenHands: boolean;
  /** The face in which its first board always has Polish letters, whichever language is read; absent: it may have none. */
  readonly polish?: "display" | "text";
  readonly card: LoadTexts<CardTexts>;
  /** What is said in its first steps; absent: it has none. */
  readonly lesson?: LoadTexts;
  /** What is said around its daily deal; absent: it has none. */
  readonly daily?: LoadTexts<DailyTexts>;
  load(): Promise<AnyGameModule>;
}

interface CardTexts {
  readonly title: string;
  readonly pitch: string;
}

/** Around a daily deal. */
interface DailyTexts {
  /** What is to be done, in a sentence or two. */
  readonly task: string;
  /** What was reached, `{{score}}` out of `{{best}}`; its forms are those of the score. */
  readonly score_one: string;
  readonly score_other: string;
  /** What the move that is worth another try was, at the table as it was before it. */
  readonly again: string;
}
