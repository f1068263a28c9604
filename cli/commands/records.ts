/** `stolik replay` and `stolik verify`: a game record played again, and checked. */

import { readFileSync } from "node:fs";
import { gameIds } from "@stolik/games";
import { findGame } from "@stolik/games/node";
import { parseRecord, refuse, replay, verify } from "@stolik/kernel";
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
  return judge(argv, replayUsage, (game, record) => {
    const replayed = replay(game, record);
    if (!replayed.ok) return replayed;
    const { match, outcome } = replayed.value;
    const ending = match.seating.isEnded ? ENDED : null;
    return { ok: true, value: outcome ?? ending };
  });
}

export function verifyCommand(argv: readonly string[]): number {
  return judge(argv, verifyUsage, (game, record) => {
    const verified = verify(game, record);
    return verified.ok && verified.value === null
      ? { ok: true, value: ENDED }
      : verified;
  });
}

/** What is printed; null: the record is of a match that is not over. */
type Judged = Outcome | typeof ENDED | null;
const ENDED = "ended by agreement";

function judge(
  argv: readonly string[],
  usage: string,
  check: (game: AnyGame, record: GameRecord) => Result<Judged>,
): number {
  const { words, isHelp } = readArguments(argv, []);
  if (isHelp) {
    console.log(usage);
    return 0;
  }
  const file = onlyWord(words, "a game record's file");
  const result = checkText(readText(file), check);
  if (result.ok) {
    console.log(JSON.stringify(result.value));
    return 0;
  }
  console.error(`${file}: ${sentence(result.refusal)}`);
  return 1;
}

function checkText(
  text: string,
  check: (game: AnyGame, record: GameRecord) => Result<Judged>,
): Result<Judged> {
  const record = parseRecord(parseJson(text));
  if (!record.ok) return record;
  const entry = findGame(record.value.game);
  if (entry) return check(entry.game, record.value);
  return refuse<RecordCode>("other-game", undefined, {
    at: "game",
    known: gameIds.join(" "),
  });
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
