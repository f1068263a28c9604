/** nsoe in Colyseus's schema: what everybody sees of a state, changed only where the state has changed. */

import type { Seat } from "@stolik/kernel";
import { createRequire } from "node:module";

interface Card {
  city: string;
  row: number;
  column: number;
  seat: number;
  latitude: number;
  longitude: number;
}

interface Pile {
  count: number;
  top: string;
}

/** The schema's own arrays, which remember what changed. */
type Cards = string[];

export interface Mirror {
  seq: number;
  rows: number;
  columns: number;
  turn: Seat;
  draws: number;
  swaps: number;
  isLastRound: boolean;
  ending: string;
  readonly hands: { readonly cards: Cards }[];
  readonly piles: Pile[];
  readonly discard: Cards;
  readonly laid: Card[];
}

/** As much of nsoe's state as is mirrored. */
interface Shown {
  readonly rows: number;
  readonly columns: number;
  readonly turn: Seat;
  readonly draws: number;
  readonly swaps: number;
  readonly isLastRound: boolean;
  readonly ending?: string;
  readonly hands: readonly (readonly string[])[];
  readonly piles: readonly (readonly string[])[];
  readonly discard: readonly string[];
  readonly laid: readonly {
    readonly city: string;
    readonly row: number;
    readonly column: number;
    readonly seat?: Seat;
  }[];
  readonly backs: Readonly<
    Record<string, { readonly latitude: number; readonly longitude: number }>
  >;
}

interface SchemaPackage {
  schema<Made>(fields: object, name: string): new (given?: object) => Made;
  readonly t: Readonly<
    Record<"string" | "number" | "boolean", () => unknown>
  > & { array(of: unknown): unknown };
}

export interface Mirrors {
  make(state: unknown): Mirror;
  follow(mirror: Mirror, state: unknown): void;
}

const require = createRequire(import.meta.url);

export function mirrors(): Mirrors {
  const { schema, t } = require("@colyseus/schema") as SchemaPackage;
  const HandSchema = schema<Mirror["hands"][number]>(
    { cards: t.array("string") },
    "Hand",
  );
  const PileSchema = schema<Pile>(
    { count: t.number(), top: t.string() },
    "Pile",
  );
  const CardSchema = schema<Card>(
    {
      city: t.string(),
      row: t.number(),
      column: t.number(),
      seat: t.number(),
      latitude: t.number(),
      longitude: t.number(),
    },
    "Card",
  );
  const MirrorSchema = schema<Mirror>(
    {
      seq: t.number(),
      rows: t.number(),
      columns: t.number(),
      turn: t.number(),
      draws: t.number(),
      swaps: t.number(),
      isLastRound: t.boolean(),
      ending: t.string(),
      hands: t.array(HandSchema),
      piles: t.array(PileSchema),
      discard: t.array("string"),
      laid: t.array(CardSchema),
    },
    "Nsoe",
  );

  function follow(mirror: Mirror, state: unknown): void {
    const shown = state as Shown;
    mirror.seq += 1;
    mirror.turn = shown.turn;
    mirror.draws = shown.draws;
    mirror.swaps = shown.swaps;
    mirror.isLastRound = shown.isLastRound;
    mirror.ending = shown.ending ?? "";
    for (const [seat, hand] of shown.hands.entries())
      followCards(mirror.hands[seat]?.cards, hand);
    for (const [index, cards] of shown.piles.entries()) {
      const pile = mirror.piles[index];
      if (!pile) continue;
      pile.count = cards.length;
      pile.top = cards.at(-1) ?? "";
    }
    followCards(mirror.discard, shown.discard);
    for (const card of shown.laid.slice(mirror.laid.length))
      mirror.laid.push(
        new CardSchema({ seat: -1, ...card, ...shown.backs[card.city] }),
      );
  }

  return {
    make(state) {
      const shown = state as Shown;
      const { rows, columns } = shown;
      const mirror = new MirrorSchema({ seq: -1, rows, columns });
      for (const _ of shown.hands) mirror.hands.push(new HandSchema());
      for (const _ of shown.piles) mirror.piles.push(new PileSchema());
      follow(mirror, state);
      return mirror;
    },
    follow,
  };
}

function followCards(
  mirrored: Cards | undefined,
  cards: readonly string[],
): void {
  if (!mirrored) return;
  while (mirrored.length > cards.length) mirrored.pop();
  for (const [index, city] of cards.entries()) {
    if (index >= mirrored.length) mirrored.push(city);
    else if (mirrored[index] !== city) mirrored[index] = city;
  }
}

/** What a client needs of the view to choose a move. */
export function viewOf(mirror: Mirror): unknown {
  const { rows, columns, turn, draws, ending } = mirror;
  return {
    rows,
    columns,
    turn,
    draws,
    hands: mirror.hands.map(({ cards }) => [...cards]),
    piles: mirror.piles.map(({ count }) =>
      Array.from({ length: count }, () => null),
    ),
    laid: mirror.laid,
    ...(ending ? { ending } : {}),
  };
}
