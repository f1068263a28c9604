/** A turn: lay a card or swap one, draw two after a wrong one, pass on. */

import type { Seat, Turn } from "@stolik/kernel";
import type { City } from "../content/cities.ts";
import { pointIn } from "./atlas.ts";
import { contradictions } from "./comparison.ts";
import { endIfDue, outcome } from "./ending.ts";
import type { Event, Move, State } from "./position.ts";

const PENALTY = 2;

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

function lay(
  state: State,
  seat: Seat,
  move: Extract<Move, { type: "lay" }>,
  turn: Turn<Event>,
): void {
  const { city, row, column } = move;
  const hand = handOf(state, seat);
  const back = pointIn(state.atlas, city);
  const wrong = contradictions(state.laid, state.backs, move, back);
  hand.splice(hand.indexOf(city), 1);
  state.swaps = 0;
  const laid: Event = {
    type: "laid",
    seat,
    city,
    row,
    column,
    back,
    contradictions: wrong,
  };
  if (wrong.length > 0) {
    turn.show(laid); // N16: seen by all now, in nobody's view afterwards
    state.discard.push(city); // N13
    state.draws = Math.min(PENALTY, cardsInPiles(state));
    if (state.draws === 0) passOn(state, turn);
    return;
  }
  turn.reveal(); // N7: the card is turned over
  turn.emit(laid);
  state.laid.push({ city, column, row, seat }); // N12
  state.backs[city] = back; // N17
  if (hand.length === 0 && !state.isLastRound) {
    state.isLastRound = true; // N14
    turn.emit({ type: "last-round", seat });
  }
  passOn(state, turn);
}

function swap(
  state: State,
  seat: Seat,
  move: Extract<Move, { type: "swap" }>,
  turn: Turn<Event>,
): void {
  const { city, pile } = move;
  const hand = handOf(state, seat);
  const took = takeTop(state, pile, turn);
  hand[hand.indexOf(city)] = took;
  pileOf(state, pile).unshift(city); // N8: taken first, then the own card goes under
  state.swaps += 1;
  turn.emit({ type: "swapped", seat, gave: city, took, pile });
  passOn(state, turn);
}

function draw(state: State, seat: Seat, pile: number, turn: Turn<Event>): void {
  const city = takeTop(state, pile, turn);
  handOf(state, seat).push(city);
  state.draws -= 1;
  turn.emit({ type: "drew", seat, city, pile });
  if (state.draws === 0) passOn(state, turn);
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
