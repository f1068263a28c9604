/** The law of the undo barrier: a move that may be taken back has shown its player nothing. */

import { canonical } from "../../canonical.ts";
import type { Seat } from "../../contract.ts";
import type { Step } from "../../play.ts";
import { toldTo } from "../../turn.ts";
import { alike } from "../alike.ts";
import type { Law } from "../law.ts";
import type { Moment } from "../moment.ts";
import { some } from "../sampling.ts";

const OTHER_MOVES = 1;

export const barrierMarksNews: Law = {
  name: "a move without a barrier looks the same in all worlds its player cannot tell apart",
  *check(moment, random) {
    const { chosen, state } = moment;
    if (!chosen) return;
    const { seat } = chosen;
    const others = some(moment.listed(seat), OTHER_MOVES, random);
    for (const move of [chosen.move, ...others]) {
      const step = moment.playIn(state, seat, move);
      if (!step.ok || step.value.barrier) continue;
      for (const world of moment.worlds(seat)) {
        if (!world.isAlike) continue;
        const there = moment.playIn(world.state, seat, move);
        if (there.ok && !looksSame(moment, seat, step.value, there.value))
          yield `seat ${seat} learns something by ${canonical(move)}`;
      }
    }
  },
};

function looksSame(
  { game }: Moment,
  seat: Seat,
  one: Step<unknown, unknown>,
  other: Step<unknown, unknown>,
): boolean {
  return (
    one.barrier === other.barrier &&
    alike(toldTo(one.told, seat), toldTo(other.told, seat)) &&
    alike(
      game.view(one.position.state, seat),
      game.view(other.position.state, seat),
    )
  );
}
