/** Builders for tests: a table in the middle of a match, written in a few words. */

import { createTurn, matchKey, play, seedFrom, toldTo } from "@stolik/kernel";
import type { Result, Seat } from "@stolik/kernel";
import { back } from "../content/backs.ts";
import { cards } from "../content/cards.ts";
import { cross } from "../rules/index.ts";
import type { Arm, Back, Card, Event, Move, State } from "../rules/index.ts";

export const key = matchKey(seedFrom("cross"), []);

export interface Sketch extends Partial<Record<Arm, readonly Card[]>> {
  readonly start?: Card;
  /** From top to bottom, as one would deal it. */
  readonly deck?: readonly (Card | "stop")[];
  readonly box?: readonly Card[];
  readonly tokens?: readonly number[];
  readonly backs?: Partial<Record<Card, Partial<Back>>>;
  readonly state?: Partial<State>;
}

/** Paris in the middle, London on top of the deck, two seats with four tokens, unless the sketch says otherwise. */
export function table(sketch: Sketch = {}): State {
  const { start = "paris", deck = ["london", "roma", "oslo"] } = sketch;
  return {
    variant: "coordinates",
    difficulty: "mixed",
    openBook: false,
    first: 0,
    turn: 0,
    awaited: [0],
    stage: { type: "lay" },
    tokens: [...(sketch.tokens ?? [4, 4])],
    deck: deck.toReversed(),
    box: [...(sketch.box ?? ["kyiv", "lisboa"])],
    start,
    arms: {
      west: [...(sketch.west ?? [])],
      east: [...(sketch.east ?? [])],
      south: [...(sketch.south ?? [])],
      north: [...(sketch.north ?? [])],
    },
    gone: [],
    open: [],
    backs: Object.fromEntries(
      cards.map((card) => [card, { ...back(card), ...sketch.backs?.[card] }]),
    ) as Record<Card, Back>,
    ...sketch.state,
  };
}

/** The same table with everyone asked for an estimate: the deck is used up. */
export function stop(sketch: Sketch): State {
  const state = table({ deck: [], ...sketch });
  return {
    ...state,
    awaited: state.tokens.map((_, seat) => seat),
    stage: { type: "stop", estimates: state.tokens.map(() => "none") },
  };
}

export const agree: Move = { type: "agree" };

export function lay(arm: Arm, index: number): Move {
  return { type: "lay", arm, index };
}

export function doubt(neighbour: Card): Move {
  return { type: "doubt", neighbour };
}

export function estimate(wrong: number): Move {
  return { type: "estimate", wrong };
}

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Plays the moves one after another, each by the seat asked first; the events are the last move's. */
export function after(state: State, ...moves: readonly Move[]): Played {
  let played: Played = { state, events: [] };
  for (const move of moves)
    played = by(played.state, played.state.awaited[0] ?? 0, move);
  return played;
}

/** The move of one seat; a refusal throws. */
export function by(state: State, seat: Seat, move: Move): Played {
  const result = attempt(state, seat, move);
  if (!result.ok)
    throw new Error(`${JSON.stringify(move)}: ${result.refusal.code}`);
  return result.value;
}

export function attempt(
  state: State,
  seat: Seat,
  move: unknown,
): Result<Played> {
  const step = play(cross, key, { seq: 0, state }, seat, move);
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
  const parsed = cross.parseOptions(options, seats);
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  const turn = createTurn<Event>(matchKey(seedFrom(seed), []), 0);
  const state = cross.setup(seats, parsed.value, turn);
  return { state, events: toldTo(turn.told, 0) };
}

/** Every card of a state, each as often as it is there, and every back: neither may ever change. */
export function conserved(state: State): unknown {
  const places = state.deck.filter((card) => card !== "stop");
  const all = [
    ...places,
    ...state.box,
    state.start,
    ...Object.values(state.arms).flat(),
    ...state.gone,
  ];
  const backs = Object.values(state.backs).map((printed) =>
    JSON.stringify(printed),
  );
  return [all.toSorted(), backs.toSorted()];
}
