/** A match that began under older rules goes on under newer ones: from its head, however the server before it ended. */

import {
  heardBy,
  lastChange,
  parseRecord,
  refusal,
  replay,
  verify,
} from "@stolik/kernel";
import type { AnyGame, GameRecord } from "@stolik/kernel";
import { expect, it } from "vitest";
import { OtherRules, refusalFor, StoreFailure } from "../store/failure.ts";
import type { Store } from "../store/store.ts";
import type { Context } from "../tables/context.ts";
import { playMove } from "../tables/moves.ts";
import type { OpenTable } from "../tables/open-table.ts";
import { openTable } from "../tables/open.ts";
import { recordOf } from "../tables/record.ts";
import { ownTables } from "../tables/own-tables.ts";
import { changeSeating } from "../tables/seating.ts";
import { becomeGuest, openPage, startedTable } from "./client.ts";
import type { Guest } from "./client.ts";
import { moveOn, startedIn, testContext } from "./context.ts";
import { sendMove } from "./play.ts";
import { secrets } from "./secrets.ts";
import type { SecretsState } from "./secrets.ts";
import { testServer } from "./server.ts";

const bot = { choose: () => ({ move: undefined, considered: [] }) };
const draw = { type: "draw" };

/** Cards are numbered from 200 on, and nobody may show one any more. */
const newer: AnyGame = {
  ...secrets,
  rulesVersion: 2,
  migrate(state, rulesVersion) {
    expect(rulesVersion).toBe(1);
    const renumbered = (card: number) => card + 100;
    const { deck, hands, shown, ...others } = state as SecretsState;
    return {
      ...others,
      deck: deck.map(renumbered),
      hands: hands.map((hand) => hand.map(renumbered)),
      shown: shown.map(renumbered),
    };
  },
  reject: (at, seat, move) =>
    (move as { type: string }).type === "show"
      ? refusal("not-in-hand", "S3")
      : secrets.reject(at, seat, move),
  *moves() {
    yield draw;
  },
};

/** A table after so many random moves under the older rules, without a snapshot since the deal. */
async function begun(moves: number) {
  const context = await testContext(secrets);
  const table = await startedIn(context);
  await moveOn(context, table, moves);
  return { context, table, id: table.stored.id, store: context.store };
}

async function opened(context: Context, id: string): Promise<OpenTable> {
  const table = await openTable(context, id);
  if (!table?.match) throw new Error("The table is gone.");
  return table;
}

/** As a program from before patches wrote it. */
function withoutPatches(store: Store): Store {
  return { ...store, patches: async () => new Map() };
}

it("an older state is brought to today's shape before anybody sees it", async () => {
  const old = await testServer({ findGame: () => ({ game: secrets, bot }) });
  const guests = [
    await becomeGuest(old.url, "Ala"),
    await becomeGuest(old.url, "Ugo"),
  ];
  const [ala, ugo] = guests as [Guest, Guest];
  const table = await startedTable(guests, 0, {}, "secrets");
  const before = await openPage(old.url, ala.cookie);
  before.send({ v: 1, type: "watch", table });
  await before.when(() => before.seq === 0);
  await sendMove(before, table, "one", draw, 0);
  await before.when(() => before.seq === 1);
  await old.close();

  const server = await testServer({
    dataFolder: old.folder,
    findGame: () => ({ game: newer, bot }),
  });
  const page = await openPage(server.url, ugo.cookie);
  page.send({ v: 1, type: "watch", table });
  await page.when(() => page.seq === 2);
  // The change itself is nothing that a board shows.
  expect(page.heard.map(({ seq }) => seq)).toEqual([0, 1]);
  const played = await sendMove(page, table, "two", draw, 2);
  expect(played).toMatchObject({ type: "accepted", seq: 3 });
  await page.when(() => page.seq === 3);
  const { hands } = page.view as SecretsState;
  expect(hands[1]?.every((card) => card >= 200)).toBe(true);
});

