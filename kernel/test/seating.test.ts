/** Seats that change hands: who may hold one when, and that records, replays and resumed matches know it. */

import { describe, expect, it } from "vitest";

import { nextBot, questionFor } from "../bot-turn.ts";
import type { AnyGame } from "../contract.ts";
import type { LogEntry, SeatingEntry } from "../entry.ts";
import { begin } from "../begin.ts";
import { adopt, attempt, heardBy, isOver, resume } from "../match.ts";
import type { Match } from "../match.ts";
import { randomMove } from "../playout.ts";
import { below, fastRandom, pick } from "../random.ts";
import { makeHeader, withSeating } from "../record.ts";
import type { GameRecord } from "../record.ts";
import { openRecorded, recordEntry } from "../recorded.ts";
import { parseRecord } from "../parse-record.ts";
import { replay, verify } from "../replay.ts";
import {
  firstSeating,
  parseSeatingEntry,
  reseat,
  seatBots,
  vacantSeats,
} from "../seating.ts";
import type { Seating } from "../seating.ts";
import { seed } from "./toy-match.ts";
import { toy } from "./toy.ts";

const game: AnyGame = toy;
const SEATS = 3;
const header = withSeating(
  makeHeader(game, {
    seats: SEATS,
    options: { rounds: 2 },
    seed,
    entropy: ["", "", ""],
  }),
);

const away = (seat: number) => ({ type: "away", seat }) as const;
const back = (seat: number) => ({ type: "return", seat }) as const;
const standIn = (seat: number) => ({ type: "stand-in", seat }) as const;
const choose = (seat: number, choice: "wait" | "stand-in" | "end") =>
  ({ type: "choice", seat, choice }) as const;
const end = { type: "end" } as const;

function seated(...entries: SeatingEntry[]): Seating {
  return entries.reduce((seating, entry) => {
    const next = reseat(seating, entry);
    if (!next.ok) throw new Error(next.refusal.code);
    return next.value;
  }, firstSeating(SEATS));
}

