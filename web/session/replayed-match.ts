/** A record played again: checked as a whole, then shown position by position, with any eyes. */

import {
  adopt,
  attempt,
  entryIn,
  headerIn,
  heardBy,
  ok,
  parseRecord,
  resume,
  seedToHex,
  stepAt,
  verifiedReplay,
} from "@stolik/kernel";
import type {
  AnyGame,
  GameRecord,
  LogEntry,
  Match,
  Refusal,
  Replayed,
  Result,
  Seat,
} from "@stolik/kernel";
import { refusal } from "../refusals.ts";
import type { AppCode } from "../refusals.ts";
import type {
  Branch,
  Place,
  Replay,
  ReplayedEntry,
  ReplayedPosition,
} from "./replay-messages.ts";

export interface ReplayedMatch {
  readonly record: GameRecord;
  readonly game: AnyGame;
  readonly replayed: Replayed;
}

/** Reads foreign data as the record of a game, whatever it is worth. */
export function readRecord(raw: unknown): Result<GameRecord> {
  const parsed = parseRecord(raw);
  return parsed.ok ? parsed : { ok: false, refusal: inWords(parsed.refusal) };
}

/** Plays all of it again. What does not come out is refused. */
export function replayRecord(
  game: AnyGame,
  record: GameRecord,
): Result<ReplayedMatch> {
  const replayed = verifiedReplay(game, record);
  return replayed.ok
    ? ok({ record, game, replayed: replayed.value })
    : { ok: false, refusal: inWords(replayed.refusal) };
}

/** What there is to see of it. */
export function replayOf({ record, replayed }: ReplayedMatch): Replay {
  const { match, steps } = replayed;
  const first = steps[0]?.position.seq ?? 0;
  const { seq: last, state: end } = match.position;
  const { commitment, seed, entropy } = record;
  return {
    game: record.game,
    seats: record.seats,
    first,
    last,
    entries: record.moves
      .map((row, index) => entryAt(index + 1, entryIn(row)))
      .slice(first),
    // What was told before the deal is no part of this match.
    heard: heardBy(match, null).filter(({ seq }) => seq >= 0),
    end,
    proof: {
      commitment,
      seed,
      entropy,
      key: seedToHex(match.key),
      checked: last - first,
    },
  };
}

/** The match as it stood there, seen with these eyes. */
export function positionAt(
  replayed: ReplayedMatch,
  { at, eyes, branch }: Place,
): Omit<ReplayedPosition, "continuable"> {
  const match = branch ? branchAt(replayed, branch, at) : matchAt(replayed, at);
  const { game, position, seating } = match;
  const { state } = position;
  const seat = eyes === "all" ? null : eyes;
  const heard = heardBy(match, seat);
  const { isEnded } = seating;
  return {
    // A board hears of moves alone.
    seq: heard.at(-1)?.seq ?? at,
    // A state is a view without holes.
    view: eyes === "all" ? state : game.view(state, seat),
    seat,
    heard,
    toMove: isEnded ? [] : game.toMove(state),
    outcome: game.outcome(state),
    canMove: false,
    refusal: undefined,
    isShared: true,
    isPast: true,
    handTo: null,
    holders: seating.holders,
    ...(isEnded ? { isEnded } : {}),
  };
}

function matchAt({ record, game, replayed }: ReplayedMatch, at: number): Match {
  const { match } = replayed;
  const position = stepAt(replayed, at)?.position;
  if (!position) throw new Error(`There is no position ${at}.`);
  const told = match.told.slice(0, at + 1);
  const quiet = match.quietEntries.filter(({ seq }) => seq <= at);
  return resume(game, headerIn(record), position, told, quiet);
}

/** The match as it would have stood there, by the same rules and the same chance. */
function branchAt(
  replayed: ReplayedMatch,
  { from, seat, moves }: Branch,
  at: number,
): Match {
  let match = matchAt(replayed, from);
  for (const move of moves.slice(0, at - from)) {
    const step = attempt(match, { type: "move", seat, move });
    if (!step.ok) throw new Error(`A branch is off: ${step.refusal.code}.`);
    match = adopt(match, step.value);
  }
  return match;
}

function entryAt(seq: number, entry: LogEntry): ReplayedEntry {
  const seat: Seat | undefined = "seat" in entry ? entry.seat : undefined;
  return { seq, type: entry.type, seat };
}

/** The kernel names the member that is off; a person is told what that means. */
function inWords({ code, values }: Refusal): Refusal {
  const at = String(values?.["at"] ?? "");
  if (at.startsWith("origin")) return refusal("record-origin");
  const row = /^moves\[(\d+)\]$/.exec(at)?.[1];
  if (isKnown(code)) return values ? { code, values } : refusal(code);
  if (row !== undefined)
    return refusal("record-move", undefined, { move: Number(row) + 1 });
  return at === "commitment" || at === "deal"
    ? refusal("record-shuffle")
    : refusal("record-differs");
}

/** Those that say all there is to say. What the rules refuse in a record was not played by them. */
const known = [
  "bad-seats",
  "malformed-record",
  "not-finished",
  "other-content",
  "other-game",
  "other-rules",
] as const satisfies readonly AppCode[];

function isKnown(code: string): code is (typeof known)[number] {
  return known.some((one) => one === code);
}