it("after a crash the match goes on from the very state that the older rules left", async () => {
  const { table, id, store } = await begun(6);
  const { position, told } = table.match!;
  const context = await testContext(newer, { store });
  const taken = await opened(context, id);
  expect(taken.match?.position).toEqual({
    seq: 7,
    state: newer.migrate?.(position.state, 1),
  });
  expect(taken.match?.told).toEqual([...told, []]);
  expect(heardBy(taken.match!, 0)).toEqual(heardBy(table.match!, 0));
  expect(taken.stored).toMatchObject({ rulesVersion: 2, dealtVersion: 1 });
  const [change] = await store.log(id, 7);
  expect(change?.rules).toMatchObject({
    from: { rulesVersion: 1 },
    to: { rulesVersion: 2 },
  });

  // Read once more, it is the same, and nothing is taken over twice.
  const again = await opened(await testContext(newer, { store }), id);
  expect(again.match).toEqual(taken.match);
  expect(await store.log(id, 7)).toHaveLength(1);
});

it("what happened to the seats stays so", async () => {
  const { context, table, id, store } = await begun(2);
  await changeSeating(context, table, { type: "away", seat: 1 });
  await moveOn(context, table, 1);
  const taken = await opened(await testContext(newer, { store }), id);
  expect(taken.match?.seating.holders).toEqual(["player", "nobody"]);
  expect(taken.match?.position.seq).toBe(5);
});

it("the record of such a match has both versions, and is verified from the change on", async () => {
  const { id, store } = await begun(6);
  const context = await testContext(newer, { store });
  const table = await opened(context, id);
  expect(await recordOf(context, id)).toMatchObject({
    refusal: { code: "not-over" },
  });
  await moveOn(context, table, 8);
  expect(table.stored.status).toBe("over");
  const given = await recordOf(context, id);
  const read = parseRecord(JSON.parse(JSON.stringify(given.ok && given.value)));
  if (!read.ok) throw new Error(read.refusal.code);
  const record = read.value;
  expect(record).toMatchObject({ format: 3, rulesVersion: 1 });
  expect(lastChange(record)).toMatchObject({
    seq: 7,
    entry: { from: { rulesVersion: 1 }, to: { rulesVersion: 2 } },
  });
  expect(verify(newer, record)).toEqual({ ok: true, value: record.outcome });
  expect(verify(secrets, record)).toMatchObject({
    refusal: { code: "other-rules" },
  });
  for (const index of record.moves.keys())
    expect(verify(newer, changed(record, index)).ok).toBe(false);
  const replayed = replay(newer, record);
  expect(replayed.ok && replayed.value.steps).toHaveLength(9);
});

/** Another seat made the move, or the rules changed from another state. */
function changed(record: GameRecord, index: number): GameRecord {
  const row = record.moves[index];
  if (!row) throw new Error(`There is no row ${index}.`);
  const other =
    "seat" in row
      ? { ...row, seat: 1 - row.seat }
      : { ...row, entry: { ...row.entry, state: {} } };
  return {
    ...record,
    moves: record.moves.with(index, other as typeof row),
  };
}

it("rules change as often as they will", async () => {
  const { id, store } = await begun(2);
  const second = await testContext(newer, { store });
  await moveOn(second, await opened(second, id), 2);
  const newest: AnyGame = {
    ...newer,
    rulesVersion: 3,
    migrate: (state, rulesVersion) => {
      expect(rulesVersion).toBe(2);
      return state;
    },
  };
  const third = await testContext(newest, { store });
  const table = await opened(third, id);
  await moveOn(third, table, 10);
  const record = await recordOf(third, id);
  if (!record.ok) throw new Error(record.refusal.code);
  expect(parseRecord(record.value).ok).toBe(true);
  expect(record.value.rulesVersion).toBe(1);
  expect(lastChange(record.value)?.seq).toBe(6);
  expect(verify(newest, record.value)).toMatchObject({ ok: true });
});

it("rows of a program from before patches are played again where they come out the same", async () => {
  const { table, id, store } = await begun(3);
  const same: AnyGame = { ...secrets, rulesVersion: 2 };
  const context = await testContext(same, { store: withoutPatches(store) });
  const taken = await opened(context, id);
  expect(taken.match?.position).toEqual({ ...table.match?.position, seq: 4 });
});

