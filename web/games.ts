/** The games as the app shows them: all five, with the boards of those that are built. */

import { memo } from "react";
import type { ComponentType } from "react";
import type { LoadTexts } from "@stolik/furniture";
import type { BoardProps, Language } from "@stolik/kernel";
import { CrossEmblem } from "./emblems/cross.tsx";
import { GrzybowskiEmblem } from "./emblems/grzybowski.tsx";
import { JourneyEmblem } from "./emblems/journey.tsx";
import { LettersEmblem } from "./emblems/letters.tsx";
import { NsoeEmblem } from "./emblems/nsoe.tsx";
import type { Turns } from "./session/session.ts";

/** One thing the host may choose; its words are the game's, under `options.<name>`. */
export interface OptionChoice {
  readonly name: string;
  /** A number is a seat. */
  readonly choices: readonly OptionValue[];
  readonly default: OptionValue;
  /** The default of who plays alone, where it differs. */
  readonly soloDefault?: OptionValue;
}

export type OptionValue = string | number | boolean;

export type RulesText = ComponentType<{ readonly language: Language }>;

/** What a game brings to the page. */
export interface GameModule {
  readonly Board: ComponentType<BoardProps<unknown, unknown, unknown>>;
  /** The rules to read, for who opens them. */
  loadRules(): Promise<{ readonly Rules: RulesText }>;
  readonly options: readonly OptionChoice[];
  readonly texts: LoadTexts;
  readonly turns: Turns;
}

/** Title and description are the app's text, under `games.<id>`. */
export interface GameEntry {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a match takes, where the rulebook says so. */
  readonly minutes?: string;
  readonly Emblem: ComponentType;
  /** On one device the screen is covered between turns. */
  readonly hasHiddenHands: boolean;
  /** Absent: not built yet. */
  readonly load?: () => Promise<GameModule>;
}

export const games: readonly GameEntry[] = [
  {
    id: "nsoe",
    seats: { min: 2, max: 6 },
    minutes: "30",
    Emblem: NsoeEmblem,
    hasHiddenHands: false,
    load: () =>
      moduleOf(
        import("@stolik/nsoe/board"),
        import("@stolik/nsoe/turns").then(({ turns }) => turns),
      ),
  },
  {
    id: "cross",
    seats: { min: 2, max: 6 },
    Emblem: CrossEmblem,
    hasHiddenHands: false,
    load: () =>
      moduleOf(
        import("@stolik/cross/board"),
        import("@stolik/cross/turns").then(({ turns }) => turns),
      ),
  },
  {
    id: "letters",
    seats: { min: 2, max: 4 },
    Emblem: LettersEmblem,
    hasHiddenHands: true,
    load: () =>
      moduleOf(
        import("@stolik/letters/board"),
        import("@stolik/letters/turns").then(({ turns }) => turns),
      ),
  },
  {
    id: "grzybowski",
    seats: { min: 2, max: 2 },
    Emblem: GrzybowskiEmblem,
    hasHiddenHands: false,
    load: () =>
      moduleOf(
        import("@stolik/grzybowski/board"),
        import("@stolik/grzybowski/turns").then(({ turns }) => turns),
      ),
  },
  {
    id: "journey",
    seats: { min: 2, max: 6 },
    minutes: "20–30",
    Emblem: JourneyEmblem,
    hasHiddenHands: true,
    load: () =>
      moduleOf(
        import("@stolik/journey/board"),
        import("@stolik/journey/turns").then(({ turns }) => turns),
      ),
  },
];

/** A board knows its own view, the app only passes it along. */
async function moduleOf(
  board: Promise<object>,
  turns: Promise<object>,
): Promise<GameModule> {
  const module = { ...(await board), turns: await turns } as GameModule;
  // A rule that opens over the table, or a dialog, is no news for the board.
  return { ...module, Board: memo(module.Board) };
}

export function findEntry(id: string): GameEntry | undefined {
  return games.find((entry) => entry.id === id);
}
