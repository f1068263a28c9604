/** A match as a value: what it was dealt from, where it stands, and what every entry of its log told. */

import type { HeardEvents } from "./board.ts";
import type { AnyGame, Result, Seat } from "./contract.ts";
import type { LogEntry, SeatingEntry } from "./entry.ts";
import { play, start } from "./play.ts";
import type { Position, Step } from "./play.ts";
import type { Header } from "./record.ts";
import type { PlayCode, RecordCode } from "./refusal.ts";
import { ok, refuse } from "./result.ts";
import { firstSeating, isSeating, reseat } from "./seating.ts";
import type { Seating } from "./seating.ts";
import { matchKey, parseSeed } from "./seed.ts";
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
  /** The entries that moved nothing, by their seq. */
  readonly seatingEntries: ReadonlyMap<number, SeatingEntry>;
}

/** What an entry led to. */
export interface MatchStep extends Step<unknown, unknown> {
  readonly entry: LogEntry;
  readonly seating: Seating;
}

/** Deals. A refusal's value `at` names the member of the header that is off. */
export function begin(game: AnyGame, header: Header): Result<Match> {
  const key = keyOf(header);
  if (!key)
    return refuse<RecordCode>("malformed-record", undefined, { at: "seed" });
  const options = game.parseOptions(header.options, header.seats);
  if (!options.ok) {
    const { code, rule, values } = options.refusal;
    return refuse(code, rule, { ...values, at: "options" });
  }
  const { seats } = header;
  const dealt = start(game, { seats, options: options.value, key });
  const { position, told } = dealt;
  const seating = firstSeating(seats);
  return ok({
    game,
    header,
    key,
    position,
    told: [told],
    seating,
    seatingEntries: new Map(),
  });
}

/** Goes on from a position that was kept; `told` is what every entry up to it told, `seatingEntries` those of them that moved nothing. */
export function resume(
  game: AnyGame,
  header: Header,
  position: Position<unknown>,
  told: Match["told"],
  seatingEntries: Match["seatingEntries"] = new Map(),
): Match {
  const key = keyOf(header);
  if (!key) throw new Error("A match without a seed.");
  if (told.length !== position.seq + 1)
    throw new Error(`${told.length} entries lead to position ${position.seq}.`);
  let seating = firstSeating(header.seats);
  for (const [seq, entry] of seatingEntries) {
    const seated = reseat(seating, entry);
    if (!seated.ok)
      throw new Error(`Entry ${seq} is refused: ${seated.refusal.code}.`);
    seating = seated.value;
  }
  return { game, header, key, position, told, seating, seatingEntries };
}

/** Whether nothing more can happen: it was played to its end, or ended by agreement. */
export function isOver({ game, position, seating }: Match): boolean {
  return seating.isEnded || game.toMove(position.state).length === 0;
}

/** What the entry would lead to. The match stays as it is: the step may still be lost before it is durable. */
export function attempt(match: Match, entry: LogEntry): Result<MatchStep> {
  const { game, key, position, seating } = match;
  if (seating.isEnded) return refuse<PlayCode>("match-over");
  if (!isSeating(entry)) {
    const step = play(game, key, position, entry.seat, entry.move);
    return step.ok ? ok({ ...step.value, entry, seating }) : step;
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

/** The match after a step that `attempt` gave for it. */
export function adopt(match: Match, step: MatchStep): Match {
  const { entry, seating } = step;
  const { seq } = step.position;
  if (seq !== match.position.seq + 1)
    throw new Error(`Step ${seq} does not follow ${match.position.seq}.`);
  return {
    ...match,
    position: step.position,
    told: [...match.told, step.told],
    seating,
    seatingEntries: isSeating(entry)
      ? new Map([...match.seatingEntries, [seq, entry]])
      : match.seatingEntries,
  };
}

/** Everything a viewer was told since the deal, move by move. */
export function heardBy(
  { told, seatingEntries }: Pick<Match, "told" | "seatingEntries">,
  viewer: Viewer,
): HeardEvents<unknown>[] {
  return told.flatMap((events, seq) =>
    seatingEntries.has(seq) ? [] : [{ seq, events: toldTo(events, viewer) }],
  );
}

function keyOf({ seed, entropy }: Header): Uint8Array | undefined {
  const bytes = parseSeed(seed);
  return bytes && matchKey(bytes, entropy);
}
