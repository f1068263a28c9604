/** The judge of Journey through History: by how many steps along the years a turn left its seat ahead, against the best turn it could have seen. */

import { compareInWorlds, same } from "@stolik/kernel";
import type { Assessment, PlayedTurn, Random, Seat } from "@stolik/kernel";
import { LAST } from "../rules/index.ts";
import type { Event, Move, View } from "../rules/index.ts";
import { closingFacts } from "./closing-facts.ts";
import { worthsOf } from "./hopes.ts";
import { imagine } from "./imagine.ts";
import { luckOf } from "./luck.ts";
import { reasonFor, stepsOf } from "./reasons.ts";
import { foreseeable, promisingTurns } from "./whole-turns.ts";

/** How many turns are compared with the played one, and in how many worlds. */
const WIDTH = 4;
const worlds = { choosing: 12, measuring: 32 };
/** Less is no difference, in steps. */
const LITTLE = 0.5;
/** By how much what is weighed after some rounds is off, even where all worlds agree. */
const ROUGHNESS = 0.35;

export function assess(
  played: PlayedTurn<View, Move, Event>,
): Assessment<Move>[] {
  const { view, seat } = played.question;
  const isHalted = (view.stops[seat] ?? 0) > 0; // J23: there is nothing to decide but the die
  // A match that is continued may begin after the die was taken: what is left of that turn is no whole one to compare.
  const isWhole = view.phase === "die";
  return [
    ...(isHalted || !isWhole
      ? []
      : [verdict(played), ...luckOf(played.question)]),
    ...(played.isLast ? closingFacts(played) : []),
  ];
}

function verdict({
  question: { view, seat, random },
  moves,
}: PlayedTurn<View, Move, Event>): Assessment<Move> {
  const played = foreseeable(moves);
  const others = promisingTurns(view, seat, random).filter(
    (turn) => !same(turn.moves, played),
  );
  const need = LAST - (view.progress[seat] ?? 0);
  const steps = stepsOf(view, seat, played);
  const winning = others.find(
    (turn) => stepsOf(view, seat, turn.moves) >= need,
  );
  if (winning && steps < need)
    return {
      ...nothing,
      best: need,
      played: steps,
      advised: winning.moves,
      reason: { code: "win", values: { steps: need } }, // J27
    };
  // Who arrives has won, and nothing is better.
  if (steps >= need) return { ...nothing, best: need, played: need };
  const tried = others.slice(0, WIDTH).map((turn) => turn.moves);
  return estimated(view, seat, tried, played, random);
}

const nothing: Omit<Assessment<Move>, "best" | "played"> = {
  aspect: "turn",
  spread: 0,
  advised: [],
  reason: { code: "best" },
};

function estimated(
  view: View,
  seat: Seat,
  others: readonly (readonly Move[])[],
  played: readonly Move[],
  random: Random,
): Assessment<Move> {
  const compared = compareInWorlds({
    played,
    others,
    worthIn: (moves, luck) =>
      leadOf(worthsOf(imagine(view, seat, moves, luck)), seat),
    ...worlds,
    random,
  });
  const { way, best, played: now } = compared;
  if (best - now < LITTLE) return { ...nothing, best: now, played: now };
  return {
    ...nothing,
    best,
    played: now,
    spread: Math.hypot(compared.spread, ROUGHNESS),
    advised: way,
    reason: reasonFor(view, seat, way, played),
  };
}

/** By how much a seat is further than the furthest of the others. */
function leadOf(worths: readonly number[], seat: Seat): number {
  const others = worths.filter((_, other) => other !== seat);
  return (worths[seat] ?? 0) - Math.max(...others);
}
