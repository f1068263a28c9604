/** The moments of a match that are measured: where its record is cut, what is pressed there, and what must be in sight. */

import type { GameRecord } from "@stolik/kernel";

export interface Stage {
  readonly game: string;
  readonly name: string;
  /** A golden game. */
  readonly record: string;
  /** How many of its moves are played. */
  cut(moves: GameRecord["moves"]): number;
  /** Whether it is looked at again. */
  readonly isPast?: true;
  /** What is pressed before anything is measured. */
  readonly press?: readonly string[];
  /** What whoever is to move needs next: one of each is in sight. */
  readonly next: readonly string[];
}

type Cut = Stage["cut"];

/** Before the first move of a type after this share of the match; `last`: what was done just before. */
function before(type: string, share = 0, last?: string): Cut {
  return (moves) => {
    const from = Math.floor(moves.length * share);
    const found = moves.findIndex(
      (row, index) =>
        index >= from &&
        isOf(row, type) &&
        (last === undefined || isOf(moves[index - 1], last)),
    );
    if (found < 0) throw new Error(`No ${type} after ${share}.`);
    return found;
  };
}

function after(type: string, share: number): Cut {
  return (moves) => before(type, share)(moves) + 1;
}

const end: Cut = (moves) => moves.length;

function isOf(
  row: GameRecord["moves"][number] | undefined,
  type: string,
): boolean {
  if (!row || !("move" in row)) return false;
  return (row.move as { readonly type: string }).type === type;
}

/** What one may do when all is over. */
const again = ["section[aria-labelledby='end'] button"];

const nsoe = { game: "nsoe", record: "out-kept-6-seats-tight" } as const;
const hand = ["[data-card]:enabled"];
const cross = { game: "cross", record: "coordinates-2-seats-unguessed" };
const lay = ["[data-deck]", "[data-slot]"];
const letters = { game: "letters", record: "covered-3-seats-chain" };
const word = ["[data-slot]", "[data-field]"];
const grzybowski = { game: "grzybowski", record: "swap" };
const journey = { game: "journey", record: "deck-6-seats" };
const dice = ["[data-die]:enabled"];

export const stages: readonly Stage[] = [
  { ...nsoe, name: "first turn", cut: before("lay"), next: hand },
  { ...nsoe, name: "middle", cut: before("lay", 0.5), next: hand },
  {
    ...nsoe,
    name: "a wrong card",
    cut: before("draw", 0.6),
    next: ["[data-pile]:enabled"],
  },
  { ...nsoe, name: "late", cut: before("lay", 0.9), next: hand },
  {
    ...nsoe,
    name: "a wide board, late",
    record: "piles-shared-5-seats-roomy",
    cut: before("lay", 0.9),
    next: hand,
  },
  { ...nsoe, name: "end", cut: end, next: again },
  { ...cross, name: "first turn", cut: before("lay"), next: lay },
  { ...cross, name: "middle", cut: before("lay", 0.28, "agree"), next: lay },
  {
    ...cross,
    name: "a claim",
    cut: before("doubt", 0.25),
    next: ["[data-agree]", "[data-doubt]"],
  },
  {
    ...cross,
    name: "a check",
    cut: after("doubt", 0.25),
    next: ["[data-close]"],
  },
  { ...cross, name: "late", cut: before("lay", 0.95, "agree"), next: lay },
  {
    ...cross,
    name: "an estimate",
    cut: (moves) => before("estimate", 0.8)(moves) + 1,
    next: ["[data-number]", "[data-say]"],
  },
  {
    ...cross,
    name: "a judging",
    cut: (moves) => before("estimate", 0.3)(moves) + 2,
    next: ["[data-close]"],
  },
  {
    ...cross,
    name: "six seats, a long arm",
    record: "coordinates-6-seats-early",
    cut: before("lay", 0.26, "agree"),
    next: lay,
  },
  {
    ...cross,
    name: "by inhabitants, a long line",
    record: "people-2-seats-no-tokens",
    cut: before("lay", 0.28, "agree"),
    next: lay,
  },
  {
    ...cross,
    name: "a check seen again",
    isPast: true,
    cut: after("doubt", 0.25),
    next: ["[data-close]", "input[type=range]"],
  },
  { ...cross, name: "end", cut: end, press: ["[data-close]"], next: again },
  { ...letters, name: "first turn", cut: before("word"), next: word },
  {
    ...letters,
    name: "a tile is laid",
    cut: before("word", 0.3),
    press: ["[data-slot]", "[data-field][data-lit='true']"],
    next: word,
  },
  { ...letters, name: "middle", cut: before("word", 0.5), next: word },
  {
    ...letters,
    name: "the other board, late",
    record: "idle-2-seats-flower",
    cut: before("word", 0.7),
    next: word,
  },
  { ...letters, name: "late", cut: before("word", 0.9), next: word },
  { ...letters, name: "end", cut: end, next: again },
  {
    ...grzybowski,
    name: "first turn",
    cut: before("take"),
    next: ["[data-take]"],
  },
  {
    ...grzybowski,
    name: "middle",
    cut: before("take", 0.5),
    next: ["[data-take]"],
  },
  {
    ...grzybowski,
    name: "a card in hand",
    cut: before("lay", 0.5),
    next: ["[data-cell][data-lit]"],
  },
  {
    ...grzybowski,
    name: "a card laid",
    cut: before("end", 0.8),
    next: ["[data-confirm]"],
  },
  {
    ...grzybowski,
    name: "late",
    cut: before("take", 0.9),
    next: ["[data-take]"],
  },
  { ...grzybowski, name: "end", cut: end, next: again },
  { ...journey, name: "first turn", cut: before("take"), next: dice },
  {
    ...journey,
    name: "a die in hand",
    cut: before("go", 0.4),
    next: ["[data-field][data-near='true']"],
  },
  { ...journey, name: "middle", cut: before("take", 0.5), next: dice },
  {
    ...journey,
    name: "cards to play",
    cut: before("advance", 0.6),
    next: ["[data-card][data-playable='true']"],
  },
  { ...journey, name: "late", cut: before("take", 0.9), next: dice },
  { ...journey, name: "end", cut: end, next: again },
];
