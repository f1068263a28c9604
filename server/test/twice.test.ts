/** The same move sent twice is played once. */

import { expect, it } from "vitest";
import { becomeGuest, openPage, startedTable } from "./client.ts";
import type { Guest } from "./client.ts";
import { isAnswer, nsoe, sendMove } from "./play.ts";
import { testServer } from "./server.ts";

const game = nsoe();

async function firstMove() {
  const server = await testServer();
  const { url } = server;
  const guests = [await becomeGuest(url, "Ala"), await becomeGuest(url, "Ugo")];
  const table = await startedTable(guests, 0, { first: 0 });
  const [guest] = guests as [Guest, Guest];
  const page = await openPage(url, guest.cookie);
  page.send({ v: 1, type: "watch", table });
  await page.when(() => page.seq === 0);
  const [move] = game.moves(page.view, 0);
  return { server, guest, table, page, move };
}

it("a retry gets the first answer again", async () => {
  const { table, page, move } = await firstMove();
  const first = await sendMove(page, table, "one", move, 0);
  const second = await sendMove(page, table, "one", move, 0);
  expect(first).toMatchObject({ type: "accepted", seq: 1 });
  expect(second).toEqual(first);
  expect(page.seq).toBe(1);
});

it("two at once, over socket and HTTP, are one move", async () => {
  const { guest, table, page, move } = await firstMove();
  const request = { id: "one", seq: 0, move };
  const path = `/api/tables/${table}/moves`;
  const message = { v: 1, type: "move", table, ...request } as const;
  const answers = Promise.all([
    page.until(isAnswer("one")),
    guest.post(path, request),
    guest.post(path, request),
  ]);
  page.send(message);
  page.send(message);
  const [socket, ...posts] = await answers;
  expect(socket).toMatchObject({ type: "accepted", seq: 1 });
  for (const { body } of posts) expect(body).toEqual({ seq: 1 });
  await page.when(
    () => page.messages.filter(({ type }) => type === "accepted").length === 2,
  );
  expect(page.seq).toBe(1);
});

it("a retry after a restart gets the first answer again", async () => {
  const { server, guest, table, page, move } = await firstMove();
  await sendMove(page, table, "one", move, 0);
  await server.close();
  const again = await testServer({ dataFolder: server.folder });
  const back = await openPage(again.url, guest.cookie);
  const answer = await sendMove(back, table, "one", move, 0);
  expect(answer).toMatchObject({ type: "accepted", seq: 1 });
});

it("another move made on a position that has changed is stale", async () => {
  const { table, page, move } = await firstMove();
  await sendMove(page, table, "one", move, 0);
  const answer = await sendMove(page, table, "two", move, 0);
  expect(answer).toMatchObject({
    type: "refused",
    refusal: { code: "stale", values: { seq: 1 } },
  });
  expect(page.seq).toBe(1);
});
