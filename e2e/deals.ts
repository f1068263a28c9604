/** The deals of the day in these journeys, an entry a game: how a move is made on the page, and how to do worse than the best. */

import { daily as cross } from "@stolik/cross/daily";
import { daily as grzybowski } from "@stolik/grzybowski/daily";
import { checkSolution } from "@stolik/kernel";
import type { AnyDaily, AnyDailyDeal, Daily } from "@stolik/kernel";
import { daily as journey } from "@stolik/journey/daily";
import { distances } from "@stolik/journey/rules";
import { daily as letters } from "@stolik/letters/daily";
import { loadLexicon } from "@stolik/lexicon/node";
import { daily as nsoe } from "@stolik/nsoe/daily";
import type { Page } from "playwright-core";
import { make as makeInCross } from "./cross.ts";
import { makeAlone as makeInGrzybowski } from "./grzybowski.ts";
import { makeAlone as makeInJourney } from "./journey.ts";
import { makeAlone as makeInLetters } from "./letters.ts";
import { make as makeInNsoe } from "./nsoe.ts";

/** A mouse clicks once where a finger may have to tap twice. */
export type Taps = 1 | 2;

export interface DealGame {
  readonly game: string;
  readonly daily: AnyDaily;
  make(page: Page, move: unknown, taps: Taps): Promise<void>;
  /** Whether the log tells of the move; else it is part of a turn that is told as one. */
  isTold(move: unknown): boolean;
  /** Looks at the end as the board shows it, until the result comes. */
  end?(page: Page): Promise<void>;
  /** What somebody might do instead, the best way's last moves first; whether it is legal, and worse, remains to be seen. */
  astray(solution: readonly unknown[]): readonly (readonly unknown[])[];
}

interface Part<View, State extends View, Move, Event, Code extends string> {
  readonly game: string;
  readonly daily: Daily<View, State, Move, Event, Code>;
  make(page: Page, move: Move, taps: Taps): Promise<void>;
  isTold?(move: Move): boolean;
  end?(page: Page): Promise<void>;
  astray(solution: readonly Move[]): readonly (readonly Move[])[];
}

function dealGame<View, State extends View, Move, Event, Code extends string>({
  game,
  daily,
  make,
  isTold = () => true,
  end,
  astray,
}: Part<View, State, Move, Event, Code>): DealGame {
  const read = (raw: unknown): Move => {
    const parsed = daily.parseMove(raw);
    if (!parsed.ok) throw new Error(parsed.refusal.code);
    return parsed.value;
  };
  return {
    game,
    daily,
    make: (page, move, taps) => make(page, read(move), taps),
    isTold: (move) => isTold(read(move)),
    ...(end ? { end } : {}),
    astray: (solution) => astray(solution.map(read)),
  };
}

export const dealGames: readonly DealGame[] = [
  dealGame({
    game: "nsoe",
    daily: nsoe,
    make: makeInNsoe,
    astray(solution) {
      const last = solution.at(-1);
      if (last?.type !== "lay") return [];
      return corners.map((cell) => [
        ...solution.slice(0, -1),
        { ...last, ...cell },
      ]);
    },
  }),
  dealGame({
    game: "cross",
    daily: cross,
    make: makeInCross,
    end: (page) => page.getByRole("button", { name: "To the map" }).click(),
    astray: (solution) => [
      [...solution.slice(0, -1), { type: "estimate" as const, wrong: 3 }],
    ],
  }),
  dealGame({
    game: "grzybowski",
    daily: grzybowski,
    make: makeInGrzybowski,
    isTold: ({ type }) => type === "end",
    end: (page) =>
      page.getByRole("button", { name: "Straight to the table" }).click(),
    // Two cards change places, the later ones first.
    astray(solution) {
      const lays = solution.flatMap((move, at) =>
        move.type === "lay" ? [{ move, at }] : [],
      );
      return lays
        .toReversed()
        .flatMap((one, index) =>
          lays
            .slice(lays.length - index)
            .map((other) =>
              solution
                .with(one.at, { ...one.move, cell: other.move.cell })
                .with(other.at, { ...other.move, cell: one.move.cell }),
            ),
        );
    },
  }),
  dealGame({
    game: "letters",
    daily: letters(loadLexicon()),
    make: makeInLetters,
    // There is no log: the tries stand beside the board.
    isTold: () => false,
    // Whoever finds no word gives up.
    astray: () => [[{ type: "pass" as const }]],
  }),
  dealGame({
    game: "journey",
    daily: journey,
    make: makeInJourney,
    isTold: ({ type }) => type === "go",
    // The last way leads elsewhere.
    astray: (solution) =>
      distances.map((_, to) => [
        ...solution.slice(0, -1),
        { type: "go" as const, to },
      ]),
  }),
];

/** Of the board on which deals of Nord Sud Ovest Est are laid. */
const corners = [0, 14].flatMap((row) =>
  [0, 18].map((column) => ({ row, column })),
);

/** What moves reach; undefined: they are no solution. */
export function scoreOf(
  { daily }: DealGame,
  deal: AnyDailyDeal,
  moves: readonly unknown[],
): number | undefined {
  const checked = checkSolution(daily, deal, moves);
  return checked.ok ? daily.score(checked.value.state) : undefined;
}

/** Like the best solution for as long as may be, and then worse. */
export function worseSolution(
  game: DealGame,
  deal: AnyDailyDeal,
): readonly unknown[] {
  for (const moves of game.astray(deal.solution))
    if ((scoreOf(game, deal, moves) ?? deal.best) < deal.best) return moves;
  throw new Error(`Whatever one does in ${game.game}, it is the best.`);
}
