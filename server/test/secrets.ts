/** A tiny game with hidden hands, for what nsoe cannot show: views and events that differ from seat to seat. */

import {
  isIndex,
  isObject,
  ok,
  refusal,
  refuse,
  shuffle,
} from "@stolik/kernel";
import type { AnyGame, Game, Seat } from "@stolik/kernel";

/** Like no other number in a view. */
const CARDS = Array.from({ length: 24 }, (_, index) => 100 + index);
const HAND = 3;
const LENGTH = 14;

interface SecretsView {
  readonly turn: Seat;
  readonly moves: number;
  readonly deck: readonly (number | null)[];
  readonly hands: readonly (readonly (number | null)[])[];
  readonly shown: readonly number[];
}

export interface SecretsState extends SecretsView {
  turn: Seat;
  moves: number;
  readonly deck: number[];
  readonly hands: number[][];
  readonly shown: number[];
}

type Move =
  | { readonly type: "draw" }
  | { readonly type: "show"; readonly index: number };

type Event =
  | { readonly type: "dealt"; readonly cards: readonly number[] }
  | { readonly type: "draws"; readonly seat: Seat }
  | { readonly type: "drew"; readonly card: number }
  | { readonly type: "shown"; readonly seat: Seat; readonly card: number };

const rules: Game<SecretsView, SecretsState, Move, Event, object> = {
  id: "secrets",
  rulesVersion: 1,
  contentVersion: "24",
  seats: { min: 2, max: 3 },
  maxMoves: LENGTH,
  complete: true,
  parseOptions: (raw) => (isObject(raw) ? ok({}) : refuse("malformed-options")),
  parseMove(raw) {
    if (!isObject(raw)) return refuse("malformed-move");
    const { type, index } = raw;
    if (type === "draw") return ok({ type });
    if (type === "show" && isIndex(index, CARDS.length))
      return ok({ type, index });
    return refuse("malformed-move");
  },
  setup(seats, _options, turn) {
    const deck = shuffle([...CARDS], turn.random);
    const hands = Array.from({ length: seats }, () => deck.splice(0, HAND));
    for (const [seat, cards] of hands.entries())
      turn.emit({ type: "dealt", cards: [...cards] }, [seat]);
    return { turn: 0, moves: 0, deck, hands, shown: [] };
  },
  toMove: (at) => (at.moves >= LENGTH ? [] : [at.turn]),
  *moves(at, seat) {
    if (at.deck.length > 0) yield { type: "draw" };
    for (const index of at.hands[seat]?.keys() ?? [])
      yield { type: "show", index };
  },
  reject(at, seat, move) {
    if (move.type === "draw")
      return at.deck.length > 0 ? undefined : refusal("empty-deck", "S1");
    const isHeld = move.index < (at.hands[seat]?.length ?? 0);
    return isHeld ? undefined : refusal("not-in-hand", "S2");
  },
  apply(state, seat, move, turn) {
    const hand = state.hands[seat] ?? [];
    if (move.type === "draw") {
      const card = state.deck.pop() ?? 0;
      hand.push(card);
      turn.reveal();
      turn.emit({ type: "draws", seat });
      turn.emit({ type: "drew", card }, [seat]);
    } else {
      const [card = 0] = hand.splice(move.index, 1);
      state.shown.push(card);
      turn.emit({ type: "shown", seat, card });
    }
    state.moves += 1;
    state.turn = (state.turn + 1) % state.hands.length;
  },
  outcome: (at) =>
    at.moves < LENGTH
      ? undefined
      : { winners: [0], scores: at.hands.map(() => 0), reason: "length" },
  view: (state, viewer) => ({
    ...state,
    deck: state.deck.map(() => null),
    hands: state.hands.map((hand, seat) =>
      seat === viewer ? hand : hand.map(() => null),
    ),
  }),
  determinize(view, _seat, random) {
    const seen = new Set([...view.shown, ...view.hands.flat()]);
    const unseen = shuffle(
      CARDS.filter((card) => !seen.has(card)),
      random,
    );
    const fill = (card: number | null) => card ?? unseen.pop() ?? 0;
    return {
      ...view,
      deck: view.deck.map(fill),
      hands: view.hands.map((hand) => hand.map(fill)),
      shown: [...view.shown],
    };
  },
  // What a seat decides does not change while others move.
  decision: (at, seat) => `${seat}:${at.hands[seat]?.length}`,
};

export const secrets: AnyGame = rules;
