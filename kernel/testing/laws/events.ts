/** The law of events: they tell a seat nothing that its view does not. */

import { canonical } from "../../canonical.ts";
import type { Seat } from "../../contract.ts";
import type { Step } from "../../play.ts";
import { pick } from "../../random.ts";
import type { Random } from "../../random.ts";
import { toldTo } from "../../turn.ts";
import type { EmittedEvent } from "../../turn.ts";
import { alike } from "../alike.ts";
import type { Law } from "../law.ts";
import type { Moment } from "../moment.ts";
import { take } from "../sampling.ts";

const FIRST_MOVES = 16;

export const eventsTellWhatViewsShow: Law = {
  name: "if two plays look alike to a seat, they told it the same events",
  *check(moment, random) {
    if (moment.position.seq === 0) yield* talkativeDeals(moment);
    const { chosen, watchers } = moment;
    if (!chosen?.result.ok) return;
    const step = chosen.result.value;
    const others = [...watchers, null].filter((seat) => seat !== chosen.seat);
    for (const other of otherPlays(moment, moment.state, random))
      yield* toldApart(moment, step, other, others);
    for (const seat of watchers)
      for (const world of moment.worlds(seat)) {
        if (!world.isAlike) continue;
        const seers = [seat, ...spectators(moment, world.state)];
        const same = moment.playIn(world.state, chosen.seat, chosen.move);
        if (same.ok) yield* toldApart(moment, step, same.value, seers);
        // The mover can always tell its own moves apart.
        if (seat === chosen.seat) continue;
        for (const other of otherPlays(moment, world.state, random))
          yield* toldApart(moment, step, other, seers);
      }
  },
};

/** A spectator is asked only where it could not tell the world apart before the move. */
function spectators({ game, see }: Moment, world: unknown): null[] {
  return alike(game.view(world, null), see(null)) ? [null] : [];
}

/** The mover plays something else. */
function otherPlays(
  moment: Moment,
  state: unknown,
  random: Random,
): Step<unknown, unknown>[] {
  const { game, chosen } = moment;
  if (!chosen || !game.toMove(state).includes(chosen.seat)) return [];
  const moves =
    state === moment.state
      ? moment.listed(chosen.seat)
      : take(game.moves(state, chosen.seat), FIRST_MOVES);
  if (moves.length === 0) return [];
  const step = moment.playIn(state, chosen.seat, pick(moves, random));
  return step.ok ? [step.value] : [];
}

function* toldApart(
  { game }: Moment,
  one: Step<unknown, unknown>,
  other: Step<unknown, unknown>,
  seers: readonly (Seat | null)[],
): Iterable<string> {
  for (const seer of seers) {
    const events = keptBy(one.told, seer);
    const heard = keptBy(other.told, seer);
    if (alike(events, heard)) continue;
    const view = game.view(one.position.state, seer);
    if (alike(view, game.view(other.position.state, seer)))
      yield `${seer} sees no difference but is told ${canonical(events)} or ${canonical(heard)}`;
  }
}

/** What was told, without what was shown and hidden again. */
function keptBy(
  told: readonly EmittedEvent<unknown>[],
  seat: Seat | null,
): readonly unknown[] {
  return toldTo(
    told.filter(({ isShown }) => !isShown),
    seat,
  );
}

/** Deals that look alike, of all matches of the run, must tell the same. */
function* talkativeDeals({ match, seats, see }: Moment): Iterable<string> {
  const { deals } = match.run;
  for (const seat of [...seats, null]) {
    const heard = canonical(keptBy(match.first.told, seat));
    const look = canonical([match.seats, match.options, seat, see(seat)]);
    const before = deals.get(look) ?? heard;
    deals.set(look, before);
    if (before !== heard)
      yield `deals look alike to ${seat}, who is told ${before} or ${heard}`;
  }
}
