/** Somebody is away: the others are asked, a bot plays on or the match ends, and whoever returns has their seat back. */

import { findGame } from "@stolik/games/node";
import { heardBy, parseRecord, replay, verify } from "@stolik/kernel";
import type { AnyGame } from "@stolik/kernel";
import { expect, it } from "vitest";
import type { TableInfo } from "../protocol/protocol.ts";
import { choose, company, holdersAt, leave, watching } from "./away.ts";
import type { Company } from "./away.ts";
import { becomeGuest, openPage, startedTable } from "./client.ts";
import type { Page } from "./client.ts";
import { nsoe, playOn, sendMove } from "./play.ts";
import { testServer } from "./server.ts";

const game = nsoe();
const rules = crossRules();
/** Short, because nobody comes back within it unless a test says so. */
const AWAY_AFTER = 30;

function two({ people: [ala, ugo] }: Company) {
  if (!ala || !ugo) throw new Error("Two were to play.");
  return { ala, ugo };
}

function three({ people: [ala, ugo, ewa] }: Company) {
  if (!ala || !ugo || !ewa) throw new Error("Three were to play.");
  return { ala, ugo, ewa };
}

it("whoever leaves is asked about at once; alone, the other decides; a bot plays until they return", async () => {
  const { url } = await testServer();
  const played = await company(url, 2);
  const { table } = played;
  const { ala, ugo } = two(played);
  await leave(ala, table);
  await ugo.page.when(() => holdersAt(ugo.page)[0] === "nobody");
  const chosen = await choose(ugo.guest, table, "stand-in");
  expect(chosen.body.seating?.holders).toEqual(["stand-in", "player"]);
  expect(chosen.body.seats[0]).toMatchObject({
    type: "person",
    name: "Ala",
    isOnline: false,
    hasStandIn: true,
  });
  await ugo.page.when(() => game.toMove(ugo.page.view)[0] === 1);
  await turnOf(game, table, ugo.page, 1);
  await ugo.page.when(() => game.toMove(ugo.page.view)[0] === 1);

  const back = await watching(ala.guest, table);
  await back.when(() => holdersAt(back)[0] === "player");
  const done = back.table?.you.playedForYou ?? [];
  expect(done.length).toBeGreaterThan(1);
  const heard = back.heard.filter(({ seq }) => done.includes(seq));
  expect(heard.length).toBe(done.length);
  await ugo.page.when(() => ugo.page.seq === back.seq);
  await playOn(game, table, [back, ugo.page]);
  await back.when(() => back.table?.status === "over");
});

it("whoever is away for too long in their turn is asked about, not whoever nobody waits for", async () => {
  const { url } = await testServer({ awayAfter: AWAY_AFTER });
  const played = await company(url, 3);
  const { table } = played;
  const { ala, ugo, ewa } = three(played);
  await ewa.page.close();
  await ala.page.close();
  await ugo.page.when(() => holdersAt(ugo.page)[0] === "nobody");
  expect(holdersAt(ugo.page)).toEqual(["nobody", "player", "player"]);
  const back = await watching(ala.guest, table);
  await back.when(() => holdersAt(back)[0] === "player");
  expect(back.table?.you.playedForYou).toBe(undefined);
});

it("all who stay must agree, to wait is to disagree, and a choice can be changed", async () => {
  const { url } = await testServer();
  const played = await company(url, 3);
  const { table } = played;
  const { ala, ugo, ewa } = three(played);
  await leave(ala, table);
  await choose(ugo.guest, table, "end");
  const waiting = await choose(ewa.guest, table, "wait");
  expect(waiting.body).toMatchObject({
    status: "playing",
    seating: { choices: [null, "end", "wait"] },
  });
  await choose(ewa.guest, table, "stand-in");
  const agreed = await choose(ugo.guest, table, "stand-in");
  expect(agreed.body.seating?.holders).toEqual([
    "stand-in",
    "player",
    "player",
  ]);
});

it("a short cut costs nobody their say", async () => {
  const { url } = await testServer();
  const played = await company(url, 3);
  const { table } = played;
  const { ala, ugo, ewa } = three(played);
  await leave(ala, table);
  await ewa.page.close();
  const chosen = await choose(ugo.guest, table, "end");
  expect(chosen.body).toMatchObject({ status: "playing" });
});

it("ended by agreement: no winner, no outcome, no more moves, and a record that verifies", async () => {
  const { url } = await testServer();
  const played = await company(url, 3);
  const { table } = played;
  const { ala, ugo, ewa } = three(played);
  await playOn(game, table, pagesOf(played), 4);
  await leave(ala, table);
  await choose(ugo.guest, table, "end");
  await choose(ewa.guest, table, "end");
  for (const { page } of [ugo, ewa])
    await page.when(() => page.table?.status === "over");
  expect(ugo.page.table?.seating?.isEnded).toBe(true);
  const seat = game.toMove(ugo.page.view)[0] ?? 0;
  const mover = seat === 2 ? ewa : ugo;
  const [move] = game.moves(mover.page.view, seat);
  const late = await sendMove(mover.page, table, "late", move);
  expect(late).toMatchObject({ refusal: { code: "match-over" } });
  const again = await choose(ugo.guest, table, "end");
  expect(again.body).toMatchObject({ code: "match-over" });

  const { body } = await ugo.guest.get(`/api/tables/${table}/record`);
  const record = parseRecord(body);
  if (!record.ok) throw new Error(record.refusal.code);
  expect(record.value).toMatchObject({ format: 2 });
  expect(record.value.outcome).toBe(undefined);
  expect(verify(game, record.value)).toEqual({ ok: true, value: null });
});

