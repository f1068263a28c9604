/** The games as the app shows them: all five, with the boards of those that are built. */

import type { ComponentType } from "react";
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
  readonly choices: readonly (string | number)[];
  readonly default: string | number;
}

/** What a game brings to the page. */
export interface GameModule {
  readonly Board: ComponentType<BoardProps<unknown, unknown, unknown>>;
  readonly Rules: ComponentType<{ readonly language: Language }>;
  readonly options: readonly OptionChoice[];
  readonly texts: Readonly<Record<Language, object>>;
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
    load: async () => {
      const [board, { nsoe }] = await Promise.all([
        import("@stolik/nsoe/board"),
        import("@stolik/nsoe/rules"),
      ]);
      // A board knows its own view, the app only passes it along.
      return { ...board, turns: nsoe } as unknown as GameModule;
    },
  },
  {
    id: "cross",
    seats: { min: 2, max: 6 },
    Emblem: CrossEmblem,
    hasHiddenHands: false,
  },
  {
    id: "letters",
    seats: { min: 2, max: 4 },
    Emblem: LettersEmblem,
    hasHiddenHands: true,
  },
  {
    id: "grzybowski",
    seats: { min: 2, max: 2 },
    Emblem: GrzybowskiEmblem,
    hasHiddenHands: false,
  },
  {
    id: "journey",
    seats: { min: 2, max: 6 },
    minutes: "20–30",
    Emblem: JourneyEmblem,
    hasHiddenHands: true,
  },
];

export function findEntry(id: string): GameEntry | undefined {
  return games.find((entry) => entry.id === id);
}
