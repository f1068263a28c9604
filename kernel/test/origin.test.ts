/** Matches that continue another: what they begin from, what is told again, and origins that are refused. */

import { describe, expect, it } from "vitest";

import { begin } from "../begin.ts";
import type { Result, Seat } from "../contract.ts";
import { copy } from "../copy.ts";
import { heardBy } from "../match.ts";
import type { Match } from "../match.ts";
import { MOST_ORIGINS, originAt } from "../origin.ts";
import { parseRecord } from "../parse-record.ts";
import { makeHeader } from "../record.ts";
import type { GameRecord, Origin } from "../record.ts";
import { openRecorded } from "../recorded.ts";
import { replay, verify } from "../replay.ts";
import { seedFrom } from "../seed.ts";
import { playOut } from "../testing/play-out.ts";
import { continuedToy as toy } from "./toy.ts";
import type { ToyState } from "./toy.ts";
import { entropy, finishedMatch, options, recordOf } from "./toy-match.ts";

const source = finishedMatch();
const sourceRecord = recordOf(source);
const AT = 1;
const SEAT = 1;

describe("a continued match", () => {
  const before = source.steps[AT]?.position.state as ToyState;
  const match = beginFrom(originOf(sourceRecord));

  it("begins with what the seat saw", () => {
    const { seq, state } = match.position;
    expect(seq).toBe(0);
    expect(toy.view(state as ToyState, SEAT)).toEqual(toy.view(before, SEAT));
  });

  it("draws the rest from its own key", () => {
    const decks = ["one", "two", "three"].map((seed) => {
      const { state } = beginFrom(originOf(sourceRecord), seed).position;
      return JSON.stringify(state);
    });
    expect(new Set(decks).size).toBe(3);
  });

  it("tells again what the seat and what all were told, under negative numbers", () => {
    const played = replay(toy, originOf(sourceRecord).record);
    if (!played.ok) throw new Error(played.refusal.code);
    for (const viewer of [SEAT, null]) {
      const heard = heardBy(played.value.match, viewer);
      expect(heardBy(match, viewer)).toEqual([
        ...heard.map(({ seq, events }) => ({ seq: seq - AT - 1, events })),
        { seq: 0, events: [] },
      ]);
    }
  });

  it("does not tell others what they alone were told", () => {
    const alone = { event: { type: "got" }, only: [0] };
    const other = source.steps.findIndex(({ told }) =>
      told.some(({ only }) => only?.includes(0)),
    );
    expect(other).toBeGreaterThan(0);
    const origin = originAt(sourceRecord, other, SEAT);
    const [deal] = beginFrom(origin).told;
    expect(deal).not.toContainEqual(expect.objectContaining(alone));
  });

  it("is played to its end, and its record verifies", () => {
    const record = playOut(openRecorded(match));
    expect(record.format).toBe(4);
    expect(parseRecord(copy(record))).toEqual({ ok: true, value: record });
    expect(verify(toy, record)).toEqual({ ok: true, value: record.outcome });
  });

  it("can be continued itself, and hears all that was told", () => {
    const again = beginFrom(originOf(playOut(openRecorded(match))), "again");
    expect(verify(toy, playOut(openRecorded(again)))).toMatchObject({
      ok: true,
    });
    expect(heardBy(again, null).map(({ seq }) => seq)).toEqual([
      -4, -3, -2, -1, 0,
    ]);
  });
});

describe("an origin is refused", () => {
  const record = playOut(openRecorded(beginFrom(originOf(sourceRecord))));
  const { origin } = record;
  if (!origin) throw new Error("It continues nothing.");
  const forged = (change: Partial<GameRecord>): GameRecord => ({
    ...record,
    origin: { ...origin, record: { ...origin.record, ...change } },
  });

  it.each<[string, GameRecord, string]>([
    ["of another seat", { ...record, origin: { ...origin, seat: 0 } }, "deal"],
    ["of no seat", { ...record, origin: { ...origin, seat: 9 } }, "origin"],
    ["with a seed of its own", forged({ seed: "0".repeat(64) }), "origin"],
    ["with other options", forged({ options: { rounds: 1 } }), "origin"],
    ["with another deal", forged({ deal: "0".repeat(16) }), "origin.deal"],
    ["a move short", forged({ moves: [] }), "deal"],
    [
      "with a move that was not made",
      forged({
        moves: [{ seat: 0, move: { type: "bid", card: 1 }, check: "" }],
      }),
      "origin.moves[0]",
    ],
  ])("%s", (_, changed, at) => {
    const result = verify(toy, changed);
    expect(result).toMatchObject({ ok: false, refusal: { values: { at } } });
  });

  it("where others have decided in secret", () => {
    const at = source.steps.findIndex(({ position: { state } }) =>
      state.bids.some((bid) => bid.length > 0),
    );
    const state = source.steps[at]?.position.state;
    const bidder = state?.bids.findIndex((bid) => bid.length > 0) ?? 0;
    const begun = tryFrom(originAt(sourceRecord, at, 1 - bidder));
    expect(begun).toMatchObject({ refusal: { code: "cannot-continue" } });
    expect(tryFrom(originAt(sourceRecord, at, bidder))).toMatchObject({
      ok: true,
    });
  });

  it("where the match is over", () => {
    const last = sourceRecord.moves.length;
    const begun = tryFrom(originAt(sourceRecord, last, SEAT));
    expect(begun).toMatchObject({ refusal: { code: "cannot-continue" } });
  });

  it.each([
    [{ ...record, format: 1 }, "format"],
    [{ ...sourceRecord, format: 4 }, "format"],
    [{ ...record, origin: 7 }, "origin"],
    [{ ...record, origin: { ...origin, extra: 1 } }, "origin"],
    [{ ...record, origin: { ...origin, seat: -1 } }, "origin"],
    [{ ...record, origin: { ...origin, record: {} } }, "origin.format"],
    [
      { ...record, origin: { ...origin, record: sourceRecord } },
      "origin.outcome",
    ],
  ])("as no record: case %#", (raw, at) => {
    expect(parseRecord(raw)).toMatchObject({
      refusal: { code: "malformed-record", values: { at } },
    });
  });

  it("after too many others", () => {
    let deep = sourceRecord;
    for (let times = 0; times < MOST_ORIGINS; times += 1) {
      const deeper = originAt(deep, 0, SEAT);
      if (!deeper) throw new Error("Refused too early.");
      deep = { ...record, origin: deeper };
    }
    expect(parseRecord(deep)).toMatchObject({ ok: true });
    expect(originAt(deep, 0, SEAT)).toBeUndefined();
    const { outcome: _outcome, ...part } = deep;
    const deeper = { ...record, origin: { record: part, seat: SEAT } };
    expect(parseRecord(deeper)).toMatchObject({ ok: false });
  });
});

function originOf(record: GameRecord, at = AT, seat: Seat = SEAT): Origin {
  const origin = originAt(record, at, seat);
  if (!origin) throw new Error("Continued too often.");
  return origin;
}

function tryFrom(
  origin: Origin | undefined,
  text = "continued",
): Result<Match> {
  const seed = seedFrom(text);
  const deal = { seats: 2, options, seed, entropy, origin };
  return begin(toy, makeHeader(toy, deal));
}

function beginFrom(origin: Origin | undefined, text?: string): Match {
  const begun = tryFrom(origin, text);
  if (!begun.ok) throw new Error(begun.refusal.code);
  return begun.value;
}