it("a match that a stand-in helped to play leaves a record that verifies", async () => {
  const { url } = await testServer();
  const played = await company(url, 2);
  const { table } = played;
  const { ala, ugo } = two(played);
  await leave(ala, table);
  await choose(ugo.guest, table, "stand-in");
  await playOn(game, table, [undefined, ugo.page]);
  await ugo.page.when(() => ugo.page.table?.status === "over");
  const { body } = await ugo.guest.get(`/api/tables/${table}/record`);
  const record = parseRecord(body);
  if (!record.ok) throw new Error(record.refusal.code);
  expect(verify(game, record.value)).toMatchObject({
    value: { winners: expect.any(Array) },
  });
});

it("a move made while others come and go still counts", async () => {
  const { url } = await testServer();
  const played = await company(url, 3);
  const { table } = played;
  const { ala, ugo, ewa } = three(played);
  const { seq, view } = ala.page;
  await leave(ewa, table);
  await choose(ugo.guest, table, "wait");
  await ala.page.when(() => ala.page.seq === seq + 2);
  const [move] = game.moves(view, 0);
  const answer = await sendMove(ala.page, table, "mine", move, seq);
  expect(answer).toMatchObject({ type: "accepted", seq: seq + 3 });
});

it("a move over HTTP brings its player back", async () => {
  const { url } = await testServer();
  const played = await company(url, 2);
  const { table } = played;
  const { ala, ugo } = two(played);
  await leave(ala, table);
  const { body } = await ala.guest.get<{ view: unknown; seq: number }>(
    `/api/tables/${table}/view`,
  );
  const [move] = game.moves(body.view, 0);
  const request = { id: "http", seq: body.seq, move };
  await ala.guest.post(`/api/tables/${table}/moves`, request);
  await ugo.page.when(() => ugo.page.seq === body.seq + 2);
  expect(holdersAt(ugo.page)).toEqual(["player", "player"]);
});

it("nobody is sent more than their seat knows, while a bot plays and after", async () => {
  const { url } = await testServer();
  const ala = await becomeGuest(url, "Ala");
  const ugo = await becomeGuest(url, "Ugo");
  const table = await startedTable([ala, ugo], 0, { first: 1 }, "cross");
  const page = await watching(ala, table);
  const stranger = await openPage(url);
  stranger.send({ v: 1, type: "watch", table });
  await leave({ guest: ugo, page: await watching(ugo, table) }, table);
  await choose(ala, table, "stand-in");
  await page.when(() => rules.toMove(page.view).includes(0));
  const back = await watching(ugo, table);
  await back.when(() => holdersAt(back)[1] === "player");
  for (const one of [page, stranger])
    await one.when(() => one.seq === back.seq);

  await leave({ guest: ugo, page: back }, table);
  await choose(ala, table, "end");
  const { body } = await ala.get(`/api/tables/${table}/record`);
  const record = parseRecord(body);
  if (!record.ok) throw new Error(record.refusal.code);
  const replayed = replay(rules, record.value);
  if (!replayed.ok) throw new Error(replayed.refusal.code);
  const { match, steps } = replayed.value;
  for (const [viewer, one] of [
    [0, page],
    [1, back],
    [null, stranger],
  ] as const) {
    const { state } = steps[one.seq]?.position ?? {};
    expect(one.view).toEqual(rules.view(state, viewer));
    const moves = one.heard.filter(({ events }) => events.length > 0);
    const told = heardBy(match, viewer).filter(
      ({ seq, events }) => seq <= one.seq && events.length > 0,
    );
    expect(moves).toEqual(told);
  }
});

it.each([
  ["nobody is away", {}, 409, "nobody-away"],
  ["no such choice", { choice: "dance" }, 400, "malformed-message"],
])("is refused: %s", async (_name, body, status, code) => {
  const { url } = await testServer();
  const { table, people } = await company(url, 2);
  const path = `/api/tables/${table}/choice`;
  const asked = { choice: "end", ...body };
  const answer = await people[0]?.guest.post<TableInfo>(path, asked);
  expect(answer).toMatchObject({ status, body: { code } });
});

function crossRules(): AnyGame {
  const entry = findGame("cross");
  if (!entry) throw new Error("There is no cross.");
  return entry.game;
}

function pagesOf({ people }: Company): Page[] {
  return people.map(({ page }) => page);
}

/** Plays that seat's turn to its end. */
async function turnOf(
  rules: AnyGame,
  table: string,
  page: Page,
  seat: number,
): Promise<void> {
  while (rules.toMove(page.view)[0] === seat) {
    const { seq } = page;
    const [move] = rules.moves(page.view, seat);
    await sendMove(page, table, `turn-${seq}`, move);
    await page.when(() => page.seq > seq);
  }
}
