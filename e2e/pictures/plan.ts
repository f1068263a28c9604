/** What is photographed for the README and the docs: where a golden game is cut, whose eyes see it, on which device. */

import type { Stage } from "../measure/stages.ts";

/** A stretch of a golden game, seen again step by step. */
export interface Loop {
  readonly game: string;
  readonly record: string;
  /** The first position and the last one. */
  readonly from: number;
  readonly to: number;
  /** Whose, as the replay's choice has it: a seat, or all. */
  readonly eyes: string;
  /** Of the window in pixels: a board with much beside it wants more. */
  readonly width: number;
  /** Types of moves that hardly show, or belong to the next one: they stay for a moment only. */
  readonly brief: readonly string[];
}

export const loops: readonly Loop[] = [
  {
    game: "nsoe",
    record: "out-6-seats-tight",
    from: 6,
    to: 15,
    eyes: "0",
    width: 1200,
    brief: ["swap", "draw"],
  },
  {
    game: "cross",
    record: "coordinates-3-seats-easy-open-book",
    from: 19,
    to: 31,
    eyes: "0",
    width: 1400,
    brief: ["agree"],
  },
  {
    game: "letters",
    record: "covered-2-seats-challenge",
    from: 1,
    to: 12,
    eyes: "0",
    width: 1200,
    brief: [],
  },
  {
    game: "grzybowski",
    record: "swap",
    from: 98,
    to: 112,
    eyes: "all",
    width: 1200,
    brief: ["end"],
  },
  {
    game: "journey",
    record: "train-2-seats",
    from: 18,
    to: 32,
    eyes: "0",
    width: 1200,
    brief: ["take", "end"],
  },
];

/** Somebody's turn on a phone. */
export const phones: readonly Stage[] = [
  { game: "nsoe", record: "out-kept-6-seats-tight", at: 53 },
  { game: "cross", record: "coordinates-3-seats-easy-open-book", at: 35 },
  { game: "letters", record: "covered-2-seats-challenge", at: 13 },
  { game: "grzybowski", record: "swap", at: 108 },
  { game: "journey", record: "train-2-seats", at: 83 },
].map(({ at, ...golden }) => ({
  ...golden,
  name: "phone",
  cut: () => at,
  next: [],
}));
