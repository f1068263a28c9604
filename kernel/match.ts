/** A match as a value: what it was dealt from, where it stands, and what every entry of its log told. */

import type { HeardEvents } from "./board.ts";
import type { AnyGame, Result, Seat } from "./contract.ts";
import { freeze } from "./copy.ts";
import { isQuiet, isSeating } from "./entry.ts";
import type { LogEntry, QuietRow, RulesEntry } from "./entry.ts";
import { heardBefore } from "./origin.ts";
import { play } from "./play.ts";
import type { Position, Step } from "./play.ts";
import type { Header } from "./record.ts";
import type { PlayCode, RecordCode } from "./refusal.ts";
import { ok, refuse } from "./result.ts";
import { reseat, reseatAll } from "./seating.ts";
import type { Seating } from "./seating.ts";
import { matchKey, parseSeed } from "./seed.ts";
import { isSameVersion } from "./take-over.ts";
import { toldTo } from "./turn.ts";
import type { EmittedEvent } from "./turn.ts";

/** A seat, or null for a spectator. */
export type Viewer = Seat | null;

export interface Match {
  readonly game: AnyGame;
  readonly header: Header;
  /** Seed and entropy together: every random stream of the match derives from it. */
  readonly key: Uint8Array;
  readonly position: Position<unknown>;
  /** What each entry told, by its seq; the first is the deal. */
  readonly told: readonly (readonly EmittedEvent<unknown>[])[];
  readonly seating: Seating;
  /** The entries that were no moves, in order. */
  readonly quietEntries: readonly QuietRow[];
}

/** What an entry led to. */
export interface MatchStep extends Step<unknown, unknown> {
  readonly entry: LogEntry;
  readonly seating: Seating;
}

/** Goes on from a position that was kept; `told` is what every entry up to it told, `quietEntries` those of them that were no moves. */
export function resume(
  game: AnyGame,
  header: Header,
  position: Position<unknown>,
  told: Match["told"],
  quietEntries: Match["quietEntries"] = [],
): Match {
  const key = keyOf(header);
  if (!key) throw new Error("A match without a seed.");
  if (told.length !== position.seq + 1)
    throw new Error(`${told.length} entries lead to position ${position.seq}.`);
  const seated = reseatAll(header.seats, quietEntries);
  if (!seated.ok) {
    const { code, values } = seated.refusal;
    throw new Error(`Entry ${values?.["seq"]} is refused: ${code}.`);
  }
  const seating = seated.value;
  return { game, header, key, position, told, seating, quietEntries };
}

/** Whether nothing more can happen: it was played to its end, or ended by agreement. */
export function isOver({ game, position, seating }: Match): boolean {
  return seating.isEnded || game.toMove(position.state).length === 0;
}

/** What the entry would lead to. The match stays as it is: the step may still be lost before it is durable. */
export function attempt(match: Match, entry: LogEntry): Result<MatchStep> {
  const { game, key, position, seating } = match;
  if (seating.isEnded) return refuse<PlayCode>("match-over");
  if (entry.type === "rules") return changeRules(match, entry);
  if (!isSeating(entry)) {
    const step = play(game, key, position, entry.seat, entry.move);
    if (!step.ok) return step;
    const { position: next, told, barrier } = step.value;
    return ok({ position: next, told, barrier, entry, seating });
  }
  if (isOver(match)) return refuse<PlayCode>("match-over");
  const seated = reseat(seating, entry);
  if (!seated.ok) return seated;
  return ok({
    position: { ...position, seq: position.seq + 1 },
    told: [],
    barrier: true,
    entry,
    seating: seated.value,
  });
}

/** After a change of rules only the new rules can read the state. */
function changeRules(
  { game, position, seating }: Match,
  entry: RulesEntry,
): Result<MatchStep> {
  if (!isSameVersion(entry.to, game)) return refuse<RecordCode>("other-rules");
  const state = freeze(entry.state);
  return ok({
    position: { seq: position.seq + 1, state },
    told: [],
    barrier: true,
    entry,
    seating,
  });
}

/** The match after a step that `attempt` gave for it. */
export function adopt(match: Match, step: MatchStep): Match {
  const { game, header, key } = match;
  const { entry, position, seating } = step;
  const { seq } = position;
  if (seq !== match.position.seq + 1)
    throw new Error(`Step ${seq} does not follow ${match.position.seq}.`);
  return {
    game,
    header,
    key,
    position,
    // In one go: a list that is spread and added to is copied twice.
    told: match.told.concat([step.told]),
    seating,
    quietEntries: isQuiet(entry)
      ? match.quietEntries.concat({ seq, entry })
      : match.quietEntries,
  };
}

/** Everything a viewer was told, move by move; what was told before the deal has negative numbers. */
export function heardBy(
  {
    told,
    quietEntries = [],
  }: Pick<Match, "told"> & Partial<Pick<Match, "quietEntries">>,
  viewer: Viewer,
): HeardEvents<unknown>[] {
  const [deal = []] = told;
  const quiet = new Set(quietEntries.map(({ seq }) => seq));
  const since = told.flatMap((events, seq) =>
    quiet.has(seq) ? [] : [{ seq, events: toldSince(events, viewer) }],
  );
  return [...heardBefore(deal, viewer), ...since];
}

/** Whether the entry there was no move; asked of late ones most of all. */
export function isQuietAt(
  { quietEntries }: Pick<Match, "quietEntries">,
  seq: number,
): boolean {
  return quietEntries.findLast((row) => row.seq <= seq)?.seq === seq;
}

function toldSince(
  events: readonly EmittedEvent<unknown>[],
  viewer: Viewer,
): unknown[] {
  return toldTo(
    events.filter(({ before }) => before === undefined),
    viewer,
  );
}

/** Undefined if the header's seed is not valid. */
export function keyOf({ seed, entropy }: Header): Uint8Array | undefined {
  const bytes = parseSeed(seed);
  return bytes && matchKey(bytes, entropy);
}
