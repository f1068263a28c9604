/** Builders for tests: a table in the middle of a match, written in a few words. */

import type { Seat } from "@stolik/kernel";
import { playing } from "@stolik/kernel/testing";
import { allCards } from "../content/cards.ts";
import type { Card } from "../content/cards.ts";
import { fieldOf, locationIds } from "../content/map.ts";
import type { FieldId } from "../content/map.ts";
import { trackIds } from "../content/track.ts";
import type { TrackId } from "../content/track.ts";
import { journey } from "../rules/index.ts";
import type { Move, State } from "../rules/index.ts";

export interface Sketch {
  /** Where the pawns stand. */
  readonly pawns?: readonly FieldId[];
  /** Where the markers on the track stand. */
  readonly track?: readonly TrackId[];
  readonly hands?: readonly (readonly Card[])[];
  /** Locations with a marker. */
  readonly markers?: readonly (typeof locationIds)[number][];
  /** From bottom to top: the last is drawn first. By default all that is in no hand. */
  readonly deck?: readonly Card[];
  readonly state?: Partial<State>;
}

/** Two seats with a die of 3 taken by the first, seven markers far away in the east, unless the sketch says otherwise. */
export function table(sketch: Sketch = {}): State {
  const pawns = sketch.pawns ?? ["poznan", "lodz"];
  const hands = (sketch.hands ?? pawns.map(() => [])).map((hand) => [...hand]);
  const markers = (sketch.markers ?? EAST).map(numberOf);
  const rest = locationIds.map(numberOf).filter((n) => !markers.includes(n));
  const taken = rest.splice(0, 7 - markers.length);
  const deck = [...(sketch.deck ?? without(allCards, hands.flat()))];
  return {
    first: 0,
    turn: 0,
    turns: 0,
    stirred: 0,
    phase: "act",
    dice: [2, 2, 4, 5, 6, 1],
    die: 3,
    played: 0,
    pawns: pawns.map(fieldOf),
    progress: (sketch.track ?? pawns.map((): TrackId => "966")).map((id) =>
      trackIds.indexOf(id),
    ),
    hands,
    stops: pawns.map(() => 0),
    deck,
    used: without(allCards, [...hands.flat(), ...deck]),
    markers,
    taken,
    beside: rest,
    ...sketch.state,
  };
}

const EAST = [
  "bialowieza",
  "tykocin",
  "frombork",
  "zamosc",
  "lezajsk",
  "kazimierz-dolny",
  "grunwald",
] as const;

export function numberOf(id: (typeof locationIds)[number]): number {
  return locationIds.indexOf(id) + 1;
}

export const take = (die: number): Move => ({ type: "take", die });
export const go = (to: FieldId): Move => ({ type: "go", to: fieldOf(to) });
export const advance = (card: Card): Move => ({ type: "advance", card });
export const stop = (target: Seat): Move => ({ type: "stop", target });
export const train = (to: FieldId): Move => ({
  type: "train",
  to: fieldOf(to),
});
export const coach = (add: number): Move => ({ type: "coach", add });
export const end: Move = { type: "end" };
export const discard = (card: Card): Move => ({ type: "discard", card });

export const { after, attempt, key, setUp } = playing(journey);

/** The date under a seat's marker. */
export function stands(state: State, seat: Seat): TrackId {
  return trackIds[state.progress[seat] ?? 0] ?? "966";
}

/** Every card, location marker and die, each as often as it is there; none may appear or vanish. */
export function conserved(state: State): unknown {
  const lying = state.stops.flatMap((count) => Array<Card>(count).fill("stop"));
  const cards = [...state.hands.flat(), ...state.deck, ...state.used, ...lying];
  const markers = [...state.markers, ...state.taken, ...state.beside];
  return [cards.toSorted(), markers.toSorted((one, other) => one - other)];
}

function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const rest = [...cards];
  for (const card of gone) {
    const index = rest.indexOf(card);
    if (index >= 0) rest.splice(index, 1);
  }
  return rest;
}
