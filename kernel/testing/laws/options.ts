/** The law of options: whatever a table sends, it is read or refused, and what was read can be dealt. */

import { canonical } from "../../canonical.ts";
import { start } from "../../play.ts";
import type { Law } from "../law.ts";
import type { Moment } from "../moment.ts";
import { garbage, mutated } from "../mutate.ts";
import { flaw } from "../plain.ts";

const MUTANTS = 24;

export const optionsAreParsed: Law = {
  name: "parseOptions reads or refuses anything, and what it reads can be dealt",
  *check(moment, random) {
    if (moment.position.seq !== 0) return;
    const { options } = moment.match;
    const raws = Array.from({ length: MUTANTS }, () =>
      mutated(options, garbage, random),
    );
    for (const raw of [...garbage, undefined, options, ...raws])
      yield* mishandled(moment, raw);
    const again = moment.game.parseOptions(options, moment.match.seats);
    if (!again.ok) yield "what it has read it refuses";
  },
};

function* mishandled({ game, match }: Moment, raw: unknown): Iterable<string> {
  const text = canonical(raw);
  try {
    const first = game.parseOptions(raw, match.seats);
    if (!first.ok) return;
    const found = flaw(first.value, "nulls");
    if (found) return yield `it lets through ${found}`;
    const again = game.parseOptions(first.value, match.seats);
    if (!again.ok) return yield `what it read of ${text} it refuses`;
    if (canonical(again.value) !== canonical(first.value))
      yield `what it read of ${text} it reads again as ${canonical(again.value)}`;
    start(game, { seats: match.seats, options: first.value, key: match.key });
  } catch (error) {
    yield `${text} threw ${String(error)}`;
  }
}
