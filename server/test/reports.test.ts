/** Reports of cards: kept with the table, by people who are known. */

import { expect, it } from "vitest";
import type { TableInfo } from "../protocol/protocol.ts";
import { openSqlite } from "../store/sqlite.ts";
import { becomeGuest, request } from "./client.ts";
import { testServer } from "./server.ts";

const seats = [{ type: "me" }, { type: "open" }];

it("a reported card is kept with its table", async () => {
  const server = await testServer();
  const ala = await becomeGuest(server.url, "Ala");
  const table = { game: "nsoe", options: {}, seats };
  const { id } = (await ala.post<TableInfo>("/api/tables", table)).body;
  const path = `/api/tables/${id}/reports`;
  const report = { card: "roma", words: " It lies elsewhere. " };
  expect(await ala.post(path, report)).toMatchObject({ status: 200 });

  expect(await ala.post(path, { card: "roma" })).toMatchObject({
    status: 400,
    body: { code: "malformed-message" },
  });
  expect(await ala.post("/api/tables/nowhere/reports", report)).toMatchObject({
    status: 404,
    body: { code: "unknown-table" },
  });
  const stranger = await request(`${server.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(report),
  });
  expect(stranger).toMatchObject({ status: 401 });

  await server.close();
  const store = await openSqlite(server.folder);
  expect(await store.reports()).toMatchObject([
    { table: id, card: "roma", words: "It lies elsewhere." },
  ]);
  await store.close();
});
