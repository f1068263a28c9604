/** A match that was saved goes on: by the rules that played it, or by newer ones, which take it over. */

import {
  headerIn,
  isSameVersion,
  lastChange,
  migrated,
  ok,
  playedBy,
  quietEntriesIn,
  recordEntry,
  replay,
  resume,
  takeOver,
} from "@stolik/kernel";
import type { AnyGame, GameRecord, Match, Result } from "@stolik/kernel";
import { refuse } from "../refusals.ts";
import type { AppCode } from "../refusals.ts";
import type { LocalMatch, Rules } from "./local-match.ts";
import type { LeftState, Saved } from "./local-messages.ts";

/** Refused where these rules can neither play it again nor take it over. */
export function resumeMatch(rules: Rules, saved: Saved): Result<LocalMatch> {
  const { game, bot } = rules;
  const { record, players } = saved;
  if (!isSameVersion(playedBy(record), game))
    return takeSavedOver(rules, saved);
  const replayed = replay(game, record);
  if (!replayed.ok) return replayed;
  const match = withTold(replayed.value.match, record, saved.left);
  return ok({ bot, record, players, match, source: saved.source });
}

/** What rules before the last change told is not found by playing again. */
function withTold(
  match: Match,
  record: GameRecord,
  left: LeftState | undefined,
): Match {
  const change = lastChange(record);
  if (!change || !left) return match;
  const from = change.seq + 1;
  const told = [...left.told.slice(0, from), ...match.told.slice(from)];
  return { ...match, told };
}

function takeSavedOver(
  { game, bot }: Rules,
  { record, players, left, source }: Saved,
): Result<LocalMatch> {
  const from = playedBy(record);
  if (record.outcome || wasLeftBy(record, game)) return otherRules();
  const found = left ? inShape(game, record, left) : playedAgain(game, record);
  if (!found.ok) return found;
  const { state, told } = found.value;
  const position = { seq: record.moves.length, state };
  const quiet = quietEntriesIn(record);
  const match = resume(game, headerIn(record), position, told, quiet);
  const entry = takeOver(game, from, state);
  const taken = recordEntry({ match, record }, entry);
  return taken.ok ? ok({ bot, players, source, ...taken.value }) : taken;
}

/** A newer page has had it. */
function wasLeftBy(record: GameRecord, game: AnyGame): boolean {
  if (playedBy(record).rulesVersion > game.rulesVersion) return true;
  return quietEntriesIn(record).some(
    ({ entry }) => entry.type === "rules" && isSameVersion(entry.from, game),
  );
}

function inShape(
  game: AnyGame,
  record: GameRecord,
  { state, told }: LeftState,
): Result<LeftState> {
  try {
    return ok({ state: migrated(game, playedBy(record), state), told });
  } catch {
    // Nobody stands behind a device: the match is kept, and whoever played it is told.
    return otherRules();
  }
}

/** For a page that kept no state: the match is played again by these rules, as long as every check of the record comes out. */
function playedAgain(game: AnyGame, record: GameRecord): Result<LeftState> {
  const replayed = replay({ ...game, ...playedBy(record) }, record);
  if (!replayed.ok) return otherRules();
  const { position, told } = replayed.value.match;
  return ok({ state: position.state, told });
}

function otherRules(): Result<never, AppCode> {
  return refuse("other-rules");
}
