/** Which moves there are: read from foreign data, listed, drawn at random. */

import {
  below,
  isIndex,
  isObject,
  isOneOf,
  ok,
  pick,
  refuse,
} from "@stolik/kernel";
import type { Random, Seat } from "@stolik/kernel";
import { allCards, faces } from "../content/cards.ts";
import type { Card } from "../content/cards.ts";
import { effectOf } from "./effects.ts";
import type { Move, View } from "./position.ts";
import {
  destinations,
  fieldCount,
  freeFields,
  markersInReach,
} from "./roads.ts";
import type { Result } from "./refusal.ts";
import { seats } from "./seats.ts";

/** J25: what a coach may add. */
export const RAISES = [1, 2] as const;
const DIE = [1, 2, 3, 4, 5, 6] as const;

export function parseMove(raw: unknown): Result<Move> {
  if (!isObject(raw)) return refuse("malformed-move");
  const { type, die, to, card, target, add } = raw;
  const members = Object.keys(raw).length;
  if (type === "end" && members === 1) return ok({ type });
  if (members !== 2) return refuse("malformed-move");
  if (type === "take" && isOneOf(die, DIE)) return ok({ type, die });
  if ((type === "go" || type === "train") && isIndex(to, fieldCount))
    return ok({ type, to });
  if ((type === "advance" || type === "discard") && isOneOf(card, allCards))
    return ok({ type, card });
  if (type === "stop" && isIndex(target, seats.max))
    return ok({ type, target });
  if (type === "coach" && isOneOf(add, RAISES)) return ok({ type, add });
  return refuse("malformed-move");
}

export function* moves(at: View, seat: Seat): Iterable<Move> {
  switch (at.phase) {
    case "die":
      for (const die of new Set(at.dice)) yield { type: "take", die };
      return;
    case "act":
      yield* goes(at, seat);
      for (const card of handOf(at, seat)) yield* plays(at, seat, card);
      return;
    case "ride":
      yield* goes(at, seat);
      return;
    case "play":
      yield { type: "end" };
      for (const card of handOf(at, seat)) yield* plays(at, seat, card);
      return;
    case "cut":
      for (const card of handOf(at, seat)) yield { type: "discard", card };
      return;
  }
}

/** Half of the time a card is played or a marker collected where that can be done, so that a random match gets somewhere. */
export function sample(at: View, seat: Seat, random: Random): Move {
  switch (at.phase) {
    case "die":
      return { type: "take", die: pick(at.dice, random) };
    case "act":
      return (
        (below(random, 2) === 0
          ? sampleOfCards(at, seat, random)
          : undefined) ?? sampleOfGoes(at, seat, random)
      );
    case "ride":
      return sampleOfGoes(at, seat, random);
    case "play":
      return (
        (below(random, 4) > 0
          ? sampleOfCards(at, seat, random)
          : undefined) ?? {
          type: "end",
        }
      );
    case "cut":
      return { type: "discard", card: pick(handOf(at, seat), random) };
  }
}

/** The different cards in a hand that is shown. */
export function handOf(at: View, seat: Seat): Card[] {
  const shown: Card[] = [];
  for (const card of at.hands[seat] ?? [])
    if (card !== null && !shown.includes(card)) shown.push(card);
  return shown;
}

function* goes(at: View, seat: Seat): Iterable<Move> {
  for (const to of destinations(at, at.pawns[seat] ?? 0, at.die))
    yield { type: "go", to };
}

/** What the card can be played for now. */
function* plays(at: View, seat: Seat, card: Card): Iterable<Move> {
  if (!isPlayable(at, seat, card)) return;
  switch (faces[card].kind) {
    case "stop":
      for (const target of at.pawns.keys())
        if (target !== seat) yield { type: "stop", target };
      return;
    case "train":
      for (const to of freeFields(at)) yield { type: "train", to };
      return;
    case "coach":
      for (const add of RAISES) yield { type: "coach", add };
      return;
    case "grey":
    case "blue":
    case "city":
    case "eagle":
      yield { type: "advance", card };
  }
}

function isPlayable(at: View, seat: Seat, card: Card): boolean {
  if (card === "stop") return true;
  if (card === "train" || card === "coach") return at.phase === "act";
  const { steps } = effectOf(card, at.progress[seat] ?? 0, at.pawns[seat] ?? 0);
  return steps > 0;
}

function sampleOfGoes(at: View, seat: Seat, random: Random): Move {
  const from = at.pawns[seat] ?? 0;
  if (below(random, 2) === 0) {
    const markers = markersInReach(at, from, at.die);
    if (markers.length > 0) return { type: "go", to: pick(markers, random) };
  }
  return { type: "go", to: pick(destinations(at, from, at.die), random) };
}

function sampleOfCards(at: View, seat: Seat, random: Random): Move | undefined {
  const cards = handOf(at, seat).filter((card) => isPlayable(at, seat, card));
  if (cards.length === 0) return undefined;
  const card = pick(cards, random);
  switch (faces[card].kind) {
    case "stop": {
      const other = 1 + below(random, at.pawns.length - 1);
      return { type: "stop", target: (seat + other) % at.pawns.length };
    }
    case "train":
      return { type: "train", to: pick(freeFields(at), random) };
    case "coach":
      return { type: "coach", add: pick(RAISES, random) };
    case "grey":
    case "blue":
    case "city":
    case "eagle":
      return { type: "advance", card };
  }
}
