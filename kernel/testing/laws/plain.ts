/** The law of plain JSON: what is written and read back is the same, and a state has no holes. */

import type { EmittedEvent } from "../../turn.ts";
import type { Law } from "../law.ts";
import type { Moment } from "../moment.ts";
import { flaw } from "../plain.ts";
import { some } from "../sampling.ts";

export const plainJson: Law = {
  name: "everything is plain JSON both ways, and a state has no null",
  *check(moment, random) {
    const { game, match, plan, position, watchers, state, toMove } = moment;
    yield* named("the state", flaw(state, "no nulls"));
    for (const seat of [...watchers, null])
      yield* named(`the view of ${seat}`, flaw(moment.see(seat), "nulls"));
    const outcome = game.outcome(state);
    if (outcome !== undefined)
      yield* named("the outcome", flaw(outcome, "no nulls"));
    for (const seat of toMove)
      for (const move of some(moment.listed(seat), plan.listed, random))
        yield* named("a listed move", flaw(move, "nulls"));
    if (position.seq === 0) {
      yield* named("the options", flaw(match.options, "nulls"));
      yield* toldFlaws(moment, match.first.told);
    }
    const { chosen } = moment;
    if (chosen?.result.ok) yield* toldFlaws(moment, chosen.result.value.told);
  },
};

function* toldFlaws(
  { seats }: Moment,
  told: readonly EmittedEvent<unknown>[],
): Iterable<string> {
  for (const { event, only } of told) {
    yield* named("an event", flaw(event, "nulls"));
    if (only?.some((seat) => !seats.includes(seat)))
      yield `an event is told to nobody's seat: ${only.join(", ")}`;
  }
}

function* named(what: string, found: string | undefined): Iterable<string> {
  if (found !== undefined) yield `${what} has ${found}`;
}
