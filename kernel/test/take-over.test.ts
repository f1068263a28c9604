/** Rules that change in the middle of a match: the entry that says so, and the record from there on. */

import { describe, expect, it } from "vitest";
import type { AnyGame } from "../contract.ts";
import type { LogEntry, RulesEntry } from "../entry.ts";
import { attempt, heardBy } from "../match.ts";
import { parseRecord } from "../parse-record.ts";
import {
  extendRecord,
  lastChange,
  makeHeader,
  playedBy,
  uncheckedRecord,
} from "../record.ts";
import { openRecorded, recordEntry } from "../recorded.ts";
import type { Recorded } from "../recorded.ts";
import { replay, verify } from "../replay.ts";
import {
  migrated,
  parseRulesEntry,
  takeOver,
  versionOf,
} from "../take-over.ts";
import { begin, takeUp } from "../begin.ts";
import { toy } from "./toy.ts";
import { entropy, finishedMatch, options, seed } from "./toy-match.ts";

const older = toy as unknown as AnyGame;
/** Its states are as they were, but it says so. */
const newer: AnyGame = { ...older, rulesVersion: 2 };
const header = makeHeader(older, { seats: 2, options, seed, entropy });
const moves = finishedMatch().moves.map((made): LogEntry => ({
  type: "move",
  ...made,
}));
const BEFORE = 4;

function dealt(): Recorded {
  const begun = begin(older, header);
  if (!begun.ok) throw new Error(begun.refusal.code);
  return openRecorded(begun.value);
}

function after(before: Recorded, entry: LogEntry): Recorded {
  const next = recordEntry(before, entry);
  if (!next.ok) throw new Error(next.refusal.code);
  return next.value;
}

/** Taken over after four moves, and played to its end as far as moves still fit. */
function takenOver(): Recorded & { readonly entry: RulesEntry } {
  const left = moves.slice(0, BEFORE).reduce(after, dealt());
  const entry = takeOver(newer, older, left.match.position.state);
  const match = { ...left.match, game: newer };
  return { ...after({ ...left, match }, entry), entry };
}

function finished(): Recorded {
  let played: Recorded = takenOver();
  for (;;) {
    const { state } = played.match.position;
    const [seat] = newer.toMove(state);
    if (seat === undefined) return played;
    const [move] = newer.moves(state, seat);
    played = after(played, { type: "move", seat, move });
  }
}

describe("a change of rules", () => {
  it("goes on from its own state, tells nothing and leaves what was told", () => {
    const left = moves.slice(0, BEFORE).reduce(after, dealt()).match;
    const { match, entry } = takenOver();
    expect(match.position).toEqual({ seq: BEFORE + 1, state: entry.state });
    expect(match.told).toEqual([...left.told, []]);
    expect(heardBy(match, 0)).toEqual(heardBy(left, 0));
    expect(match.seating).toEqual(left.seating);
  });

  it("is refused by any rules but those that go on", () => {
    const { match } = dealt();
    const entry = takeOver(newer, older, match.position.state);
    expect(attempt(match, entry)).toMatchObject({
      refusal: { code: "other-rules" },
    });
  });

  it("brings a state of another version to the game's shape, and no other", () => {
    const game: AnyGame = {
      ...newer,
      migrate: (state, version) => ({ state, version }),
    };
    expect(migrated(game, older, "old")).toEqual({ state: "old", version: 1 });
    expect(migrated(game, game, "own")).toBe("own");
    expect(migrated(newer, older, "old")).toBe("old");
  });

  it.each([
    null,
    {},
    { ...takenOver().entry, type: "move" },
    { ...takenOver().entry, more: 1 },
    { ...takenOver().entry, from: {} },
    { ...takenOver().entry, to: { rulesVersion: 2, contentVersion: 1 } },
    { ...takenOver().entry, state: null },
  ])("is not read from %j", (raw) => {
    expect(parseRulesEntry(raw)).toBeUndefined();
  });
});

