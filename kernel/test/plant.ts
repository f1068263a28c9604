/** Ways to plant one bug in the toy game. */

import type { Seat } from "../contract.ts";
import type { Law } from "../testing/law.ts";
import { toy } from "./toy.ts";
import type { Toy, ToyMove, ToyState, ToyTurn, ToyView } from "./toy.ts";

/** A toy game with one bug, the law that must report it, and those that cannot help noticing it. */
export interface Bug {
  readonly bug: string;
  readonly game: () => Toy;
  readonly law: Law;
  readonly also?: readonly Law[];
}

/** Something more happens at the deal. */
export function dealing(
  change: (state: ToyState, turn: ToyTurn) => void,
): () => Toy {
  return () => ({
    ...toy,
    setup(seats, options, turn) {
      const state = toy.setup(seats, options, turn);
      change(state, turn);
      return state;
    },
  });
}

/** Something more happens after every move. */
export function applying(
  change: (state: ToyState, seat: Seat, move: ToyMove, turn: ToyTurn) => void,
): () => Toy {
  return () => ({
    ...toy,
    apply(state, seat, move, turn) {
      toy.apply(state, seat, move, turn);
      change(state, seat, move, turn);
    },
  });
}

/** Views show something else. */
export function seeing(
  change: (state: ToyState, seat: Seat | null) => Partial<ToyView>,
): () => Toy {
  return () => ({
    ...toy,
    view: (state, seat) => ({
      ...toy.view(state, seat),
      ...change(state, seat),
    }),
  });
}

/** Imagined states are something else. */
export function imagining(
  change: (world: ToyState, view: ToyView) => Partial<ToyView>,
): () => Toy {
  return () => ({
    ...toy,
    determinize(view, seat, random) {
      const world = toy.determinize(view, seat, random);
      return { ...world, ...change(world, view) } as ToyState;
    },
  });
}

/** Members of the game replaced. */
export function replacing(members: Partial<Toy>): () => Toy {
  return () => ({ ...toy, ...members });
}
