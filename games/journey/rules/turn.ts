/** A turn: take a die, then move or play up to three cards, cut the hand, pass on (J9–J11). */

import type { Seat, Turn } from "@stolik/kernel";
import type { Card } from "../content/cards.ts";
import type { Field } from "../content/map.ts";
import { advancedBy, effectOf } from "./effects.ts";
import { endingOf, outcome } from "./ending.ts";
import type { Event, Move, State } from "./position.ts";
import { markerOn, wayTo } from "./roads.ts";
import { drawCards, placeMarkers, prizeNow, roll } from "./supply.ts";

/** J10: cards in one turn. */
const MOST_PLAYED = 3;
/** J11: cards in hand at the end of a turn. */
export const HAND_LIMIT = 5;

export function apply(
  state: State,
  seat: Seat,
  move: Move,
  turn: Turn<Event>,
): void {
  switch (move.type) {
    case "take":
      return take(state, seat, move.die, turn);
    case "go":
      return go(state, seat, move.to, turn);
    case "advance":
      return advance(state, seat, move.card, turn);
    case "stop":
      return stop(state, seat, move.target, turn);
    case "train":
      return ride(state, seat, move.to, turn);
    case "coach":
      return raise(state, seat, move.add, turn);
    case "end":
      return endTurn(state, turn);
    case "discard":
      return discard(state, seat, move.card, turn);
  }
}

function take(state: State, seat: Seat, die: number, turn: Turn<Event>): void {
  state.dice.splice(state.dice.indexOf(die), 1);
  state.die = die;
  state.phase = "act";
  turn.emit({ type: "took", seat, die });
  const stops = state.stops[seat] ?? 0;
  if (stops === 0) return;
  // J23: the turn is lost, and one card with it.
  state.stops[seat] = stops - 1;
  state.used.push("stop");
  turn.emit({ type: "halted", seat, left: stops - 1 });
  passOn(state, turn);
}

function go(state: State, seat: Seat, to: Field, turn: Turn<Event>): void {
  walk(state, seat, to, turn);
  renewMarkers(state, turn);
  endTurn(state, turn);
}

/** J12–J16: to the field, and what is found there is taken. */
export function walk(
  state: State,
  seat: Seat,
  to: Field,
  turn: Turn<Event>,
): void {
  const path = wayTo(state, state.pawns[seat] ?? 0, state.die, to);
  if (!path) throw new Error(`Field ${to} is out of reach.`);
  const by = state.phase === "ride" ? "coach" : "foot";
  state.pawns[seat] = to;
  turn.emit({ type: "moved", seat, by, path });
  if (path.length > 1) arrive(state, seat, to, turn); // J17: who stays takes no marker
}

function advance(
  state: State,
  seat: Seat,
  card: Card,
  turn: Turn<Event>,
): void {
  const from = state.progress[seat] ?? 0;
  const { steps } = effectOf(card, from, state.pawns[seat] ?? 0);
  const to = advancedBy(from, steps);
  lay(state, seat, card);
  state.used.push(card); // J26
  state.progress[seat] = to;
  turn.emit({ type: "advanced", seat, card, from, to });
  goOn(state, turn);
}

function stop(state: State, seat: Seat, target: Seat, turn: Turn<Event>): void {
  lay(state, seat, "stop");
  state.stops[target] = (state.stops[target] ?? 0) + 1;
  turn.emit({ type: "stopped", seat, target });
  goOn(state, turn);
}

function ride(state: State, seat: Seat, to: Field, turn: Turn<Event>): void {
  const from = state.pawns[seat] ?? 0;
  lay(state, seat, "train");
  state.used.push("train");
  state.pawns[seat] = to;
  turn.emit({ type: "moved", seat, by: "train", path: [from, to] });
  arrive(state, seat, to, turn); // J24
  renewMarkers(state, turn);
  endTurn(state, turn);
}

function raise(state: State, seat: Seat, add: number, turn: Turn<Event>): void {
  lay(state, seat, "coach");
  state.used.push("coach");
  state.die += add; // J25: at least 2, so never the 1 of J12
  state.phase = "ride";
  turn.emit({ type: "raised", seat, die: state.die });
}

function discard(
  state: State,
  seat: Seat,
  card: Card,
  turn: Turn<Event>,
): void {
  removeCard(state, seat, card);
  state.used.push(card);
  turn.emit({ type: "discarded", seat, card });
  endTurn(state, turn);
}

/** J16: cards for a marker. */
function arrive(
  state: State,
  seat: Seat,
  field: Field,
  turn: Turn<Event>,
): void {
  const location = markerOn(state.markers, field);
  if (location === 0) return;
  const cards = drawCards(state, seat, prizeNow(state.markers), turn);
  state.markers.splice(state.markers.indexOf(location), 1);
  state.taken.push(location);
  state.stirred = state.turns + 1;
  turn.emit({ type: "collected", seat, location, cards: cards.length });
  turn.emit({ type: "drew", seat, cards }, [seat]);
}

/** J17: after the last one of a set. */
function renewMarkers(state: State, turn: Turn<Event>): void {
  if (state.markers.length === 0) placeMarkers(state, turn);
}

/** A card leaves the hand to be played. */
function lay(state: State, seat: Seat, card: Card): void {
  removeCard(state, seat, card);
  state.played += 1;
  state.stirred = state.turns + 1;
}

function removeCard(state: State, seat: Seat, card: Card): void {
  const hand = state.hands[seat];
  const index = hand?.indexOf(card) ?? -1;
  if (index < 0) throw new Error(`Seat ${seat} has no ${card}.`);
  hand?.splice(index, 1);
}

/** After a card: the match is won, or there may be another card. */
function goOn(state: State, turn: Turn<Event>): void {
  if (endingOf(state) === "arrived") return finish(state, turn); // J27: at once
  state.phase = "play";
  if (state.played === MOST_PLAYED) endTurn(state, turn);
}

function endTurn(state: State, turn: Turn<Event>): void {
  const hand = state.hands[state.turn] ?? [];
  if (hand.length > HAND_LIMIT) state.phase = "cut";
  else passOn(state, turn);
}

function passOn(state: State, turn: Turn<Event>): void {
  state.turns += 1;
  if (endingOf(state)) return finish(state, turn);
  state.turn = (state.turn + 1) % state.pawns.length;
  state.phase = "die";
  state.die = 0;
  state.played = 0;
  if (state.dice.length > 0) return;
  state.dice = roll(turn.random); // J9
  turn.emit({ type: "rolled", seat: state.turn, dice: [...state.dice] });
}

function finish(state: State, turn: Turn<Event>): void {
  const ending = endingOf(state);
  if (ending) state.ending = ending;
  const result = outcome(state);
  if (result) turn.emit({ type: "over", outcome: result });
}
