/** Builders for tests: a table in the middle of a match, written in a few words. */

import { createTurn, matchKey, play, seedFrom, toldTo } from "@stolik/kernel";
import type { Result, Seat } from "@stolik/kernel";
import { backs } from "../content/backs.ts";
import { cities } from "../content/cities.ts";
import type { City } from "../content/cities.ts";
import { atlasOf } from "../rules/atlas.ts";
import { nsoe, pointIn } from "../rules/index.ts";
import type { Event, Laid, Move, State } from "../rules/index.ts";

export const key = matchKey(seedFrom("nsoe"), []);

/** A card on the board as the rules' examples write it: city, row and column counted from 1. */
export type Lying = `${string} ${number} ${number}`;

export interface Sketch {
  readonly rows?: number;
  readonly columns?: number;
  readonly laid?: readonly Lying[];
  readonly hands?: readonly (readonly City[])[];
  /** From bottom to top. */
  readonly piles?: readonly (readonly City[])[];
  readonly state?: Partial<State>;
}

/** The reference Roma at row 7, column 7 of 13 × 13, as in the worked examples, unless the sketch says otherwise. */
export function table(sketch: Sketch = {}): State {
  const { rows = 13, columns = 13, laid = ["roma 7 7"], state = {} } = sketch;
  return {
    rows,
    columns,
    first: 0,
    turn: 0,
    draws: 0,
    hands: (
      sketch.hands ?? [
        ["milano", "oslo"],
        ["wien", "paris"],
      ]
    ).map((hand) => [...hand]),
    piles: (
      sketch.piles ?? [
        ["berlin", "praha"],
        ["madrid", "lisboa"],
        ["dublin", "bern"],
      ]
    ).map((pile) => [...pile]),
    discard: [],
    laid: laid.map(lying),
    backs: Object.fromEntries(
      laid.map(lying).map(({ city }) => [city, backs[city]]),
    ),
    atlas: atlasOf((city) => backs[city]),
    swaps: 0,
    isLastRound: false,
    ...state,
  };
}

/** Lays a card, row and column counted from 1. */
export function lay(city: City, row: number, column: number): Move {
  return { type: "lay", city, row: row - 1, column: column - 1 };
}

export function swap(city: City, pile: number): Move {
  return { type: "swap", city, pile: pile - 1 };
}

export function draw(pile: number): Move {
  return { type: "draw", pile: pile - 1 };
}

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Plays the moves one after another, each by the seat whose turn it is; the events are the last move's. */
export function after(state: State, ...moves: readonly Move[]): Played {
  let played: Played = { state, events: [] };
  for (const move of moves) {
    const result = attempt(played.state, played.state.turn, move);
    if (!result.ok)
      throw new Error(`${JSON.stringify(move)}: ${result.refusal.code}`);
    played = result.value;
  }
  return played;
}

export function attempt(
  state: State,
  seat: Seat,
  move: unknown,
): Result<Played> {
  const step = play(nsoe, key, { seq: 0, state }, seat, move);
  if (!step.ok) return step;
  const { position, told } = step.value;
  return {
    ok: true,
    value: { state: position.state, events: toldTo(told, seat) },
  };
}

export function setUp(
  seats: number,
  options: unknown = {},
  seed = "deal",
): Played {
  const parsed = nsoe.parseOptions(options, seats);
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  const turn = createTurn<Event>(matchKey(seedFrom(seed), []), 0);
  const state = nsoe.setup(seats, parsed.value, turn);
  return { state, events: toldTo(turn.told, 0) };
}

/** Every card of a state, each as often as it is there, and every back: neither may ever change. */
export function conserved(state: State): unknown {
  const cards = [
    ...state.hands.flat(),
    ...state.piles.flat(),
    ...state.discard,
    ...state.laid.map(({ city }) => city),
  ];
  const points = cities
    .map((city) => pointIn(state.atlas, city))
    .map((point) => JSON.stringify(point));
  return [cards.toSorted(), points.toSorted()];
}

function lying(text: Lying): Laid {
  const [city, row, column] = text.split(" ");
  return {
    city: city as City,
    row: Number(row) - 1,
    column: Number(column) - 1,
  };
}
