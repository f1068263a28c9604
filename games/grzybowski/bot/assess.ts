/** The judge of Plac Grzybowski: by how many points a turn left its seat ahead, against the best turn it could have seen. */

import { compareInWorlds, same } from "@stolik/kernel";
import type { Assessment, PlayedTurn, Random, Seat } from "@stolik/kernel";
import { count, grzybowski, stageOf } from "../rules/index.ts";
import type { Event, Move, State, View } from "../rules/index.ts";
import { isSolvable, solve } from "./endgame.ts";
import { imagine, roughnessOf } from "./imagine.ts";
import { gridOf } from "./plans.ts";
import { bestRearranged } from "./rearrange.ts";
import { reasonFor } from "./reasons.ts";
import type { TurnReason } from "./reasons.ts";
import { foreseeable, promisingTurns } from "./whole-turns.ts";

/** How many turns are compared with the played one, and in how many worlds. */
const WIDTH = 4;
const worlds = { choosing: 8, measuring: 12 };
/** Less is no difference, in points. */
const LITTLE = 0.5;

interface Verdict {
  readonly best: number;
  readonly played: number;
  readonly spread: number;
  readonly advised: readonly Move[];
}

export function assess(
  turn: PlayedTurn<View, Move, Event>,
): Assessment<Move>[] {
  const { question, end, isLast } = turn;
  // A match that is continued may begin with the card in hand: what is left of that turn is no whole one to compare.
  const isWhole = stageOf(question.view) === "take";
  return [
    ...(isWhole ? [judged(turn)] : []),
    ...(isLast ? rearranged(end, question.seat, question.random) : []),
  ];
}

function judged({
  question: { view, seat, random },
  moves,
}: PlayedTurn<View, Move, Event>): Assessment<Move> {
  const state = grzybowski.determinize(view, seat, random);
  const played = foreseeable(moves, view.isOpen);
  const verdict = isSolvable(state, seat, played)
    ? exactly(state, seat, played)
    : estimated(view, state, seat, played, random);
  const { advised: better } = verdict;
  const reason: TurnReason =
    better.length === 0
      ? { code: "best" }
      : reasonFor({ view, state, seat, better, played, random });
  return { aspect: "turn", ...verdict, reason };
}

function exactly(state: State, seat: Seat, played: readonly Move[]): Verdict {
  const turns = solve(state, seat).map(({ slot, cell, lead }) => ({
    moves: [
      { type: "take", slot },
      { type: "lay", cell, up: state.market[slot]?.up ?? "front" },
      { type: "end" },
    ] satisfies Move[],
    lead,
  }));
  const best = turns.reduce((one, other) =>
    other.lead > one.lead ? other : one,
  );
  const own = turns.find(({ moves }) => same(moves, played));
  if (!own) throw new Error("The turn that was played is not among all.");
  return verdictOf(best.moves, {
    best: best.lead,
    played: own.lead,
    spread: 0,
  });
}

function estimated(
  view: View,
  state: State,
  seat: Seat,
  played: readonly Move[],
  random: Random,
): Verdict {
  const others = promisingTurns(state, seat, random)
    .map(({ moves }) => moves)
    .filter((moves) => !same(moves, played))
    .slice(0, WIDTH);
  const compared = compareInWorlds({
    played,
    others,
    worthIn: (moves, luck) => imagine(view, seat, moves, luck),
    ...worlds,
    random,
  });
  const spread = Math.hypot(compared.spread, roughnessOf(view));
  return verdictOf(compared.way, { ...compared, spread });
}

function verdictOf(
  advised: readonly Move[],
  { best, played, spread }: Omit<Verdict, "advised">,
): Verdict {
  return best - played < LITTLE
    ? { best: played, played, spread: 0, advised: [] }
    : { best, played, spread, advised };
}

/** G12: a fact about the whole grid, told with its last card. */
function rearranged(end: View, seat: Seat, random: Random): Assessment<Move>[] {
  const grid = gridOf(end, seat);
  const { total: points } = count(grid);
  const more = bestRearranged(grid, random) - points;
  if (more === 0) return [];
  const reason: TurnReason = { code: "more-possible", values: { more } };
  return [
    {
      aspect: "grid",
      best: 0,
      played: 0,
      spread: 0,
      advised: [],
      reason,
      isFact: true,
    },
  ];
}
