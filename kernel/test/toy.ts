/** A toy game that tests the kernel and the kit: draw or discard in turn, then all bid a card at once and the highest scores. */

import type { Game, Refusal, Result, Seat, Turn } from "../contract.ts";
import { isIndex, isObject } from "../parse.ts";
import { below, shuffle } from "../random.ts";
import { ok, refusal, refuse } from "../result.ts";

export type Card = number;

export interface ToyView {
  readonly rounds: number;
  round: number;
  phase: "turns" | "bids" | "over";
  /** Whose turn it is, and how many turns are left before the bids. */
  turn: Seat;
  turnsLeft: number;
  deck: (Card | null)[];
  hands: (Card | null)[][];
  /** The card a seat has bid, if it has. */
  bids: (Card | null)[][];
  discard: Card[];
  points: number[];
}

export interface ToyState extends ToyView {
  deck: Card[];
  hands: Card[][];
  bids: Card[][];
}

export type ToyMove =
  | { readonly type: "draw" }
  | { readonly type: "discard"; readonly card: Card }
  | { readonly type: "bid"; readonly card: Card };

export type ToyEvent =
  | { readonly type: "began"; readonly seat: Seat }
  | { readonly type: "drew"; readonly seat: Seat }
  | { readonly type: "got"; readonly card: Card }
  | { readonly type: "discarded"; readonly seat: Seat; readonly card: Card }
  | { readonly type: "bid"; readonly seat: Seat }
  | { readonly type: "scored"; readonly seat: Seat; readonly card: Card };

export interface ToyOptions {
  readonly rounds: number;
}

export type Toy = Game<ToyView, ToyState, ToyMove, ToyEvent, ToyOptions>;
export type ToyTurn = Turn<ToyEvent>;

const HAND = 3;
const MAX_ROUNDS = 4;
const MAX_SEATS = 3;
const MAX_CARD = MAX_SEATS * (HAND + MAX_ROUNDS);

export const toy: Toy = {
  id: "toy",
  rulesVersion: 1,
  contentVersion: "1",
  seats: { min: 2, max: MAX_SEATS },
  maxMoves: 2 * MAX_SEATS * MAX_ROUNDS,
  complete: true,
  parseOptions,
  parseMove,
  setup,
  toMove,
  moves,
  reject,
  apply,
  outcome(at) {
    if (at.phase !== "over") return undefined;
    const best = Math.max(...at.points);
    const winners = seatsOf(at).filter((seat) => at.points[seat] === best);
    return { winners, scores: [...at.points], reason: "rounds-over" };
  },
  view(state, seat) {
    const hide = (cards: readonly Card[], owner?: Seat) =>
      cards.map((card) =>
        owner !== undefined && owner === seat ? card : null,
      );
    return {
      ...state,
      deck: hide(state.deck),
      hands: state.hands.map(hide),
      bids: state.bids.map(hide),
      discard: [...state.discard],
      points: [...state.points],
    };
  },
  determinize(view, _seat, random) {
    const seen = new Set([
      ...view.discard,
      ...[view.deck, ...view.hands, ...view.bids].flat(),
    ]);
    const hidden = shuffle(
      allCards(seatsOf(view).length).filter((card) => !seen.has(card)),
      random,
    );
    const fill = (cards: readonly (Card | null)[]) =>
      cards.map((card) => card ?? (hidden.pop() as Card));
    return {
      ...view,
      deck: fill(view.deck),
      hands: view.hands.map(fill),
      bids: view.bids.map(fill),
      discard: [...view.discard],
      points: [...view.points],
    };
  },
};

/** The same game, whose matches can be continued. */
export const continuedToy: Toy = {
  ...toy,
  redeal(view, seat, random) {
    const isSecret = view.bids.flat().includes(null);
    return isSecret ? undefined : toy.determinize(view, seat, random);
  },
};

/** Every card of a state: what neither appears nor vanishes. */
export function conserved({ deck, hands, bids, discard }: ToyState): Card[] {
  return [...deck, ...hands.flat(), ...bids.flat(), ...discard].toSorted(
    (one, other) => one - other,
  );
}

export function isSimultaneous({ phase }: ToyState): boolean {
  return phase === "bids";
}