describe("a record with one", () => {
  const { record } = finished();
  const { entry, match } = takenOver();
  /** As a server writes it, which has the older rules no more. */
  const served = (() => {
    const before = uncheckedRecord(header, moves.slice(0, BEFORE));
    let written = extendRecord(before, entry, entry.state, undefined);
    let at = match;
    for (const row of record.moves.slice(BEFORE + 1)) {
      if ("entry" in row) throw new Error("Only moves follow.");
      const played = { type: "move", seat: row.seat, move: row.move } as const;
      ({ match: at, record: written } = after(
        { match: at, record: written },
        played,
      ));
    }
    return written;
  })();

  it.each([
    ["of a device", record],
    ["of a server", served],
  ])("is read back, replayed and verified from there: %s", (_, written) => {
    const read = parseRecord(JSON.parse(JSON.stringify(written)));
    expect(read).toEqual({ ok: true, value: written });
    expect(written).toMatchObject({ format: 3, rulesVersion: 1 });
    expect(playedBy(written)).toEqual(entry.to);
    expect(lastChange(written)).toEqual({ seq: BEFORE + 1, entry });
    const replayed = replay(newer, written);
    if (!replayed.ok) throw new Error(replayed.refusal.code);
    expect(replayed.value.steps[0]?.position.seq).toBe(BEFORE + 1);
    expect(verify(newer, written)).toEqual({
      ok: true,
      value: written.outcome,
    });
    expect(verify(older, written)).toMatchObject({
      refusal: { code: "other-rules" },
    });
  });

  it("is taken up with the seats as they were", () => {
    const taken = takeUp(newer, record);
    expect(taken.ok && taken.value.match.seating).toEqual(match.seating);
  });

  const [first] = served.moves;
  const rules = served.moves[BEFORE];
  const last = served.moves.at(-1);
  if (!first || !rules || !last) throw new Error("Rows are missing.");
  const end = served.moves.length - 1;
  it.each([
    ["a move before", served.moves.with(0, { ...first, seat: 7 } as never), 4],
    ["one left out", served.moves.toSpliced(1, 1), 3],
    [
      "the state",
      served.moves.with(BEFORE, { ...rules, entry: { ...entry, state: {} } }),
      4,
    ],
    [
      "a move after",
      served.moves.with(end, { ...last, check: "0".repeat(16) }),
      end,
    ],
  ])("is found out where it was changed: %s", (_, rows, at) => {
    const read = parseRecord({ ...served, moves: rows });
    if (!read.ok) throw new Error(read.refusal.code);
    expect(verify(newer, read.value)).toMatchObject({
      refusal: { values: { at: `moves[${at}]` } },
    });
  });

  it("is refused where its rules cannot read the state", () => {
    const before = uncheckedRecord(header, moves.slice(0, BEFORE));
    const unread = takeOver(newer, older, {});
    const written = extendRecord(before, unread, {}, undefined);
    expect(verify(newer, written)).toMatchObject({
      refusal: { code: "record-differs", values: { at: `moves[${BEFORE}]` } },
    });
  });

  const { check: _check, ...bare } = last;
  const { deal: _deal, ...undealt } = dealt().record;
  const unchanged = { ...entry, from: entry.to };
  const stranger = { ...entry, from: { ...entry.from, rulesVersion: 5 } };
  it.each([
    ["no check after it", { moves: served.moves.with(end, bare) }, end],
    [
      "a version that did not play before",
      { moves: served.moves.with(BEFORE, { ...rules, entry: stranger }) },
      BEFORE,
    ],
    [
      "a change of nothing, which would make any state one that was played",
      {
        ...versionOf(newer),
        moves: served.moves.with(BEFORE, { ...rules, entry: unchanged }),
      },
      BEFORE,
    ],
  ])("is refused with %s", (_, change, at) => {
    expect(parseRecord({ ...served, ...change })).toMatchObject({
      refusal: { code: "malformed-record", values: { at: `moves[${at}]` } },
    });
  });

  it("alone may go without the deal's check", () => {
    expect(parseRecord(undealt)).toMatchObject({
      refusal: { code: "malformed-record", values: { at: "deal" } },
    });
    expect(parseRecord({ ...served, format: 2 })).toMatchObject({
      refusal: { code: "malformed-record" },
    });
  });
});
