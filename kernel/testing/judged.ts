/** Golden games judged, whole and continued in the middle of a turn: advised moves are legal where they are advised, and the judge repeats itself. */

import { describe, expect, it } from "vitest";
import type { AnyBot } from "../bot.ts";
import type { AnyGame, Seat } from "../contract.ts";
import { judgeRecord } from "../judge.ts";
import type { JudgedTurn } from "../judge.ts";
import type { Match } from "../match.ts";
import { parseRecord } from "../parse-record.ts";
import { play } from "../play.ts";
import type { GameRecord } from "../record.ts";
import { openRecorded } from "../recorded.ts";
import { replay, stepAt } from "../replay.ts";
import type { Replayed } from "../replay.ts";
import { continuedFrom } from "./continued-from.ts";
import { playOut } from "./play-out.ts";

interface Judge {
  readonly game: AnyGame;
  readonly bot: AnyBot;
}

interface JudgedPlan {
  /** The records by their file names, as `import.meta.glob("./golden/*.json")` gives them. */
  readonly files: Readonly<Record<string, unknown>>;
  /** Those that are continued in the middle of a turn; the same unless told. */
  readonly continued?: Readonly<Record<string, unknown>>;
  /** Every which turn of a record is judged, besides each seat's last; unless told, every one. */
  readonly every?: number;
  /** How many milliseconds one record may take. */
  readonly patience: number;
}

/** How many turns of each record, the last among them, another match begins in the middle of. */
const BEGINNINGS = 3;

/** Declares a test for each record; the shortest is judged once more. */
export function judgedGames(
  judgeOf: (record: GameRecord) => Judge,
  { files, continued = files, every = 1, patience }: JudgedPlan,
): void {
  const records = recordsIn(files).toSorted(
    (one, other) => length(one.record) - length(other.record),
  );
  const judgedOnce = new Map<GameRecord, readonly JudgedTurn[]>();
  const judgedIn = (record: GameRecord) => [
    ...judgeRecord(sparing(judgeOf(record), every), record),
  ];
  describe("judged games", () => {
    it.each(records)(
      "$name: what is advised is legal",
      { timeout: patience },
      ({ record }) => {
        const played = replayedIn(judgeOf(record), record);
        const { game, key } = played.match;
        const turns = judgedIn(record);
        judgedOnce.set(record, turns);
        for (const turn of turns) {
          const position = stepAt(played, turn.from)?.position;
          if (!position) throw new Error(`No position ${turn.from}.`);
          expectSound(turn, { game, key, position });
        }
      },
    );
    it(
      "a match that begins in the middle of a turn: what is advised is legal",
      { timeout: 2 * patience },
      () => {
        let [found, judged] = [0, 0];
        for (const { record } of recordsIn(continued)) {
          const judge = judgeOf(record);
          if (!judge.game.redeal) continue;
          for (const { at, seat } of beginningsIn(judge, record)) {
            found += 1;
            const match = continuedFrom(judge.game, record, at, seat);
            if (!match) continue;
            const again = playOut(openRecorded(match));
            const first = judgeRecord(judge, again).next();
            if (first.done) throw new Error("Nothing was played.");
            expectSound(first.value, match);
            judged += 1;
          }
        }
        if (found > 0) expect(judged).toBeGreaterThan(0);
      },
    );
    it("the judge repeats itself", { timeout: 2 * patience }, () => {
      const [shortest] = records;
      if (!shortest) throw new Error("There are no records.");
      const { record } = shortest;
      const once = judgedOnce.get(record) ?? judgedIn(record);
      expect(judgedIn(record)).toEqual(once);
    });
  });
}

function sparing({ game, bot }: Judge, every: number): Judge {
  let asked = 0;
  const assess: AnyBot["assess"] = (turn) => {
    asked += 1;
    const isJudged = turn.isLast || asked % every === 0;
    return isJudged ? (bot.assess?.(turn) ?? []) : [];
  };
  return { game, bot: { ...bot, assess } };
}

function recordsIn(files: JudgedPlan["files"]) {
  return Object.entries(files).map(([file, raw]) => {
    const parsed = parseRecord(raw);
    if (!parsed.ok) throw new Error(`${file}: ${parsed.refusal.code}`);
    return { name: file.replace(/^.*\/|\.json$/g, ""), record: parsed.value };
  });
}

/** Positions in the middle of whole turns, all through the record, and who is to move there. */
function beginningsIn({ game, bot }: Judge, record: GameRecord) {
  const silent = { ...bot, assess: () => [] };
  const within = [...judgeRecord({ game, bot: silent }, record)].flatMap(
    ({ seat, from, to }) =>
      Array.from({ length: to - from - 1 }, (_, index) => ({
        at: from + index + 1,
        seat,
      })),
  );
  const step = Math.max(1, Math.ceil(within.length / BEGINNINGS));
  return within.toReversed().filter((_, index) => index % step === 0);
}

/** Where a turn began. */
type Beginning = Pick<Match, "game" | "key" | "position">;

function expectSound(turn: JudgedTurn, beginning: Beginning): void {
  for (const one of turn.assessments) {
    expect(one.best).toBeGreaterThanOrEqual(one.played);
    expect(one.spread).toBeGreaterThanOrEqual(0);
    expect(refusedOf(one.advised, beginning, turn.seat)).toBeUndefined();
  }
}

function length({ moves }: GameRecord): number {
  return moves.length;
}

function replayedIn({ game }: Judge, record: GameRecord): Replayed {
  const replayed = replay(game, record);
  if (!replayed.ok) throw new Error(replayed.refusal.code);
  return replayed.value;
}

/** The first advised move that the rules refuse there. */
function refusedOf(
  advised: readonly unknown[],
  { game, key, position: first }: Beginning,
  seat: Seat,
): unknown {
  let position = first;
  for (const move of advised) {
    const step = play(game, key, position, seat, move);
    if (!step.ok) return { from: first.seq, move, refusal: step.refusal };
    ({ position } = step.value);
  }
  return undefined;
}
