/** How a match begins: dealt from the box, or where another one is continued; and a record played again from its beginning. */

import type { AnyGame, Refusal, Result } from "./contract.ts";
import { same } from "./canonical.ts";
import { freeze } from "./copy.ts";
import { keptOptions } from "./kept-options.ts";
import { adopt, attempt, isOver, keyOf } from "./match.ts";
import type { Match } from "./match.ts";
import { redealt, retold } from "./origin.ts";
import { start } from "./play.ts";
import type { Step } from "./play.ts";
import { stream } from "./random.ts";
import { dealCheck, entryCheck, entryIn, headerIn } from "./record.ts";
import { lastChange } from "./record.ts";
import type { GameRecord, Header, Origin } from "./record.ts";
import type { RecordCode } from "./refusal.ts";
import { ok, refuse } from "./result.ts";
import { firstSeating } from "./seating.ts";
import { isCommitted } from "./seed.ts";
import { differs, rejectHeader, takeUpAt } from "./take-up.ts";
import type { TakenUp } from "./take-up.ts";

/** Deals, or goes on from where the header says. A refusal's value `at` names the member of the header that is off. */
export function begin(game: AnyGame, header: Header): Result<Match> {
  const key = keyOf(header);
  if (!key)
    return refuse<RecordCode>("malformed-record", undefined, { at: "seed" });
  const { seats, origin } = header;
  const options = keptOptions(game, header.options, seats);
  if (!options.ok) return off("options", options.refusal);
  const first = origin
    ? continued(game, header, origin, key)
    : ok(start(game, { seats, options: options.value, key }));
  if (!first.ok) return first;
  const { position, told } = first.value;
  const seating = firstSeating(seats);
  const begun = { game, header, key, position, told: [told], seating };
  return ok({ ...begun, quietEntries: [] });
}

/** A record as far as these rules have played it again. */
interface PlayedAgain {
  readonly match: Match;
  /** Where it was taken up, the deal or a change of rules; then one for each entry. */
  readonly steps: readonly Step<unknown, unknown>[];
}

/** Plays all entries again, from where these rules can, and compares their checks. A refusal's value `at` names the member or the move that is off. */
export function playAgain(
  game: AnyGame,
  record: GameRecord,
): Result<PlayedAgain> {
  const taken = takeUp(game, record);
  if (!taken.ok) return taken;
  let { match, check } = taken.value;
  const first = match.told.at(-1) ?? [];
  const steps: Step<unknown, unknown>[] = [
    { position: match.position, told: first, barrier: true },
  ];
  for (const row of record.moves.slice(match.position.seq)) {
    const at = `moves[${match.position.seq}]`;
    const entry = entryIn(row);
    if (entry.type === "rules") throw new Error("It was taken up too early.");
    const step = attempt(match, entry);
    if (!step.ok) return off(at, step.refusal);
    match = adopt(match, step.value);
    check = entryCheck(check, entry, match.position.state);
    if (check !== row.check) return differs(at);
    const { position, told, barrier } = step.value;
    steps.push({ position, told, barrier });
  }
  return ok({ match, steps });
}

/** Where today's rules can take the record up: at the deal, or where they took the match over from others. */
export function takeUp(game: AnyGame, record: GameRecord): Result<TakenUp> {
  const unfit = rejectHeader(game, record);
  if (unfit) return unfit;
  const change = lastChange(record);
  if (change) return takeUpAt(game, record, change);
  const header = headerIn(record);
  const begun = begin(game, header);
  if (!begun.ok) return begun;
  const match = begun.value;
  const check = dealCheck(header, match.position.state);
  return check === record.deal ? ok({ match, check }) : differs("deal");
}

/** The deal of a match that continues another: what the seat knew there is as it was, the rest is drawn from the new key. */
function continued(
  game: AnyGame,
  { seats, options }: Header,
  { record, seat }: Origin,
  key: Uint8Array,
): Result<Step<unknown, unknown>> {
  const isSame = record.seats === seats && same(record.options, options);
  if (!isSame || seat >= seats || !isCommitted(record))
    return differs("origin");
  const played = playAgain(game, record);
  if (!played.ok) return off("origin", played.refusal);
  const { match } = played.value;
  const state = isOver(match)
    ? undefined
    : redealt(game, match.position.state, seat, stream(key, 0));
  if (state === undefined)
    return refuse<RecordCode>("cannot-continue", undefined, { at: "origin" });
  return ok({
    position: freeze({ seq: 0, state }),
    told: freeze(retold(match.told, seat)),
    barrier: true,
  });
}

/** What is off there; within an origin, the place in it too. */
function off(at: string, { code, rule, values }: Refusal): Result<never> {
  const within = at === "origin" ? values?.["at"] : undefined;
  const place = within === undefined ? at : `${at}.${within}`;
  return refuse(code, rule, { ...values, at: place });
}