describe("a seat", () => {
  it.each<[string, SeatingEntry[], SeatingEntry, string]>([
    ["nobody returns who was not away", [], back(0), "no-change"],
    ["nobody is away twice", [away(0)], away(0), "no-change"],
    ["nothing is chosen while all play", [], choose(1, "end"), "nobody-away"],
    ["who is away chooses nothing", [away(0)], choose(0, "end"), "no-change"],
    [
      "one choice counts once",
      [away(0), choose(1, "end")],
      choose(1, "end"),
      "no-change",
    ],
    ["no bot without agreement", [away(0)], standIn(0), "not-agreed"],
    ["no end without agreement", [away(0)], end, "not-agreed"],
    [
      "to wait is no agreement",
      [away(0), choose(1, "wait")],
      end,
      "not-agreed",
    ],
    [
      "one agreement is not the other",
      [away(0), choose(1, "end")],
      standIn(0),
      "not-agreed",
    ],
    [
      "no bot for who plays",
      [away(0), choose(1, "stand-in")],
      standIn(2),
      "no-change",
    ],
    ["no such seat", [], away(3), "unknown-seat"],
    [
      "nothing after the end",
      [away(0), choose(1, "end"), end],
      back(0),
      "match-over",
    ],
  ])("%s", (_name, before, entry, code) => {
    expect(reseat(seated(...before), entry)).toMatchObject({
      ok: false,
      refusal: { code },
    });
  });

  it("goes from player to nobody to stand-in and back", () => {
    const gone = seated(away(1));
    expect(vacantSeats(gone)).toEqual([1]);
    const played = seated(away(1), choose(0, "stand-in"), standIn(1));
    expect(played.holders).toEqual(["player", "stand-in", "player"]);
    expect(played.choices).toEqual([null, null, null]);
    expect(seated(away(1), choose(0, "stand-in"), standIn(1), back(1))).toEqual(
      firstSeating(SEATS),
    );
  });

  it("keeps one agreement for all who are away, and asks anew when one more goes or comes", () => {
    const both = [away(0), away(1), choose(2, "stand-in")] as const;
    expect(seated(...both, standIn(0), standIn(1)).holders).toEqual([
      "stand-in",
      "stand-in",
      "player",
    ]);
    expect(seated(...both, back(0)).choices).toEqual([null, null, null]);
    expect(seated(away(0), choose(2, "end"), away(1)).choices).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("is played by a bot where one stands in, and by nobody where none does", () => {
    const people = [0, 1, 2].map(() => ({ type: "person" }) as const);
    const { state } = dealt().position;
    const [mover = 0] = game.toMove(state);
    const agreed = choose((mover + 1) % SEATS, "stand-in");
    const vacant = seated(away(mover));
    expect(nextBot(game, state, seatBots(people, vacant))).toBe(undefined);
    const taken = seated(away(mover), agreed, standIn(mover));
    expect(nextBot(game, state, seatBots(people, taken))).toMatchObject({
      seat: mover,
    });
  });
});

describe("what is read", () => {
  it.each([away(0), back(1), standIn(2), choose(0, "wait"), end])(
    "as an entry: %j",
    (entry) => expect(parseSeatingEntry(entry)).toEqual(entry),
  );

  it.each([
    null,
    {},
    { type: "move", seat: 0 },
    { type: "away" },
    { type: "away", seat: -1 },
    { type: "away", seat: 0, choice: "end" },
    { type: "choice", seat: 0 },
    { type: "choice", seat: 0, choice: "dance" },
    { type: "end", seat: 0 },
    { type: "end", more: 1 },
  ])("as none: %j", (raw) => expect(parseSeatingEntry(raw)).toBe(undefined));
});

describe("a match whose seats change hands", () => {
  it("keeps its position, tells nothing, and answers a bot with the seat's own view", () => {
    const before = dealt();
    const match = played(before, away(1), choose(0, "stand-in"), standIn(1));
    expect(match.position).toEqual({ ...before.position, seq: 3 });
    expect(heardBy(match, 1)).toEqual(heardBy(before, 1));
    const question = questionFor(match, 1, 2, 50);
    expect(question.view).toEqual(game.view(before.position.state, 1));
  });

  it("ends by agreement: nothing follows, it verifies, and nobody has won", () => {
    const entries = [away(1), choose(0, "end"), end];
    const match = played(dealt(), ...entries);
    expect(isOver(match)).toBe(true);
    const [mover = 0] = game.toMove(match.position.state);
    const move = randomMove(game, match.position.state, mover, fastRandom(1));
    expect(attempt(match, { type: "move", seat: mover, move })).toMatchObject({
      refusal: { code: "match-over" },
    });
    expect(verify(game, recordOf(entries))).toEqual({ ok: true, value: null });
  });

  it("is not over for those who still look for an agreement", () => {
    const record = recordOf([away(1), choose(0, "end")]);
    expect(verify(game, record)).toMatchObject({
      refusal: { code: "not-finished" },
    });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "of random entries is resumed, written down, read and verified (%i)",
    (number) => {
      const entries = randomEntries(number);
      const match = played(dealt(), ...entries);
      const record = recordOf(entries);
      const read = parseRecord(JSON.parse(JSON.stringify(record)));
      expect(read).toEqual({ ok: true, value: record });
      const replayed = replay(game, record);
      if (!replayed.ok) throw new Error(replayed.refusal.code);
      expect(replayed.value.match).toEqual(match);
      expect(verify(game, record).ok).toBe(isOver(match));
      const { position, told, quietEntries } = match;
      expect(resume(game, header, position, told, quietEntries)).toEqual(match);
    },
  );

  it("is found out where an entry was changed, left out or added", () => {
    const entries = [away(1), choose(0, "stand-in"), standIn(1), back(1)];
    const record = recordOf(entries);
    const { moves } = record;
    const changed = moves.with(0, { ...row(record, 0), entry: away(2) });
    const added = [...moves, { ...row(record, 0), entry: away(0) }];
    for (const [rows, at] of [
      [changed, "moves[0]"],
      [moves.toSpliced(1, 1), "moves[1]"],
      [added, "moves[4]"],
    ] as const)
      expect(replay(game, { ...record, moves: rows })).toMatchObject({
        refusal: { values: { at } },
      });
  });

  it("has no place in a record of moves alone", () => {
    const record = recordOf([away(1)]);
    expect(parseRecord({ ...record, format: 1 })).toMatchObject({
      refusal: { code: "malformed-record", values: { at: "moves[0]" } },
    });
  });
});

function dealt(): Match {
  const begun = begin(game, header);
  if (!begun.ok) throw new Error(begun.refusal.code);
  return begun.value;
}

function played(match: Match, ...entries: readonly LogEntry[]): Match {
  for (const entry of entries) {
    const step = attempt(match, entry);
    if (!step.ok) throw new Error(step.refusal.code);
    match = adopt(match, step.value);
  }
  return match;
}

function recordOf(entries: readonly LogEntry[]): GameRecord {
  let written = openRecorded(dealt());
  for (const entry of entries) {
    const next = recordEntry(written, entry);
    if (!next.ok) throw new Error(next.refusal.code);
    written = next.value;
  }
  return written.record;
}

function row(record: GameRecord, index: number) {
  const found = record.moves[index];
  if (!found) throw new Error(`There is no row ${index}.`);
  return found;
}

/** Moves with whatever may happen to the seats between them, until the match is over. */
function randomEntries(number: number): LogEntry[] {
  const random = fastRandom(number);
  const entries: LogEntry[] = [];
  let match = dealt();
  while (!isOver(match)) {
    const entry = randomEntry(match, random);
    const step = attempt(match, entry);
    if (!step.ok) continue;
    match = adopt(match, step.value);
    entries.push(entry);
  }
  return entries;
}

function randomEntry(
  { position: { state } }: Match,
  random: ReturnType<typeof fastRandom>,
): LogEntry {
  const seat = below(random, SEATS);
  if (below(random, 3) === 0) {
    const mover = pick(game.toMove(state), random);
    const move = randomMove(game, state, mover, random);
    return { type: "move", seat: mover, move };
  }
  return pick<SeatingEntry>(
    [
      away(seat),
      away(seat),
      choose(seat, "stand-in"),
      choose(seat, "wait"),
      choose(seat, "end"),
      standIn(seat),
      back(seat),
      ...(below(random, 20) === 0 ? [end] : []),
    ],
    random,
  );
}
