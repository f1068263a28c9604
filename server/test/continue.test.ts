/** A table whose match continues another: who may make one, what is seen and told there, and that it outlives a restart. */

import { readFileSync } from "node:fs";
import { findGame } from "@stolik/games/node";
import { digest, heardBy, parseRecord, replay, verify } from "@stolik/kernel";
import type { GameRecord, Match } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import type { OriginRequest, TableInfo } from "../protocol/protocol.ts";
import { becomeGuest, openPage, startedTable } from "./client.ts";
import type { Guest, Page } from "./client.ts";
import { at, twoNodes } from "./nodes.ts";
import { nsoe, playOn } from "./play.ts";
import { describePostgres } from "./postgres.ts";
import { testServer } from "./server.ts";

const AT = 20;
const SEAT = 1;
const source = goldenRecord("train-2-seats");
const { game, before } = positionOf(source, AT);

describe("a table that continues a match", () => {
  it("shows the seat what it knew, and tells nobody what others were told alone", async () => {
    const { url } = await testServer();
    const { pages } = await continued(url);
    const [other, own] = pages;
    const known = game.view(before.position.state, SEAT);
    expect(digest(own.view)).toBe(digest(known));
    expect(own.heard.slice(0, -1)).toEqual(
      heardBy(before, SEAT).map(({ seq, events }) => ({
        seq: seq - AT - 1,
        events,
      })),
    );
    const publicly = heardBy(before, null).flatMap(({ events }) => events);
    expect(other.heard.flatMap(({ events }) => events)).toEqual(publicly);
    expect(other.table?.origin).toEqual({ at: AT, seat: SEAT });
  });

  it("outlives a restart, and its record verifies and names the match", async () => {
    const first = await testServer();
    const { table, guests, pages } = await continued(first.url);
    await playOn(game, table, pages, 3);
    await pages[1].when(() => pages[1].seq === 3);
    const { view } = pages[1];
    await first.close();
    const second = await testServer({ dataFolder: first.folder });
    const [ala, ugo] = await watching(second.url, guests, table);
    expect(ugo.seq).toBe(3);
    expect(ugo.view).toEqual(view);
    await playOn(game, table, [ala, ugo]);
    await ala.when(() => ala.table?.status === "over");
    const host = at(second, guests[1]);
    const { body } = await host.get<GameRecord>(`/api/tables/${table}/record`);
    expect(parseRecord(body)).toMatchObject({ ok: true });
    expect(verify(game, body)).toMatchObject({ ok: true });
    expect(body.origin?.seat).toBe(SEAT);
    expect(body.origin?.record.commitment).toBe(source.commitment);
  });

  it("keeps its seats, and begins when all are taken", async () => {
    const { url } = await testServer();
    const host = await becomeGuest(url, "Ugo");
    const { id, revision, seats } = (await make(host)).body;
    expect(seats).toMatchObject([null, { name: "Ugo" }]);
    for (const change of [
      { type: "add" },
      { type: "drop", seat: 0 },
      { type: "swap", seats: [0, 1] },
    ])
      expect(
        await host.post(`/api/tables/${id}/seats`, { revision, change }),
      ).toMatchObject({ status: 422, body: { code: "fixed-seats" } });
    expect(await host.post(`/api/tables/${id}/start`)).toMatchObject({
      body: { code: "too-few-players", values: { missing: 1 } },
    });
    const change = { type: "bot", seat: 0, level: 1 };
    await host.post(`/api/tables/${id}/seats`, { revision, change });
    expect(await host.post(`/api/tables/${id}/start`)).toMatchObject({
      body: { status: "playing", options: source.options },
    });
  });

  it("begins from a record that lacks an option of today", async () => {
    const { url } = await testServer();
    const host = await becomeGuest(url, "Ugo");
    const record = goldenRecord("before-option-2-seats");
    const { id, revision } = (await make(host, { record, at: 4, seat: SEAT }))
      .body;
    const change = { type: "bot", seat: 0, level: 1 };
    await host.post(`/api/tables/${id}/seats`, { revision, change });
    expect(await host.post(`/api/tables/${id}/start`)).toMatchObject({
      body: { status: "playing", options: record.options },
    });
  });

  it("names the table at which the match was played, if it was one here", async () => {
    const { url } = await testServer();
    const guests = [
      await becomeGuest(url, "Ala"),
      await becomeGuest(url, "Ugo"),
    ] as const;
    const table = await startedTable(guests);
    const pages = await watching(url, guests, table);
    await playOn(nsoe(), table, pages);
    await pages[0].when(() => pages[0].table?.status === "over");
    const [, ugo] = guests;
    const { body } = await ugo.get<GameRecord>(`/api/tables/${table}/record`);
    const played = { record: body, at: 2, seat: SEAT };
    const named = await make(ugo, { ...played, table }, "nsoe");
    expect(named.body.origin).toEqual({ at: 2, seat: SEAT, table });
    const other = named.body.id;
    const wrong = await make(ugo, { ...played, table: other }, "nsoe");
    expect(wrong.body.origin).toEqual({ at: 2, seat: SEAT });
  });
});