it("where they do not, a clear word is said, and the older rules can go on", async () => {
  const { context, table, id, store } = await begun(6);
  const other = await testContext(newer, { store: withoutPatches(store) });
  const failure: unknown = await openTable(other, id).catch((error) => error);
  expect(failure).toBeInstanceOf(OtherRules);
  expect(refusalFor(failure)).toMatchObject({ code: "other-rules" });
  // In the list of one's own it is nobody's turn there.
  const seated = { ...table.stored, status: "playing", movedAt: 0 } as const;
  const tablesOf = async () => [seated];
  const [listed, going] = await Promise.all(
    [other, context].map((node) =>
      ownTables({ ...node, store: { ...node.store, tablesOf } }, "anybody"),
    ),
  );
  expect(listed).toMatchObject([{ id, toMove: [], isStopped: true }]);
  expect(going?.[0]).not.toHaveProperty("isStopped");
  expect(await store.log(id, 0)).toHaveLength(7);
  await moveOn(context, table, 1);
  expect(table.match?.position.seq).toBe(7);
});

it("of several nodes with newer rules one takes the table over, and all go on", async () => {
  const { id, store } = await begun(3);
  const contexts = await Promise.all(
    [1, 2, 3].map(() => testContext(newer, { store })),
  );
  const tables = await Promise.all(contexts.map((one) => opened(one, id)));
  const rows = await store.log(id, 0);
  expect(rows.filter(({ rules }) => rules)).toHaveLength(1);
  for (const { match } of tables) expect(match).toEqual(tables[0]?.match);
});

it("older rules leave a table alone that newer ones have taken over", async () => {
  const { context, table, id, store } = await begun(1);
  const newerContext = await testContext(newer, { store });
  await moveOn(newerContext, await opened(newerContext, id));
  const late = { id: "late", seq: 1, move: draw };
  const seat = secrets.toMove(table.match?.position.state)[0] ?? 0;
  const mover = { seat, by: "bot" } as const;
  expect(await playMove(context, table, mover, late)).toMatchObject({
    refusal: { code: "unavailable" },
  });
  await expect(openTable(context, id)).rejects.toThrow(StoreFailure);
  expect(await store.log(id, 0)).toHaveLength(4);
  expect(await store.table(id)).toMatchObject({ status: "playing" });
});

it("other content takes a table over as well, and the one before does not take it back", async () => {
  const { id, store } = await begun(2);
  const other = { ...secrets, contentVersion: "25" };
  const context = await testContext(other, { store });
  await moveOn(context, await opened(context, id), 1);
  expect(await store.table(id)).toMatchObject({ contentVersion: "25" });
  const before = await testContext(secrets, { store });
  const failure: unknown = await openTable(before, id).catch((error) => error);
  expect(refusalFor(failure)).toMatchObject({ code: "unavailable" });
  expect(await store.log(id, 0)).toHaveLength(5);
});

it("a match that is over by the newer rules ends with the change", async () => {
  const { id, store } = await begun(5);
  const outcome = { winners: [1], scores: [0, 0], reason: "length" };
  const shorter: AnyGame = {
    ...secrets,
    rulesVersion: 2,
    toMove: () => [],
    outcome: () => outcome,
  };
  const context = await testContext(shorter, { store });
  const table = await opened(context, id);
  expect(table.stored.status).toBe("over");
  expect(await store.table(id)).toMatchObject({ status: "over" });
  expect(await store.outcome(id)).toEqual(outcome);
  const record = await recordOf(context, id);
  expect(record.ok && verify(shorter, record.value)).toEqual({
    ok: true,
    value: outcome,
  });
});

it("a match that was over before is shown, and nothing is written", async () => {
  const { id, store } = await begun(14);
  const context = await testContext(newer, { store });
  const table = await opened(context, id);
  expect(table.match?.position.seq).toBe(14);
  expect(await store.log(id, 0)).toHaveLength(15);
  expect(await recordOf(context, id)).toMatchObject({
    refusal: { code: "other-rules" },
  });
});
