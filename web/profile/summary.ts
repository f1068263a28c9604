/** What the matches of a profile add up to: by game, and in it by whom one played against. */

import type { Level } from "@stolik/kernel";
import { results } from "./profile.ts";
import type { PlayedMatch, Result } from "./profile.ts";

export interface LevelSummary extends Readonly<Record<Result, number>> {
  /** Null: with other people. */
  readonly level: Level | null;
  /** The most points in one match; null: the game has none. */
  readonly best: number | null;
}

export interface GameSummary {
  readonly game: string;
  /** How many were played on this device, and how many online. */
  readonly here: number;
  readonly online: number;
  /** The gentlest bots first, people last. */
  readonly levels: readonly LevelSummary[];
}

/** In the order of the games given; a game that this edition does not know is left out. */
export function summaryOf(
  matches: readonly PlayedMatch[],
  games: readonly string[],
): GameSummary[] {
  return games.flatMap((game) => {
    const own = matches.filter((match) => match.game === game);
    if (own.length === 0) return [];
    const online = own.filter(({ isOnline }) => isOnline).length;
    const levels = [...new Set(own.map(({ level }) => level))].toSorted(
      (one, other) => (one ?? LAST) - (other ?? LAST),
    );
    return [
      {
        game,
        here: own.length - online,
        online,
        levels: levels.map((level) =>
          levelSummary(
            level,
            own.filter((match) => match.level === level),
          ),
        ),
      },
    ];
  });
}

const LAST = Infinity;

function levelSummary(
  level: Level | null,
  matches: readonly PlayedMatch[],
): LevelSummary {
  const [won, shared, lost] = results.map(
    (result) => matches.filter((match) => match.result === result).length,
  ) as [number, number, number];
  const points = matches.flatMap((match) => match.points ?? []);
  return {
    level,
    won,
    shared,
    lost,
    best: points.length > 0 ? Math.max(...points) : null,
  };
}
