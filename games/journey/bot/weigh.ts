/** Level 2: weighs every move by what the seat's standing is worth after the turn it leads to. */

import type { Seat } from "@stolik/kernel";
import {
  advancedBy,
  destinations,
  effectOf,
  freeFields,
  handOf,
  LAST,
  markerOn,
  prizeNow,
  RAISES,
} from "../rules/index.ts";
import type { Card, Field, Move, View } from "../rules/index.ts";
import { outlookOf } from "./outlook.ts";
import type { Outlook } from "./outlook.ts";
import { haltWorth, leaderBut } from "./rivals.ts";
import { stepsAhead, worthByField, worthOf } from "./worth.ts";
import type { Standing } from "./worth.ts";

export interface Weighed {
  readonly move: Move;
  /** In fields of the track: greater is better. */
  readonly value: number;
}

const MOST_PLAYED = 3;
/** More than anything else is worth; the sooner in a turn, the better. */
export const WON = 100;
/** A die left to the others is worth this much, if it reaches far. */
const DENIED = 0.02;

export function weighMoves(at: View, seat: Seat): Weighed[] {
  switch (at.phase) {
    case "die":
      return weighDice(at, seat);
    case "act":
      return weighActs(at, seat, ahead(at, seat));
    case "play":
      return [
        {
          move: { type: "end" },
          value: worthOf(ahead(at, seat), standing(at, seat)),
        },
        ...weighPlays(at, seat, ahead(at, seat)),
      ];
    case "ride":
      return weighWays(at, seat, ahead(at, seat));
    case "cut":
      return weighDiscards(at, seat);
  }
}

/** A die is worth the best turn that can be made with it. */
function weighDice(at: View, seat: Seat): Weighed[] {
  return [...new Set(at.dice)].map((die) => {
    const dice = [...at.dice];
    dice.splice(dice.indexOf(die), 1);
    const then: View = { ...at, dice, die, phase: "act" };
    // J23: with a turn to lose, a die is only kept from the others.
    const best =
      (at.stops[seat] ?? 0) > 0
        ? 0
        : mostOf(weighActs(then, seat, ahead(then, seat)));
    const value = best + DENIED * (die === 1 ? 10 : die);
    return { move: { type: "take", die }, value };
  });
}

function weighActs(at: View, seat: Seat, outlook: Outlook): Weighed[] {
  const hand = handOf(at, seat);
  const trains = hand.includes("train") ? weighTrains(at, seat, outlook) : [];
  const coaches = hand.includes("coach") ? weighCoaches(at, seat, outlook) : [];
  return [
    ...weighWays(at, seat, outlook),
    ...weighPlays(at, seat, outlook),
    ...trains,
    ...coaches,
  ];
}

function weighWays(at: View, seat: Seat, outlook: Outlook): Weighed[] {
  const now = standing(at, seat);
  const arrival = arrivals(at, outlook, now);
  return destinations(at, now.pawn, at.die).map((to) => ({
    move: { type: "go", to },
    value: arrival(to),
  }));
}

function weighTrains(at: View, seat: Seat, outlook: Outlook): Weighed[] {
  const now = withoutCard(standing(at, seat), "train");
  const arrival = arrivals(at, outlook, now);
  return freeFields(at).map((to) => ({
    move: { type: "train", to },
    value: arrival(to),
  }));
}

function weighCoaches(at: View, seat: Seat, outlook: Outlook): Weighed[] {
  const now = withoutCard(standing(at, seat), "coach");
  const arrival = arrivals(at, outlook, now);
  return RAISES.map((add) => {
    const fields = destinations(at, now.pawn, at.die + add);
    const values = fields.map(arrival);
    return { move: { type: "coach", add }, value: Math.max(...values) };
  });
}

/** Each card played next, with the best two after it. */
function weighPlays(at: View, seat: Seat, outlook: Outlook): Weighed[] {
  const now = standing(at, seat);
  const left = MOST_PLAYED - at.played;
  const halt = haltWorth(at, seat);
  return handOf(at, seat).flatMap((card): Weighed[] => {
    const played = afterCard(now, card, halt);
    if (!played) return [];
    const value = bestPlay(outlook, played, left - 1, halt);
    if (card === "stop") {
      const target = leaderBut(at, seat);
      return [{ move: { type: "stop", target }, value }];
    }
    return [{ move: { type: "advance", card }, value }];
  });
}

interface Hoped extends Standing {
  /** Fields that others lose by what was played. */
  readonly halted: number;
}

function bestPlay(
  outlook: Outlook,
  now: Hoped,
  left: number,
  halt: number,
): number {
  if (now.progress >= LAST) return WON + left;
  let best = worthOf(outlook, now) + now.halted;
  if (left === 0) return best;
  for (const [index, card] of now.hand.entries()) {
    if (card === null || now.hand.indexOf(card) < index) continue;
    const played = afterCard(now, card, halt);
    if (!played) continue;
    best = Math.max(best, bestPlay(outlook, played, left - 1, halt));
  }
  return best;
}

function afterCard(
  now: Standing & { readonly halted?: number },
  card: Card,
  halt: number,
): Hoped | undefined {
  const halted = now.halted ?? 0;
  const { pawn, taken } = now;
  if (card === "stop") {
    // A second STOP in the same turn is worth less.
    const more = halted > 0 ? halted + 0.5 : halt;
    const hand = without(now.hand, card);
    return { progress: now.progress, hand, pawn, taken, halted: more };
  }
  const { steps } = effectOf(card, now.progress, pawn);
  if (steps === 0) return undefined;
  const progress = advancedBy(now.progress, steps);
  return { progress, hand: without(now.hand, card), pawn, taken, halted };
}

function weighDiscards(at: View, seat: Seat): Weighed[] {
  const { progress, pawn } = standing(at, seat);
  return handOf(at, seat).map((card) => ({
    move: { type: "discard", card },
    value: -stepsAhead(card, progress, pawn),
  }));
}

/** The worth of standing on a field after a move, with the cards its marker brings. */
function arrivals(
  at: View,
  outlook: Outlook,
  now: Standing,
): (to: Field) => number {
  const worth = worthByField(outlook, now);
  const drawn = Array<null>(prizeNow(at.markers)).fill(null);
  const { progress } = now;
  return (to) => {
    const taken = to === now.pawn ? 0 : markerOn(at.markers, to);
    if (taken === 0) return worth(to);
    const hand = [...now.hand, ...drawn];
    return worthOf(outlook, { progress, hand, pawn: to, taken });
  };
}

/** What the seat may expect of its next turn, all others having taken a die. */
function ahead(at: View, seat: Seat): Outlook {
  return outlookOf(at, seat, at.dice, at.pawns.length - 1);
}

function standing(at: View, seat: Seat): Standing {
  return {
    progress: at.progress[seat] ?? 0,
    hand: at.hands[seat] ?? [],
    pawn: at.pawns[seat] ?? 0,
    taken: 0,
  };
}

function mostOf(weighed: readonly Weighed[]): number {
  let most = -Infinity;
  for (const { value } of weighed) most = Math.max(most, value);
  return most;
}

function withoutCard(now: Standing, card: Card): Standing {
  return { ...now, hand: without(now.hand, card) };
}

function without(hand: Standing["hand"], card: Card): Standing["hand"] {
  return hand.toSpliced(hand.indexOf(card), 1);
}
