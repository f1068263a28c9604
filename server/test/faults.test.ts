/** A store that fails at the n-th call, for every n: no table stops, no acknowledged move is lost or played twice, the match ends the same. */

import { verify } from "@stolik/kernel";
import type { GameRecord } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import type { Person, TableInfo } from "../protocol/protocol.ts";
import {
  brief,
  DRAW,
  LENGTH,
  openHouse,
  PATIENCE,
  walk,
} from "./fault-walk.ts";
import type { House } from "./fault-walk.ts";
import {
  insistOnMove,
  persistentGuest,
  start,
  watchingPage,
} from "./persistent.ts";
import { nsoe } from "./play.ts";

describe.each(["undone", "unanswered"] as const)("one call %s", (fault) => {
  it(
    "two people play to the end, and once more",
    async () => {
      const house = await openHouse();
      const expected = await playPeople(house);
      const calls = await walk(house, fault, async () => {
        expect(await playPeople(house)).toEqual(expected);
      });
      expect(calls).toBeGreaterThan(fault === "undone" ? 40 : 15);
    },
    PATIENCE,
  );

  it(
    "a bot takes its turn",
    async () => {
      const house = await openHouse();
      await playBot(house);
      const calls = await walk(house, fault, () => playBot(house));
      expect(calls).toBeGreaterThan(fault === "undone" ? 10 : 4);
    },
    PATIENCE,
  );
});

/** The whole life of a table, up to the record that it leaves. */
async function playPeople({
  server,
  store,
  clearMemory,
}: House): Promise<GameRecord> {
  const { url } = server;
  const ala = await persistentGuest(url, "Ala");
  const ugo = await persistentGuest(url, "Ugo");
  const request = {
    game: "secrets",
    options: {},
    seats: [{ type: "me" }, { type: "open" }],
    requestId: "once",
  };
  const made = await ala.post<TableInfo>("/api/tables", request);
  const { id } = made.body;
  const path = `/api/tables/${id}`;
  await ugo.post(`${path}/join`, { entropy: "gone" });
  await ugo.post(`${path}/leave`);
  await ugo.post<Person>("/api/guest", { name: "Ugolino" });
  const first = await watchingPage(ala, id);
  const joined = await ugo.post<TableInfo>(`${path}/join`, { entropy: "ugo" });
  expect(joined.body.seats).toMatchObject([
    { name: "Ala" },
    { name: "Ugolino" },
  ]);
  await first.when(() => first.table?.seats[1]?.name === "Ugolino");
  expect(await start(ala, id)).toMatchObject({ status: "playing" });
  await first.when(() => first.seq === 0);

  for (let seq = 0; seq < LENGTH - 2; seq += 1) {
    if (seq % 2 === 0) await insistOnMove(first, id, `m${seq}`, DRAW, seq);
    else {
      const move = { id: `m${seq}`, seq, move: DRAW };
      const played = await ugo.post(`${path}/moves`, move);
      expect(played.body).toEqual({ seq: seq + 1 });
    }
  }
  await first.when(() => first.seq === LENGTH - 2);
  await first.close();
  await clearMemory();
  for (const seq of [LENGTH - 2, LENGTH - 1]) {
    const mover = seq % 2 === 0 ? ala : ugo;
    await mover.post(`${path}/moves`, { id: `m${seq}`, seq, move: DRAW });
  }
  await clearMemory();
  const back = await watchingPage(ala, id, first);
  await back.when(() => back.seq === LENGTH && back.table?.status === "over");
  const view = await ugo.get(`${path}/view`);
  expect(view.body).toMatchObject({ seq: LENGTH });
  const report = await ugo.post(`${path}/reports`, { card: "100", words: "?" });
  expect(report.status).toBe(200);

  const next = await ala.post<TableInfo>(`${path}/again`);
  const same = await ugo.post<TableInfo>(`${path}/again`);
  expect(same.body.id).toBe(next.body.id);
  expect(same.body.seats).toMatchObject([{ name: "Ala" }, { name: "Ugolino" }]);
  await back.close();
  await clearMemory();

  const rows = await store.sound.log(id, 1);
  expect(rows.map(({ moveId }) => moveId)).toEqual(
    Array.from({ length: LENGTH }, (_, seq) => `m${seq}`),
  );
  const record = await ala.get<GameRecord>(`${path}/record`);
  expect(verify(brief, record.body)).toMatchObject({ ok: true });
  return record.body;
}

/** A person's first turn, and a bot's. */
async function playBot({ server, store }: House): Promise<void> {
  const game = nsoe();
  const ala = await persistentGuest(server.url, "Ala");
  const { body } = await ala.post<TableInfo>("/api/tables", {
    game: "nsoe",
    options: { first: 0 },
    seats: [{ type: "me" }, { type: "bot", level: 1 }],
    requestId: "once",
  });
  const { id } = body;
  expect(await start(ala, id)).toMatchObject({ status: "playing" });
  const page = await watchingPage(ala, id);
  await page.when(() => page.seq === 0);
  while (game.toMove(page.view).includes(0)) {
    const { seq } = page;
    const [move] = game.moves(page.view, 0);
    await insistOnMove(page, id, `m${seq}`, move, seq);
    await page.when(() => page.seq > seq);
  }
  await page.when(() => game.toMove(page.view).includes(0));
  const rows = await store.sound.log(id, 0);
  expect(rows.map(({ seq }) => seq)).toEqual([...rows.keys()]);
  expect(rows.some(({ seat }) => seat === 1)).toBe(true);
  await page.close();
}