function parseOptions(raw: unknown): Result<ToyOptions> {
  if (!isObject(raw)) return refuse("bad-options");
  const { rounds = 3 } = raw;
  const isRight = isIndex(rounds, MAX_ROUNDS + 1) && rounds > 0;
  return isRight ? ok({ rounds }) : refuse("bad-options");
}

function parseMove(raw: unknown): Result<ToyMove> {
  if (!isObject(raw)) return refuse("bad-move");
  const { type, card } = raw;
  if (type === "draw") return ok({ type });
  return (type === "discard" || type === "bid") && isIndex(card, MAX_CARD + 1)
    ? ok({ type, card })
    : refuse("bad-move");
}

function setup(seats: number, { rounds }: ToyOptions, turn: ToyTurn): ToyState {
  const deck = shuffle(allCards(seats), turn.random);
  const hands = Array.from({ length: seats }, () => deck.splice(-HAND));
  const state: ToyState = {
    rounds,
    round: 0,
    phase: "turns",
    turn: 0,
    turnsLeft: seats,
    deck,
    hands,
    bids: hands.map(() => []),
    discard: [],
    points: hands.map(() => 0),
  };
  begin(state, turn);
  return state;
}

function toMove(at: ToyView): readonly Seat[] {
  switch (at.phase) {
    case "over":
      return [];
    case "turns":
      return [at.turn];
    case "bids":
      return seatsOf(at).filter((seat) => at.bids[seat]?.length === 0);
    default:
      return at.phase satisfies never;
  }
}

function* moves(at: ToyView, seat: Seat): Iterable<ToyMove> {
  const hand = (at.hands[seat] ?? []).filter((card) => card !== null);
  if (at.phase === "turns") yield { type: "draw" };
  if (at.phase === "turns" && hand.length === 1) return;
  for (const card of hand)
    yield { type: at.phase === "bids" ? "bid" : "discard", card };
}

function reject(at: ToyView, seat: Seat, move: ToyMove): Refusal | undefined {
  if ((move.type === "bid") !== (at.phase === "bids"))
    return refusal("wrong-phase", "T1");
  if (move.type === "draw") return undefined;
  const hand = at.hands[seat] ?? [];
  if (!hand.includes(move.card)) return refusal("not-in-hand", "T2");
  // T3: who has one card keeps it for the bid.
  const isLast = move.type === "discard" && hand.length === 1;
  return isLast ? refusal("last-card", "T3") : undefined;
}

function apply(
  state: ToyState,
  seat: Seat,
  move: ToyMove,
  turn: ToyTurn,
): void {
  const hand = state.hands[seat] as Card[];
  if (move.type === "draw") {
    const card = state.deck.pop() as Card;
    hand.push(card);
    turn.reveal();
    turn.emit({ type: "drew", seat });
    turn.emit({ type: "got", card }, [seat]);
    return endTurn(state);
  }
  hand.splice(hand.indexOf(move.card), 1);
  if (move.type === "discard") {
    state.discard.push(move.card);
    turn.emit({ type: "discarded", seat, card: move.card });
    return endTurn(state);
  }
  state.bids[seat] = [move.card];
  turn.emit({ type: "bid", seat });
  if (toMove(state).length === 0) score(state, turn);
}

function endTurn(state: ToyState): void {
  state.turnsLeft -= 1;
  state.turn = (state.turn + 1) % state.hands.length;
  if (state.turnsLeft === 0) state.phase = "bids";
}

function score(state: ToyState, turn: ToyTurn): void {
  const cards = state.bids.flat();
  const card = Math.max(...cards);
  const seat = cards.indexOf(card);
  state.points[seat] = (state.points[seat] ?? 0) + 1;
  state.discard.push(...cards);
  state.bids = state.bids.map(() => []);
  turn.reveal();
  turn.emit({ type: "scored", seat, card });
  state.round += 1;
  state.phase = state.round === state.rounds ? "over" : "turns";
  if (state.phase === "turns") begin(state, turn);
}

function begin(state: ToyState, turn: ToyTurn): void {
  state.turnsLeft = state.hands.length;
  state.turn = below(turn.random, state.hands.length);
  turn.emit({ type: "began", seat: state.turn });
}

function seatsOf(at: ToyView): Seat[] {
  return at.hands.map((_, seat) => seat);
}

/** Enough for everybody to draw in every round. */
function allCards(seats: number): Card[] {
  const length = seats * (HAND + MAX_ROUNDS);
  return Array.from({ length }, (_, index) => index + 1);
}
