/** Dice, cards and location markers as they come: rolled, drawn, placed (J6, J9, J17, J18). */

import { below, shuffle } from "@stolik/kernel";
import type { Random, Seat, Turn } from "@stolik/kernel";
import type { Card } from "../content/cards.ts";
import { locationIds } from "../content/map.ts";
import type { Event, State } from "./position.ts";

const DICE = 7;
const FACES = 6;

/** J6: how many markers lie on the map at first, and after each set. */
export const SET_SIZE = 7;

/** J16: cards for the first to the seventh marker of a set. */
export const PRIZES = [3, 3, 3, 2, 2, 1, 1] as const;

export function roll(random: Random): number[] {
  return Array.from({ length: DICE }, () => below(random, FACES) + 1);
}

export function mixedMarkers(random: Random): number[] {
  return shuffle(
    locationIds.map((_, index) => index + 1),
    random,
  );
}

/** What the next marker of this set brings, if the cards suffice (J16). */
export function prizeNow(markers: readonly number[]): number {
  return PRIZES[SET_SIZE - markers.length] ?? 0;
}

/** J18: an empty deck is made anew from the used cards; if those are out too, nobody draws. */
export function drawCards(
  state: State,
  seat: Seat,
  count: number,
  turn: Turn<Event>,
): Card[] {
  const drawn: Card[] = [];
  while (drawn.length < count) {
    if (state.deck.length === 0) remakeDeck(state, turn);
    const card = state.deck.pop();
    if (!card) break;
    drawn.push(card);
  }
  state.hands[seat]?.push(...drawn);
  if (drawn.length > 0) turn.reveal(); // J28: the one who draws sees them
  return drawn;
}

/** J17: seven more from those beside the board; with fewer there, all are mixed first. */
export function placeMarkers(state: State, turn: Turn<Event>): void {
  const mixed = state.beside.length < SET_SIZE;
  if (mixed) {
    state.beside = mixedMarkers(turn.random);
    state.taken = [];
  }
  state.markers = state.beside.splice(-SET_SIZE);
  turn.reveal();
  turn.emit({ type: "placed", markers: [...state.markers], mixed });
}

function remakeDeck(state: State, turn: Turn<Event>): void {
  if (state.used.length === 0) return;
  state.deck = shuffle(state.used, turn.random);
  state.used = [];
  turn.emit({ type: "reshuffled", cards: state.deck.length });
}
