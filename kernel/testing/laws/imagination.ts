/** The laws of conservation: nothing appears or vanishes, in a match or in a state imagined behind a view. */

import { canonical } from "../../canonical.ts";
import type { Seat } from "../../contract.ts";
import { playout } from "../../playout.ts";
import { below } from "../../random.ts";
import type { Random } from "../../random.ts";
import { alike } from "../alike.ts";
import type { Law } from "../law.ts";
import type { Moment } from "../moment.ts";
import { flaw } from "../plain.ts";

/** In the first match of each kind, one position in this many is imagined to its end. */
const PLAYOUT_IN = 16;

export const nothingIsLost: Law = {
  name: "every card and tile stays in the match exactly once",
  isQuick: true,
  *check({ plan, state, match }) {
    const now = plan.conserved(state);
    if (!alike(now, match.conserved))
      yield `there were ${canonical(match.conserved)}, there are ${canonical(now)}`;
  },
};

export const worldsArePossible: Law = {
  name: "the imagined state is possible",
  *check(moment, random) {
    for (const seat of moment.watchers) {
      for (const { state } of moment.worlds(seat))
        yield* impossible(moment, state);
      if (moment.match.index === 0 && below(random, PLAYOUT_IN) === 0)
        yield* unplayable(moment, seat, random);
    }
    yield* moment.faults.worlds;
  },
};

function* impossible(
  { plan, match }: Moment,
  world: unknown,
): Iterable<string> {
  const found = flaw(world, "no nulls");
  if (found) return yield `it has ${found}`;
  const imagined = plan.conserved(world);
  if (!alike(imagined, match.conserved))
    yield `there are ${canonical(match.conserved)}, imagined are ${canonical(imagined)}`;
}

/** A bot plays on in what it imagined, in place, whatever becomes of the view it was given. */
function* unplayable(
  { game, plan, match, seats, see }: Moment,
  seat: Seat,
  random: Random,
): Iterable<string> {
  const world = game.determinize(see(seat), seat, random);
  const outcome = playout(game, world, random);
  if (outcome.scores.length !== seats.length) yield "it ends without scores";
  const left = plan.conserved(world);
  if (!alike(left, match.conserved))
    yield `there are ${canonical(match.conserved)}, at the imagined end ${canonical(left)}`;
}
