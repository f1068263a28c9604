/** The laws of purity: a call changes none of its arguments, keeps nothing, reads no clock and tosses no coin. */

import { canonical } from "../../canonical.ts";
import type { Seat } from "../../contract.ts";
import { copy } from "../../copy.ts";
import { start } from "../../play.ts";
import { fastRandom, pick } from "../../random.ts";
import { alike, reordered } from "../alike.ts";
import type { Law } from "../law.ts";
import type { Moment } from "../moment.ts";
import { take } from "../sampling.ts";

const FIRST_MOVES = 50;

export const argumentsStay: Law = {
  name: "play and every question leave their arguments alone",
  *check(moment, random) {
    const { game, position, state, chosen } = moment;
    const asked = copy(state);
    for (const [, ask] of questions(moment)) ask(asked);
    if (!alike(asked, state)) yield `${culprit(moment)} changed the state`;

    for (const seat of moment.watchers) {
      const view = copy(moment.see(seat));
      quietly(() => game.determinize(view, seat, fastRandom(seat)));
      if (!alike(view, moment.see(seat)))
        yield `determinize changed the view of seat ${seat}`;
    }
    if (!chosen) return;
    const raws = [chosen.move, pick(moment.mutants(chosen.seat), random)];
    for (const raw of raws) {
      const before = copy(position.state);
      const move = structuredClone(raw);
      quietly(() => moment.playIn(before, chosen.seat, move));
      if (!alike(before, state)) yield "play changed the position";
      if (!alike(move, raw)) yield `play changed the move ${canonical(raw)}`;
    }
  },
};

export const argumentsDecide: Law = {
  name: "play and every question depend on their arguments only",
  *check(moment, random) {
    const { match, position, chosen } = moment;
    if (position.seq === 0) yield* dealtAgain(moment);
    const before = answers(moment);
    if (chosen) {
      const raws = [chosen.move, pick(moment.mutants(chosen.seat), random)];
      for (const raw of raws) yield* playedAgain(moment, chosen.seat, raw);
    }
    match.stranger.advance();
    if (!alike(answers(moment), before))
      yield "asked again after another match's move, the rules differ";
    yield* ambient(match.run.ambience.collect());
  },
  *checkMatch(match) {
    yield* ambient(match.run.ambience.collect());
  },
};

function* ambient(used: readonly string[]): Iterable<string> {
  for (const name of used) yield `${name} was used`;
}

/** Every member that is asked about a position. */
function questions({
  game,
  watchers,
  toMove,
  chosen,
}: Moment): [string, (state: unknown) => unknown][] {
  return [
    ["toMove", (state) => game.toMove(state)],
    ["outcome", (state) => game.outcome(state) ?? null],
    ...[...watchers, null].map(
      (seat): [string, (state: unknown) => unknown] => [
        "view",
        (state) => game.view(state, seat),
      ],
    ),
    ...toMove.flatMap((seat): [string, (state: unknown) => unknown][] => [
      ["moves", (state) => take(game.moves(state, seat), FIRST_MOVES)],
      ["decision", (state) => game.decision?.(state, seat) ?? null],
      ["sample", (state) => game.sample?.(state, seat, fastRandom(seat))],
      [
        "reject",
        (state) =>
          seat === chosen?.seat && game.reject(state, seat, chosen.move),
      ],
    ]),
  ];
}

function answers(moment: Moment): unknown[] {
  return questions(moment).map(([, ask]) => ask(moment.state));
}

function culprit(moment: Moment): string {
  const state = copy(moment.state);
  for (const [name, ask] of questions(moment)) {
    ask(state);
    if (!alike(state, moment.state)) return name;
  }
  return "asking twice";
}

function* dealtAgain({ game, match }: Moment): Iterable<string> {
  const { seats, options, key, first } = match;
  match.stranger.advance();
  const again = start(game, { seats, options: copy(options), key });
  if (!alike(again, first)) yield "the same deal differs";
}

function* playedAgain(
  moment: Moment,
  seat: Seat,
  raw: unknown,
): Iterable<string> {
  const { state, match } = moment;
  const playFrom = (at: unknown) =>
    quietly(() => moment.playIn(at, seat, structuredClone(raw)));
  const first = playFrom(state);
  const what = canonical(raw);
  if (!alike(playFrom(reordered(state)), first))
    yield `${what} depends on the order of the state's members`;
  match.stranger.advance();
  if (!alike(playFrom(state), first))
    yield `after another match's move ${what} leads elsewhere`;
}

/** A mutated move that throws is the concern of another law. */
function quietly<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
