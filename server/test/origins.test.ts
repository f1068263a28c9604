/** Records that somebody brings to be continued: what they may cost, and that nobody goes on from a position that was never played. */

import {
  begin,
  extendRecord,
  lastChange,
  makeHeader,
  openRecorded,
  parseSeed,
  recordEntry,
  takeOver,
  withSeating,
} from "@stolik/kernel";
import type { AnyGame, GameRecord, LogEntry } from "@stolik/kernel";
import { expect, it, vi } from "vitest";
import type { OriginRequest } from "../protocol/protocol.ts";
import type { Context } from "../tables/context.ts";
import { createTable } from "../tables/create.ts";
import { openTable } from "../tables/open.ts";
import { recordOf } from "../tables/record.ts";
import { startTable } from "../tables/start.ts";
import { moveOn, startedIn, testContext } from "./context.ts";
import { secrets } from "./secrets.ts";

const host = { id: "ala", name: "Ala" };
const game: AnyGame = {
  ...secrets,
  redeal: (view, seat, random) => secrets.determinize(view, seat, random),
};
const newer: AnyGame = { ...game, rulesVersion: 2 };
const draw = (index: number): LogEntry => ({
  type: "move",
  seat: index % 2,
  move: { type: "draw" },
});
const length = Array.from({ length: game.maxMoves }, (_, index) => index);
const draws = length.map(draw);

it("one with more entries about seats than any match is refused before it is played", async () => {
  const back: LogEntry[] = Array.from({ length: 60 }, () => [
    { type: "away", seat: 1 } as const,
    { type: "return", seat: 1 } as const,
  ]).flat();
  const long = written([...back, ...draws]);
  const short = written([...back.slice(0, 4), ...draws]);
  const toMove = vi.fn<AnyGame["toMove"]>(game.toMove);
  const context = await testContext({ ...game, toMove });
  expect(await from(context, { record: long })).toMatchObject(refused);
  expect(toMove).not.toHaveBeenCalled();
  expect(await from(context, { record: short })).toMatchObject({ ok: true });
});

it("one that continues others is together with them no longer than a match", async () => {
  const source = cut(written(draws), 4);
  const deep = written(draws, { record: source, seat: 0 });
  const moves = [...source.moves, ...source.moves];
  const longer = { ...deep, origin: { record: { ...source, moves }, seat: 0 } };
  const toMove = vi.fn<AnyGame["toMove"]>(game.toMove);
  const context = await testContext({ ...game, toMove });
  expect(await from(context, { record: longer })).toMatchObject(refused);
  expect(toMove).not.toHaveBeenCalled();
  expect(await from(context, { record: deep })).toMatchObject({ ok: true });
});

it("none is looked at where there is no room for the table", async () => {
  const toMove = vi.fn<AnyGame["toMove"]>(game.toMove);
  const context = await testContext({ ...game, toMove }, { tablesPerGuest: 0 });
  expect(await from(context, { record: written(draws) })).toMatchObject({
    refusal: { code: "too-many-tables" },
  });
  expect(toMove).not.toHaveBeenCalled();
});

it.each<[string, unknown]>([
  ["that its rules could read", { ...position([]).state, turn: 1 }],
  ["that they cannot read", {}],
])("a state is not taken on trust, %s", async (_, state) => {
  const forged = invented(state);
  const context = await testContext(newer);
  expect(await from(context, { record: forged })).toMatchObject(refused);
  const table = await finished(context);
  expect(await from(context, { record: forged, table })).toMatchObject(refused);
});

it("one of our tables that was taken over is continued from the change on", async () => {
  const old = await testContext(game);
  const { stored } = await startedIn(old);
  const before = await openTable(old, stored.id);
  if (!before) throw new Error("The table is gone.");
  await moveOn(old, before, 3);
  const context = await testContext(newer, { store: old.store });
  const table = await finished(context, stored.id);
  const record = await recorded(context, table);
  const seq = lastChange(record)?.seq ?? 0;
  expect(seq).toBe(4);
  const made = await from(context, { record, table, at: seq });
  if (!made.ok) throw new Error(made.refusal.code);
  expect(made.value.origin?.table).toBe(table);
  const { id } = made.value;
  expect(await startTable(context, id, host)).toMatchObject({ ok: true });
  for (const at of [0, seq - 1])
    expect(await from(context, { record, table, at })).toMatchObject({
      refusal: { code: "cannot-continue" },
    });
  expect(await from(context, { record })).toMatchObject(refused);
});

it("a match with the seed of one here and other moves was not played at that table", async () => {
  const context = await testContext(game);
  const table = await finished(context);
  const record = await recorded(context, table);
  const other = written(draws, undefined, record);
  expect(other.commitment).toBe(record.commitment);
  const made = await from(context, { record: other, table, at: 1 });
  expect(made).toMatchObject({ ok: true });
  expect(made.ok && made.value.origin?.table).toBeUndefined();
});

const refused = { refusal: { code: "bad-origin" } };

function from(context: Context, origin: Partial<OriginRequest>) {
  return createTable(context, host, {
    game: game.id,
    options: {},
    seats: [{ type: "me" }, { type: "bot", level: 1 }],
    origin: { record: {}, at: 5, seat: 0, ...origin },
  });
}

/** Played with the seed of another record, or one of its own, without a server. */
function written(
  entries: readonly LogEntry[],
  origin?: GameRecord["origin"],
  { seed, entropy }: Pick<GameRecord, "seed" | "entropy"> = {
    seed: "7".repeat(64),
    entropy: ["", ""],
  },
): GameRecord {
  const bytes = parseSeed(seed);
  if (!bytes) throw new Error("No seed.");
  const deal = { seats: 2, options: {}, seed: bytes, entropy, origin };
  const plain = makeHeader(game, deal);
  const isSeated = entries.some(({ type }) => type !== "move");
  const header = isSeated ? withSeating(plain) : plain;
  const begun = begin(game, header);
  if (!begun.ok) throw new Error(begun.refusal.code);
  let played = openRecorded(begun.value);
  for (const entry of entries) {
    const next = recordEntry(played, entry);
    // What goes on from the middle is over sooner.
    if (!next.ok) break;
    played = next.value;
  }
  return played.record;
}

function cut({ outcome: _outcome, ...record }: GameRecord, at: number) {
  return { ...record, moves: record.moves.slice(0, at) };
}

function position(entries: readonly LogEntry[]) {
  const begun = begin(game, written(entries));
  if (!begun.ok) throw new Error(begun.refusal.code);
  return { state: begun.value.position.state as object };
}

/** Nobody ever moved: the rules changed at once, somebody left, and all agreed to end it there. */
function invented(state: unknown): GameRecord {
  const seats: LogEntry[] = [
    { type: "away", seat: 1 },
    { type: "choice", seat: 0, choice: "end" },
    { type: "end" },
  ];
  return [takeOver(newer, game, state), ...seats].reduce(
    (record: GameRecord, entry) =>
      extendRecord(record, entry, state, undefined),
    withSeating(written([])) as GameRecord,
  );
}

/** A table whose match was played to its end. */
async function finished(context: Context, id?: string): Promise<string> {
  const known = id ?? (await startedIn(context)).stored.id;
  const table = await openTable(context, known);
  if (!table) throw new Error("The table is gone.");
  while (table.stored.status === "playing") await moveOn(context, table);
  return known;
}

async function recorded(context: Context, id: string): Promise<GameRecord> {
  const record = await recordOf(context, id);
  if (!record.ok) throw new Error(record.refusal.code);
  return record.value;
}
