/** Builders for tests: a table in the middle of a match, written in a few words. */

import { playing } from "@stolik/kernel/testing";
import { back } from "../content/backs.ts";
import { cards } from "../content/cards.ts";
import { cross } from "../rules/index.ts";
import type { Arm, Back, Card, Move, State } from "../rules/index.ts";

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

export const { after, attempt, by, key, setUp } = playing(cross);

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
