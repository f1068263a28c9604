/** Whole turns, as a judge compares them: a die, and what is done with it before anything new is seen. */

import { silentTurn } from "@stolik/kernel";
import type { Random, Seat } from "@stolik/kernel";
import { journey } from "../rules/index.ts";
import type { Event, Move, View } from "../rules/index.ts";
import { weighMoves } from "./weigh.ts";
import type { Weighed } from "./weigh.ts";

export interface WholeTurn {
  readonly moves: readonly Move[];
  /** In fields of the track, as the odds have it. */
  readonly value: number;
}

/** How many ways to use one die are tried. */
const WAYS = 6;

/** The turns that the odds favour, best first; of those that differ by the die alone, the best. */
export function promisingTurns(
  view: View,
  seat: Seat,
  random: Random,
): WholeTurn[] {
  const turns = [...new Set(view.dice)].flatMap((die) => {
    const take: Move = { type: "take", die };
    return byValue(weighMoves(afterDie(view, die), seat))
      .slice(0, WAYS)
      .map(({ move, value }) => ({ take, move, value }));
  });
  const seen = new Set<string>();
  return byValue(turns)
    .filter(({ move }) => {
      const name = JSON.stringify(move);
      return !seen.has(name) && seen.add(name);
    })
    .map(({ take, move, value }) => ({
      moves: completed(view, seat, [take, move], random),
      value,
    }));
}

/** J11: which cards go is decided when those that were drawn are seen. */
export function foreseeable(moves: readonly Move[]): readonly Move[] {
  return moves.filter(({ type }) => type !== "discard");
}

function afterDie(view: View, die: number): View {
  const dice = view.dice.toSpliced(view.dice.indexOf(die), 1);
  return { ...view, dice, die, phase: "act" };
}

/** With the cards that follow (J10), or the way of the coach (J25). */
function completed(
  view: View,
  seat: Seat,
  begun: readonly Move[],
  random: Random,
): Move[] {
  const state = journey.determinize(view, seat, random);
  const turn = silentTurn<Event>(random);
  const moves: Move[] = [];
  let next: Move | undefined = begun[0];
  while (next) {
    journey.apply(state, seat, next, turn);
    moves.push(next);
    next = begun[moves.length];
    const isOpen = state.phase === "play" || state.phase === "ride";
    if (next || state.ending || !isOpen) continue;
    next = byValue(weighMoves(state, seat))[0]?.move;
  }
  return moves;
}

function byValue<Valued extends Pick<Weighed, "value">>(
  weighed: readonly Valued[],
): Valued[] {
  return weighed.toSorted((one, other) => other.value - one.value);
}
