/** A turn: lay a card or swap one, draw two after a wrong one, pass on. */

import type { Seat, Turn } from "@stolik/kernel";
import type { City } from "../content/cities.ts";
import { pointIn } from "./atlas.ts";
import { contradictions } from "./comparison.ts";
import { endIfDue, outcome } from "./ending.ts";
import type { Event, Move, State } from "./position.ts";

type Lay = Extract<Move, { type: "lay" }>;
type Swap = Extract<Move, { type: "swap" }>;
type LaidEvent = Extract<Event, { type: "laid" }>;

const PENALTY = 2;
const NOT_BY_LAYING = ["atlas", "piles"];
const NOT_BY_TAKING = ["atlas", "laid", "backs", "discard"];

/** Members of the state that such a move leaves alone. */
export function untouched({ type }: Move): readonly string[] {
  return type === "lay" ? NOT_BY_LAYING : NOT_BY_TAKING;
}

export function apply(
  state: State,
  seat: Seat,
  move: Move,
  turn: Turn<Event>,
): void {
  switch (move.type) {
    case "lay":
      return lay(state, seat, move, turn);
    case "swap":
      return swap(state, seat, move, turn);
    case "draw":
      return draw(state, seat, move.pile, turn);
  }
}

function lay(state: State, seat: Seat, move: Lay, turn: Turn<Event>): void {
  const laid = turnOver(state, seat, move);
  state.swaps = 0;
  if (laid.contradictions.length > 0) {
    turn.show(laid); // N16: seen by all now, in nobody's view afterwards
    return takePenalty(state, seat, move.city, turn);
  }
  turn.reveal(); // N7: the card is turned over
  turn.emit(laid);
  leaveLying(state, laid);
  if (handOf(state, seat).length === 0 && !state.isLastRound) {
    state.isLastRound = true; // N14
    turn.emit({ type: "last-round", seat });
  }
  passOn(state, turn);
}

/** N7, N9: what a card says of itself on that cell. */
export function turnOver(
  { atlas, laid, backs }: State,
  seat: Seat,
  { city, row, column }: Lay,
): LaidEvent {
  const back = pointIn(atlas, city);
  const cell = { row, column };
  const wrong = contradictions(laid, backs, cell, back);
  return { type: "laid", seat, city, ...cell, back, contradictions: wrong };
}

/** N12: a right card. */
export function leaveLying(
  state: State,
  { seat, city, row, column, back }: LaidEvent,
): void {
  removeFrom(handOf(state, seat), city);
  state.laid.push({ city, column, row, seat });
  state.backs[city] = back; // N17
}

/** N13: a wrong card. */
export function putAway(state: State, seat: Seat, city: City): void {
  removeFrom(handOf(state, seat), city);
  state.discard.push(city);
}

/** N13: the wrong card is put away for two others; with nothing to draw it stays with its owner. */
function takePenalty(
  state: State,
  seat: Seat,
  city: City,
  turn: Turn<Event>,
): void {
  state.draws = Math.min(PENALTY, cardsInPiles(state));
  if (state.draws > 0) {
    putAway(state, seat, city);
    return;
  }
  turn.emit({ type: "kept", seat, city });
  passOn(state, turn);
}

function swap(state: State, seat: Seat, move: Swap, turn: Turn<Event>): void {
  exchange(state, seat, move, turn);
  state.swaps += 1;
  passOn(state, turn);
}

/** N8: taken first, then the own card goes under. */
export function exchange(
  state: State,
  seat: Seat,
  { city, pile }: Swap,
  turn: Turn<Event>,
): void {
  const hand = handOf(state, seat);
  const took = takeTop(state, pile, turn);
  hand[hand.indexOf(city)] = took;
  pileOf(state, pile).unshift(city);
  turn.emit({ type: "swapped", seat, gave: city, took, pile });
}

function draw(state: State, seat: Seat, pile: number, turn: Turn<Event>): void {
  takeUp(state, seat, pile, turn);
  state.draws -= 1;
  if (state.draws === 0) passOn(state, turn);
}

/** The top card goes to the hand. */
export function takeUp(
  state: State,
  seat: Seat,
  pile: number,
  turn: Turn<Event>,
): void {
  const city = takeTop(state, pile, turn);
  handOf(state, seat).push(city);
  turn.emit({ type: "drew", seat, city, pile });
}

function passOn(state: State, turn: Turn<Event>): void {
  endIfDue(state);
  const result = outcome(state);
  if (result) turn.emit({ type: "over", outcome: result });
  else state.turn = (state.turn + 1) % state.hands.length;
}

/** Takes the top card; the name beneath it, if there is one, is now seen by all (N3). */
function takeTop(state: State, pile: number, turn: Turn<Event>): City {
  const cards = pileOf(state, pile);
  const city = cards.pop();
  if (!city) throw new Error(`Pile ${pile} is empty.`);
  if (cards.length > 0) turn.reveal();
  return city;
}

function cardsInPiles(state: State): number {
  return state.piles.reduce((sum, cards) => sum + cards.length, 0);
}

function removeFrom(hand: City[], city: City): void {
  hand.splice(hand.indexOf(city), 1);
}

function pileOf(state: State, pile: number): City[] {
  const cards = state.piles[pile];
  if (!cards) throw new Error(`There is no pile ${pile}.`);
  return cards;
}

function handOf(state: State, seat: Seat): City[] {
  const hand = state.hands[seat];
  if (!hand) throw new Error(`There is no seat ${seat}.`);
  return hand;
}
