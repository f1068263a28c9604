/** No leak by a match that is continued: the replay of the old one shows the hand that its seat still has, so nobody else is led there before the end. */

import type { GameRecord } from "@stolik/kernel";
import { expect, it } from "vitest";
import type { TableInfo } from "../protocol/protocol.ts";
import { becomeGuest, openPage, startedTable } from "./client.ts";
import type { Page } from "./client.ts";
import { nsoe, playOn } from "./play.ts";
import { testServer } from "./server.ts";

const game = nsoe();
const SEAT = 1;

it("only the seat that is continued is told where, until the match is over", async () => {
  const { url } = await testServer();
  const guests = [
    await becomeGuest(url, "Ala"),
    await becomeGuest(url, "Ugo"),
  ] as const;
  const [ala, ugo] = guests;
  const watch = async (table: string, cookie?: string): Promise<Page> => {
    const page = await openPage(url, cookie);
    page.send({ v: 1, type: "watch", table });
    await page.when(() => page.table !== undefined);
    return page;
  };
  const watched = (table: string) =>
    Promise.all(guests.map(({ cookie }) => watch(table, cookie)));
  const source = await startedTable(guests);
  const before = await watched(source);
  await playOn(game, source, before);
  await before[0]?.when(() => before[0]?.table?.status === "over");
  const record = await ugo.get<GameRecord>(`/api/tables/${source}/record`);

  const made = await ugo.post<TableInfo>("/api/tables", {
    game: game.id,
    options: {},
    seats: [{ type: "open" }, { type: "me" }],
    origin: { record: record.body, at: 2, seat: SEAT, table: source },
  });
  const table = made.body.id;
  const waiting = await watch(table);
  const joined = await ala.post(`/api/tables/${table}/join`);
  await ugo.post(`/api/tables/${table}/start`);
  const pages = await watched(table);
  const [others, own] = pages;
  if (!others || !own) throw new Error("Two were to play.");
  await playOn(game, table, pages, 4);
  const asked = await Promise.all(
    ["", "/view", "/missed"].map((path) =>
      ala.get(`/api/tables/${table}${path}`),
    ),
  );
  const bodies = [joined, ...asked].map(({ body }) => JSON.stringify(body));
  for (const text of [...others.frames, ...waiting.frames, ...bodies])
    expect(text).not.toContain(source);
  expect(own.table?.origin).toEqual({ at: 2, seat: SEAT, table: source });

  await playOn(game, table, pages);
  for (const page of [others, waiting]) {
    await page.when(() => page.table?.status === "over");
    expect(page.table?.origin?.table).toBe(source);
  }
}, 60_000);
