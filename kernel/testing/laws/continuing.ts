/** The law of matches that are continued: drawn anew is what the seat could not know, and nothing else. */

import { canonical } from "../../canonical.ts";
import type { Seat } from "../../contract.ts";
import { isObject } from "../../parse.ts";
import { playout } from "../../playout.ts";
import { below, fastRandom } from "../../random.ts";
import { alike } from "../alike.ts";
import type { Law } from "../law.ts";
import type { Moment } from "../moment.ts";
import { flaw } from "../plain.ts";

/** One state in this many is played to its end. */
const PLAYOUT_IN = 16;

export const continuedStaysTrue: Law = {
  name: "a match goes on from what a seat knew, in the same world",
  *check(moment, random) {
    const { game, position, toMove, watchers } = moment;
    if (!game.redeal || toMove.length === 0) return;
    for (const seat of watchers) {
      const luck = random.next();
      const world = redealt(moment, seat, luck);
      if (world === undefined) {
        if (position.seq === 0) yield `not even from the deal, by seat ${seat}`;
        continue;
      }
      yield* untrue(moment, seat, world);
      if (!alike(world, redealt(moment, seat, luck)))
        yield `the same chance draws something else for seat ${seat}`;
      if (below(random, PLAYOUT_IN) === 0) yield* unplayable(moment, world);
    }
  },
};

function redealt({ game, see }: Moment, seat: Seat, luck: number): unknown {
  return game.redeal?.(see(seat), seat, fastRandom(luck));
}

function* untrue(
  { game, plan, match, see, state }: Moment,
  seat: Seat,
  world: unknown,
): Iterable<string> {
  const found = flaw(world, "no nulls");
  if (found) return yield `it has ${found}`;
  if (!alike(game.view(world, seat), see(seat)))
    yield `seat ${seat} sees something else`;
  const kept = plan.conserved(world);
  if (!alike(kept, match.conserved))
    yield `there are ${canonical(match.conserved)}, drawn anew are ${canonical(kept)}`;
  for (const name of game.fixed ?? [])
    if (!alike(memberOf(world, name), memberOf(state, name)))
      yield `${name} is not as it was`;
}

function memberOf(state: unknown, name: string): unknown {
  return isObject(state) ? state[name] : undefined;
}

/** It is changed in place, so it must share nothing with the view. */
function* unplayable(
  { game, plan, match, random }: Moment,
  world: unknown,
): Iterable<string> {
  playout(game, world, random(0));
  const left = plan.conserved(world);
  if (!alike(left, match.conserved))
    yield `there are ${canonical(match.conserved)}, at the end ${canonical(left)}`;
}
