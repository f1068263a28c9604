/** The laws of moves: what is listed is legal, what is odd is refused, and a complete list is complete. */

import { canonical } from "../../canonical.ts";
import type { Seat } from "../../contract.ts";
import { alike } from "../alike.ts";
import type { Law } from "../law.ts";
import type { Moment } from "../moment.ts";
import { garbage } from "../mutate.ts";
import { flaw } from "../plain.ts";
import { some } from "../sampling.ts";

export const listedAreLegal: Law = {
  name: "reject accepts every listed move, which parseMove reads back",
  *check(moment, random) {
    const { game, plan, state, toMove, chosen } = moment;
    for (const seat of toMove) {
      const moves = some(moment.listed(seat), plan.listed, random);
      if (seat === chosen?.seat) moves.push(chosen.move);
      for (const move of moves) yield* illegal(moment, seat, move);
      for (const at of [state, moment.see(seat)]) {
        if (!game.sample) break;
        const move = game.sample(at, seat, random);
        yield* illegal(moment, seat, move);
        yield* unlisted(moment, seat, move);
      }
    }
  },
};

export const oddAreRefused: Law = {
  name: "parseMove and reject refuse mutated moves without throwing",
  *check(moment) {
    const { position, toMove } = moment;
    for (const seat of toMove) {
      const raws = moment.mutants(seat);
      // undefined is what a missing member of a message reads as.
      const odd = position.seq === 0 ? [...garbage, undefined] : [];
      for (const raw of [...raws, ...odd]) yield* mishandled(moment, seat, raw);
    }
  },
};

export const completeIsComplete: Law = {
  name: "a game that declares its list complete refuses all unlisted moves",
  *check(moment) {
    const { game, plan, toMove } = moment;
    if (!game.complete) return;
    for (const seat of toMove) {
      const list = moment.listed(seat);
      if (list.length >= plan.listing) continue;
      for (const { move, isListed, answer } of moment.questions(seat)) {
        if (isListed || answer !== "null") continue;
        if (!list.some((listed) => alike(listed, move)))
          yield `seat ${seat} may play ${canonical(move)}`;
      }
    }
  },
};

function* illegal(
  { game, state }: Moment,
  seat: Seat,
  move: unknown,
): Iterable<string> {
  const text = canonical(move);
  const refusal = game.reject(state, seat, move);
  if (refusal) yield `seat ${seat}, ${text}: ${canonical(refusal)}`;
  const parsed = game.parseMove(JSON.parse(JSON.stringify(move)));
  if (!parsed.ok) yield `parseMove refuses ${text}`;
  else if (canonical(parsed.value) !== text)
    yield `parseMove reads ${text} as ${canonical(parsed.value)}`;
}

function* unlisted(
  { game, plan, listed }: Moment,
  seat: Seat,
  move: unknown,
): Iterable<string> {
  const list = listed(seat);
  if (!game.complete || list.length >= plan.listing) return;
  if (!list.some((other) => alike(other, move)))
    yield `sample gives seat ${seat} ${canonical(move)}, which is not listed`;
}

function* mishandled(
  moment: Moment,
  seat: Seat,
  raw: unknown,
): Iterable<string> {
  const { game, state } = moment;
  let doing = "parseMove";
  try {
    const parsed = game.parseMove(raw);
    if (!parsed.ok) return yield* wrongRefusal(doing, parsed.refusal);
    const found = flaw(parsed.value, "nulls");
    if (found) return yield `parseMove lets through ${found}`;
    doing = "reject";
    const refusal = game.reject(state, seat, parsed.value);
    if (refusal) return yield* wrongRefusal(doing, refusal);
    doing = "play";
    moment.playIn(state, seat, raw);
  } catch (error) {
    yield `${doing} of ${canonical(raw)} threw ${String(error)}`;
  }
}

function* wrongRefusal(by: string, refusal: unknown): Iterable<string> {
  const found = flaw(refusal, "no nulls");
  if (found) yield `the refusal by ${by} has ${found}`;
  const code = (refusal as { readonly code?: unknown }).code;
  if (typeof code !== "string") yield `the refusal by ${by} has no code`;
}
