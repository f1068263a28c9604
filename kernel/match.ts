/** A match as a value: what it was dealt from, where it stands, and what every entry of its log told. */

import type { HeardEvents } from "./board.ts";
import type { AnyGame, Result, Seat } from "./contract.ts";
import type { LogEntry } from "./entry.ts";
import { play, start } from "./play.ts";
import type { Position, Step } from "./play.ts";
import type { Header } from "./record.ts";
import type { RecordCode } from "./refusal.ts";
import { ok, refuse } from "./result.ts";
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
  return ok({ game, header, key, position, told: [told] });
}

/** Goes on from a position that was kept; `told` is what every entry up to it told. */
export function resume(
  game: AnyGame,
  header: Header,
  position: Position<unknown>,
  told: Match["told"],
): Match {
  const key = keyOf(header);
  if (!key) throw new Error("A match without a seed.");
  if (told.length !== position.seq + 1)
    throw new Error(`${told.length} entries lead to position ${position.seq}.`);
  return { game, header, key, position, told };
}

/** What the entry would lead to. The match stays as it is: the step may still be lost before it is durable. */
export function attempt(
  { game, key, position }: Match,
  entry: LogEntry,
): Result<Step<unknown, unknown>> {
  switch (entry.type) {
    case "move":
      return play(game, key, position, entry.seat, entry.move);
  }
}

/** The match after a step that `attempt` gave for it. */
export function adopt(match: Match, step: Step<unknown, unknown>): Match {
  const { seq } = step.position;
  if (seq !== match.position.seq + 1)
    throw new Error(`Step ${seq} does not follow ${match.position.seq}.`);
  return {
    ...match,
    position: step.position,
    told: [...match.told, step.told],
  };
}

/** Everything a viewer was told since the deal. */
export function heardBy(
  { told }: Pick<Match, "told">,
  viewer: Viewer,
): HeardEvents<unknown>[] {
  return told.map((events, seq) => ({ seq, events: toldTo(events, viewer) }));
}

function keyOf({ seed, entropy }: Header): Uint8Array | undefined {
  const bytes = parseSeed(seed);
  return bytes && matchKey(bytes, entropy);
}