describePostgres("a table that continues a match, on two nodes", () => {
  it("is the same at another node", async () => {
    const { here, there } = await twoNodes();
    const { table, guests, pages } = await continued(here.url);
    const [, ugo] = await watching(there.url, guests, table);
    expect(ugo.view).toEqual(pages[1].view);
    expect(ugo.heard).toEqual(pages[1].heard);
    await playOn(game, table, [pages[0], ugo], 2);
    await pages[1].when(() => pages[1].seq === ugo.seq);
    expect(pages[1].view).toEqual(ugo.view);
  });
});

describe("no table is made from", () => {
  const { outcome: _outcome, ...unfinished } = source;
  it.each<[string, Partial<OriginRequest>, string]>([
    ["what is no record", { record: {} }, "bad-origin"],
    [
      "a forged record",
      { record: { ...source, moves: source.moves.toSpliced(3, 1) } },
      "bad-origin",
    ],
    ["a match that goes on", { record: unfinished }, "bad-origin"],
    [
      "a match by other rules",
      { record: { ...source, rulesVersion: 1 } },
      "other-rules",
    ],
    ["somebody else's seat", { seat: 0 }, "fixed-seats"],
    ["the end of a match", { at: source.moves.length }, "cannot-continue"],
    [
      "more than anybody plays",
      { record: { ...source, game: "x".repeat(300_000) } },
      "too-large",
    ],
  ])("%s", async (_, change, code) => {
    const { url } = await testServer();
    const host = await becomeGuest(url, "Ugo");
    const origin = { record: source, at: AT, seat: SEAT, ...change };
    expect((await make(host, origin)).body).toMatchObject({ code });
  });
});

function goldenRecord(name: string): GameRecord {
  const url = `../../games/journey/test/golden/${name}.json`;
  const text = readFileSync(new URL(url, import.meta.url), "utf8");
  const parsed = parseRecord(JSON.parse(text));
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  return parsed.value;
}

function positionOf(record: GameRecord, moves: number) {
  const entry = findGame(record.game);
  if (!entry) throw new Error(`There is no ${record.game}.`);
  const { outcome: _outcome, ...played } = record;
  const part = { ...played, moves: record.moves.slice(0, moves) };
  const replayed = replay(entry.game, part);
  if (!replayed.ok) throw new Error(replayed.refusal.code);
  const before: Match = replayed.value.match;
  return { game: entry.game, before };
}

function make(
  host: Guest,
  origin: OriginRequest = { record: source, at: AT, seat: SEAT },
  name = source.game,
) {
  return host.post<TableInfo>("/api/tables", {
    game: name,
    options: {},
    seats: [{ type: "open" }, { type: "me" }],
    origin,
  });
}

/** Two people go on; the host has the seat that is continued. */
async function continued(url: string) {
  const guests = [
    await becomeGuest(url, "Ala"),
    await becomeGuest(url, "Ugo"),
  ] as const;
  const [ala, ugo] = guests;
  const { id: table } = (await make(ugo)).body;
  await ala.post(`/api/tables/${table}/join`);
  await ugo.post(`/api/tables/${table}/start`);
  return { table, guests, pages: await watching(url, guests, table) };
}

type Both<Item> = readonly [Item, Item];

async function watching(
  url: string,
  guests: Both<Guest>,
  table: string,
): Promise<Both<Page>> {
  const watch = async ({ cookie }: Guest) => {
    const page = await openPage(url, cookie);
    page.send({ v: 1, type: "watch", table });
    await page.when(() => page.seq >= 0 && page.table !== undefined);
    return page;
  };
  return [await watch(guests[0]), await watch(guests[1])];
}
