/** Level 1: whatever brings most in this turn. */

import { pick } from "@stolik/kernel";
import type { Question, Random, Seat } from "@stolik/kernel";
import {
  destinations,
  distances,
  effectOf,
  HAND_LIMIT,
  LAST,
  locationFields,
  markersInReach,
  prizeNow,
  isOccupied,
  stepsAllowed,
} from "../rules/index.ts";
import type { Card, Event, Field, Move, View } from "../rules/index.ts";
import { leaderWithout } from "./rivals.ts";
import { stepsAhead } from "./worth.ts";

const MOST_PLAYED = 3;

/** What level 1 chooses by. */
interface Eyes {
  readonly view: View;
  readonly seat: Seat;
  /** Whom it stopped last: it never stops the same person twice running. */
  readonly spared: Seat | undefined;
}

export function eyesOf({ view, seat, told }: Question<View, Event>): Eyes {
  let spared: Seat | undefined;
  for (const event of told)
    if (event.type === "stopped" && event.seat === seat) spared = event.target;
  return { view, seat, spared };
}

export function greedyMove(eyes: Eyes, random: Random): Move {
  const { view: at, seat } = eyes;
  switch (at.phase) {
    case "die":
      return { type: "take", die: chooseDie(at, seat, random) };
    case "act":
      return act(eyes, random);
    case "play":
      return bestCard(eyes) ?? { type: "end" };
    case "ride":
      return { type: "go", to: goal(at, seat, random) };
    case "cut":
      return { type: "discard", card: worstCard(at, seat) };
  }
}

function chooseDie(at: View, seat: Seat, random: Random): number {
  const [first = 1] = at.dice;
  if ((at.stops[seat] ?? 0) > 0) return pick(at.dice, random); // J23
  const pawn = at.pawns[seat] ?? 0;
  // The smallest die that reaches a marker, otherwise the farthest.
  let best = first;
  let smallest = Infinity;
  for (const die of at.dice) {
    const steps = stepsAllowed(die);
    if (steps < smallest && markersInReach(at, pawn, die).length > 0) {
      smallest = steps;
      best = die;
    }
  }
  if (smallest < Infinity) return best;
  for (const die of at.dice)
    if (stepsAllowed(die) > stepsAllowed(best)) best = die;
  return best;
}

/** Cards gained against fields gained. */
function act(eyes: Eyes, random: Random): Move {
  const { view: at, seat } = eyes;
  const fields = fieldsNow(at, seat);
  if ((at.progress[seat] ?? 0) + fields >= LAST)
    return bestCard(eyes) ?? stay(at, seat);
  const hand = at.hands[seat] ?? [];
  const prize = prizeNow(at.markers);
  const gain = Math.min(prize, HAND_LIMIT - hand.length);
  const pawn = at.pawns[seat] ?? 0;
  if (gain >= fields && gain > 0) {
    const [marker] = markersInReach(at, pawn, at.die);
    if (marker !== undefined) return { type: "go", to: marker };
    if (hand.includes("coach") && hasMarkerByCoach(at, pawn))
      return { type: "coach", add: 2 };
    if (hand.includes("train") && gain > 1) return byTrain(at, pawn, random);
  }
  const card = fields > 0 ? bestCard(eyes) : undefined;
  return card ?? { type: "go", to: goal(at, seat, random) };
}

/** Fields forward if up to three cards are played, the best first. */
function fieldsNow(at: View, seat: Seat): number {
  let progress = at.progress[seat] ?? 0;
  const from = progress;
  const hand = (at.hands[seat] ?? []).filter((card) => card !== null);
  for (let played = at.played; played < MOST_PLAYED; played += 1) {
    const card = bestOf(hand, progress, at.pawns[seat] ?? 0);
    if (!card) break;
    progress += effectOf(card, progress, at.pawns[seat] ?? 0).steps;
    hand.splice(hand.indexOf(card), 1);
  }
  return progress - from;
}

function bestCard({ view: at, seat, spared }: Eyes): Move | undefined {
  const hand = (at.hands[seat] ?? []).filter((card) => card !== null);
  const card = bestOf(hand, at.progress[seat] ?? 0, at.pawns[seat] ?? 0);
  if (card) return { type: "advance", card };
  const target = leaderWithout(at, [seat, spared]);
  return hand.includes("stop") && target !== undefined
    ? { type: "stop", target }
    : undefined;
}

function bestOf(
  hand: readonly Card[],
  progress: number,
  pawn: Field,
): Card | undefined {
  let best: Card | undefined;
  let most = 0;
  for (const card of hand) {
    const { steps } = effectOf(card, progress, pawn);
    if (steps > most) {
      most = steps;
      best = card;
    }
  }
  return best;
}

function worstCard(at: View, seat: Seat): Card {
  const progress = at.progress[seat] ?? 0;
  const pawn = at.pawns[seat] ?? 0;
  let worst: Card = "coach";
  let least = Infinity;
  for (const card of at.hands[seat] ?? []) {
    if (card === null) continue;
    const steps = stepsAhead(card, progress, pawn);
    if (steps < least) {
      least = steps;
      worst = card;
    }
  }
  return worst;
}

/** A marker within reach, or the field nearest to one. */
function goal(at: View, seat: Seat, random: Random): Field {
  const pawn = at.pawns[seat] ?? 0;
  const markers = markersInReach(at, pawn, at.die);
  if (markers.length > 0) return pick(markers, random);
  const targets = freeMarkers(at);
  let best = pawn;
  let least = Infinity;
  for (const field of destinations(at, pawn, at.die)) {
    const row = distances[field];
    for (const target of targets) {
      const distance = row?.[target] ?? Infinity;
      if (distance < least) {
        least = distance;
        best = field;
      }
    }
  }
  return best;
}

function byTrain(at: View, pawn: Field, random: Random): Move {
  const targets = freeMarkers(at).filter((field) => field !== pawn);
  return targets.length > 0
    ? { type: "train", to: pick(targets, random) }
    : { type: "go", to: pawn };
}

function hasMarkerByCoach(at: View, pawn: Field): boolean {
  // J25: a 1 raised is no longer a 1, so the sum is what counts.
  return at.die > 1 && markersInReach(at, pawn, at.die + 2).length > 0;
}

function freeMarkers(at: View): Field[] {
  const free: Field[] = [];
  for (const marker of at.markers) {
    const field = locationFields[marker - 1];
    if (field !== undefined && !isOccupied(at, field)) free.push(field);
  }
  return free;
}

function stay(at: View, seat: Seat): Move {
  return { type: "go", to: at.pawns[seat] ?? 0 };
}
