/** `stolik replay` and `stolik verify`: a game record played again, and checked. */

import { readFileSync } from "node:fs";
import { gameIds } from "@stolik/games";
import { findGame } from "@stolik/games/node";
import {
  chainOf,
  lastChange,
  parseRecord,
  refuse,
  replay,
  verify,
} from "@stolik/kernel";
import type {
  AnyGame,
  GameRecord,
  Outcome,
  RecordCode,
  Refusal,
  Result,
} from "@stolik/kernel";
import { BadArgument, onlyWord, readArguments } from "../arguments.ts";
import { replayUsage, verifyUsage } from "../usage.ts";

export function replayCommand(argv: readonly string[]): number {
  return judge(argv, replayUsage, "played again", (game, record) => {
    const replayed = replay(game, record);
    if (!replayed.ok) return replayed;
    const { match, outcome } = replayed.value;
    const ending = match.seating.isEnded ? ENDED : null;
    return { ok: true, value: outcome ?? ending };
  });
}

export function verifyCommand(argv: readonly string[]): number {
  return judge(argv, verifyUsage, "verified", (game, record) => {
    const verified = verify(game, record);
    return verified.ok && verified.value === null
      ? { ok: true, value: ENDED }
      : verified;
  });
}

/** What is printed; null: the record is of a match that is not over. */
type Judged = Outcome | typeof ENDED | null;
const ENDED = "ended by agreement";

type Check = (game: AnyGame, record: GameRecord) => Result<Judged>;

function judge(
  argv: readonly string[],
  usage: string,
  done: string,
  check: Check,
): number {
  const { words, isHelp } = readArguments(argv, []);
  if (isHelp) {
    console.log(usage);
    return 0;
  }
  const file = onlyWord(words, "a game record's file");
  const record = parseRecord(parseJson(readText(file)));
  const result = record.ok ? checkRecord(record.value, check) : record;
  if (!result.ok) {
    console.error(`${file}: ${sentence(result.refusal)}`);
    return 1;
  }
  console.log(JSON.stringify(result.value));
  // Not among the answer, which programs read.
  if (record.ok)
    for (const note of notesOn(record.value, done))
      console.error(`${file}: ${note}`);
  return 0;
}

/** How far back these rules can tell, of the record and of every match that it continues. */
function* notesOn(record: GameRecord, done: string): Iterable<string> {
  for (const [index, part] of chainOf(record).entries()) {
    const whose = index === 0 ? "" : `match ${nameOf(part)} `;
    const from = sinceWhen(part);
    if (from) yield `${whose}${done} from ${from}`;
    const origin = whereFrom(part);
    if (origin) yield `${whose}${origin}`;
  }
}

function checkRecord(record: GameRecord, check: Check): Result<Judged> {
  const entry = findGame(record.game);
  if (entry) return check(entry.game, record);
  return refuse<RecordCode>("other-game", undefined, {
    at: "game",
    known: gameIds.join(" "),
  });
}

/** From which move on these rules can tell; undefined: from the deal on. */
function sinceWhen(record: GameRecord): string | undefined {
  const change = lastChange(record);
  if (!change) return undefined;
  const { from, to } = change.entry;
  const before =
    from.rulesVersion === to.rulesVersion
      ? `with content ${from.contentVersion}`
      : `under rules ${from.rulesVersion}`;
  return `move ${change.seq + 1}: the moves before were played ${before}, which this build does not have`;
}

/** Which match it continues; undefined: none. */
function whereFrom({ origin }: GameRecord): string | undefined {
  if (!origin) return undefined;
  const { record, seat } = origin;
  return `continues match ${nameOf(record)} after move ${record.moves.length}, from what seat ${seat} knew`;
}

/** Enough of the commitment to know it by. */
function nameOf({ commitment }: GameRecord): string {
  return commitment.slice(0, 16);
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const code =
      error instanceof Error && "code" in error ? String(error.code) : "";
    throw new BadArgument(`Cannot read ${file}${code && ` (${code})`}.`);
  }
}

/** Text that is no JSON is no record either: the parser says so. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A refusal in words for a terminal: where, what, by which rule. */
export function sentence({ code, rule, values }: Refusal): string {
  const { at, ...rest } = values ?? {};
  const details = Object.entries(rest).map(
    ([name, value]) => `${name} ${value}`,
  );
  const because = [...(rule ? [rule] : []), ...details].join(", ");
  return `${at ? `${at}: ` : ""}${code}${because && ` (${because})`}`;
}
