/** The laws of knowledge: a seat sees the same in all worlds it cannot tell apart, and a spectator no more than any seat. */

import type { Seat } from "../../contract.ts";
import { behind, firstUntruth, holesOf } from "../holes.ts";
import { alike } from "../alike.ts";
import type { Law } from "../law.ts";
import type { Moment, World } from "../moment.ts";
import { otherAnswers, otherList, otherTurns } from "./legality.ts";

/** A hole seen less often than this may be filled correctly by luck. */
const ENOUGH = 30;

export const viewsAreStates: Law = {
  name: "a view is its state with holes",
  *check(moment) {
    for (const seat of [...moment.watchers, null]) {
      const path = firstUntruth(moment.see(seat), moment.state);
      if (path !== undefined)
        yield `the view of ${seat} shows at "${path}" what is not in the state`;
    }
  },
};

export const hiddenStaysHidden: Law = {
  name: "permuting what a seat must not know changes nothing it sees",
  *check(moment) {
    const { watchers, toMove } = moment;
    for (const seat of watchers) {
      const where = `a world that seat ${seat} cannot tell apart`;
      for (const [index, world] of moment.worlds(seat).entries()) {
        if (!world.isAlike)
          yield `seat ${seat} sees ${seesChange(moment, seat, world)} change`;
        yield* otherTurns(moment, world.state, where);
        if (!toMove.includes(seat)) continue;
        yield* otherAnswers(moment, seat, world.state, where);
        if (index === 0) yield* otherList(moment, seat, world.state, where);
      }
    }
  },
};

export const spectatorsKnowLess: Law = {
  name: "a spectator knows no more than any seat",
  *check(moment) {
    const { game, watchers } = moment;
    for (const seat of watchers)
      for (const world of moment.worlds(seat))
        if (
          world.isAlike &&
          !alike(game.view(world.state, null), moment.see(null))
        )
          yield `a spectator can tell apart what seat ${seat} cannot`;
  },
};

export const hiddenVaries: Law = {
  name: "what a view hides varies in the states imagined behind it",
  *check(moment) {
    const { match, state } = moment;
    const { holes } = match.run;
    for (const seat of moment.watchers) {
      const worlds = moment.worlds(seat);
      if (worlds.length === 0) continue;
      for (const hole of holesOf(moment.see(seat))) {
        const known = holes.get(hole.path) ?? { seen: 0, varied: false };
        holes.set(hole.path, known);
        if (known.varied) continue;
        known.seen += 1;
        const truth = behind(state, hole);
        known.varied = worlds.some(
          (world) => !alike(behind(world.state, hole), truth),
        );
      }
    }
    // What is wrong shows only in the whole run.
    yield* [];
  },
  *checkRun({ holes }) {
    for (const [path, { seen, varied }] of holes)
      if (!varied && seen >= ENOUGH)
        yield `the hole at "${path}" is always filled with the truth`;
  },
};

function seesChange(moment: Moment, seat: Seat, world: World): string {
  const view = moment.game.view(world.state, seat);
  const before = moment.see(seat);
  return `"${firstUntruth(view, before) ?? firstUntruth(before, view) ?? ""}"`;
}
