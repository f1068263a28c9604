/** What no store or log could keep as it is, and what no game should have to think of, is refused at the door: over HTTP and the socket alike. */

import fc from "fast-check";
import { expect, it } from "vitest";
import {
  parseClientMessage,
  parseDailyRequest,
  parseJoinRequest,
  parseMoveRequest,
  parseRematchRequest,
  parseReportRequest,
  parseStartRequest,
  parseTableRequest,
} from "../protocol/parse.ts";
import type { TableInfo } from "../protocol/protocol.ts";
import { openSqlite } from "../store/sqlite.ts";
import { becomeGuest, openPage, request, startedTable } from "./client.ts";
import { isRefused, nsoe } from "./play.ts";
import { testServer } from "./server.ts";

const game = nsoe();

/** One of each kind that ids and entropy may not have. */
const hostile = {
  NUL: "a\u0000b",
  "a line break": "a\nb",
  "a carriage return": "a\rb",
  delete: "a\u007Fb",
  "a C1 control": "a\u0085b",
  "a lone high surrogate": "a\uD800",
  "a lone low surrogate": "\uDC00a",
  "surrogates in the wrong order": "\uDC00\uD800",
  "a non-character": "a\uFFFF",
  "a letter that is not ASCII": "żółw",
  "a 4-byte character": "\u{1F680}",
  "a zero-width space": "a\u200Bb",
  "a mark that turns the text around": "a\u202Eb",
  "too much of it": "a".repeat(65),
} as const;

/** As deep as 16 kB of JSON can be. */
const deep = `${"[".repeat(7_900)}${"]".repeat(7_900)}`;
const poisoned = [
  '{"__proto__":{"isHost":true}}',
  '{"type":"draw","pile":{"__proto__":null}}',
  deep,
  `{"type":"draw","pile":${deep}}`,
];

it("ids and entropy over HTTP: refused, and nothing is kept", async () => {
  const server = await testServer();
  const { url } = server;
  const ala = await becomeGuest(url, "Ala");
  const ugo = await becomeGuest(url, "Ugo");
  const seats = [{ type: "me" }, { type: "open" }];
  const plan = { game: "nsoe", options: {}, seats };
  const made = await ala.post<TableInfo>("/api/tables", plan);
  const path = `/api/tables/${made.body.id}`;
  const malformed = { status: 400, body: { code: "malformed-message" } };
  const asked = (text: string) => [
    ala.post("/api/tables", { ...plan, game: text }),
    ala.post("/api/tables", { ...plan, requestId: text }),
    ugo.post(`${path}/join`, { entropy: text }),
    ala.post(`${path}/start`, { entropy: text }),
    ala.post(`${path}/again`, { entropy: text }),
    ala.post(`${path}/moves`, { id: text, seq: 0, move: {} }),
    ala.post(`${path}/reports`, { card: text, words: "wrong" }),
    ala.post("/api/daily/2026-01-01/nsoe", {
      contentVersion: text,
      version: 1,
      moves: [],
    }),
  ];
  for (const [kind, text] of Object.entries(hostile))
    for (const answer of await Promise.all(asked(text)))
      expect(answer, kind).toMatchObject(malformed);
  expect((await ala.get(path)).body).toEqual(made.body);
  // It was the text alone.
  for (const answer of await Promise.all(asked("one")))
    expect(answer).not.toMatchObject(malformed);
  await server.close();
  const store = await openSqlite(server.folder);
  expect(await store.reports()).toMatchObject([{ card: "one" }]);
  await store.close();
});

it("a path that is no table's name leads to no table", async () => {
  const { url } = await testServer();
  const ala = await becomeGuest(url, "Ala");
  for (const text of Object.values(hostile)) {
    if (/\p{Cs}/u.test(text)) continue;
    const path = `/api/tables/${encodeURIComponent(text)}`;
    const asked = [
      ala.get(path),
      ala.get(`${path}/view`),
      ala.get(`${path}/record`),
      ...["join", "leave", "start", "again", "moves", "reports"].map((verb) =>
        ala.post(`${path}/${verb}`, { id: "one", seq: 0, move: {} }),
      ),
    ];
    for (const answer of await Promise.all(asked))
      expect(answer).toMatchObject({
        status: 404,
        body: { code: "unknown-table" },
      });
  }
  // What is no UTF-8 at all is no path.
  const broken = await request(`${url}/api/tables/%ED%A0%80`);
  expect(broken).toMatchObject({
    status: 400,
    body: { code: "malformed-message" },
  });
});

it("ids over the socket, nested and poisoned moves: refused, and the table stays as it was", async () => {
  const { url } = await testServer();
  const guests = [await becomeGuest(url, "Ala"), await becomeGuest(url, "Ugo")];
  const table = await startedTable(guests, 0, { first: 0 });
  const page = await openPage(url, guests[0]?.cookie);
  page.send({ v: 1, type: "watch", table });
  await page.when(() => page.seq === 0);
  const [move] = game.moves(page.view, 0);
  const messages = Object.values(hostile)
    .flatMap((text) => [
      { v: 1, type: "watch", table: text },
      { v: 1, type: "unwatch", table: text },
      { v: 1, type: "move", table, id: text, seq: 0, move },
    ])
    .map((message) => JSON.stringify(message));
  const raw = poisoned.map(
    (text) =>
      `{"v":1,"type":"move","table":"${table}","id":"one","seq":0,"move":${text}}`,
  );
  // A connection is closed at the twentieth: a new one for each handful.
  const all = [...messages, ...raw];
  for (let at = 0; at < all.length; at += 15) {
    const other = await openPage(url, guests[0]?.cookie);
    for (const text of all.slice(at, at + 15)) {
      const refused = other.until(isRefused);
      other.socket.send(text);
      expect((await refused).refusal.code, text.slice(0, 80)).toBe(
        "malformed-message",
      );
    }
    await other.close();
  }
  const view = await guests[0]?.get<{ seq: number }>(
    `/api/tables/${table}/view`,
  );
  expect(view?.body.seq).toBe(0);
  expect(page.steps).toBe(0);
});

it("nested and poisoned moves and options over HTTP", async () => {
  const { url } = await testServer();
  const guests = [await becomeGuest(url, "Ala"), await becomeGuest(url, "Ugo")];
  const table = await startedTable(guests);
  const cookie = guests[0]?.cookie ?? "";
  const post = (path: string, body: string) =>
    request(`${url}${path}`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body,
    });
  for (const text of [...poisoned, "[".repeat(10_000)]) {
    const answers = await Promise.all([
      post(`/api/tables/${table}/moves`, `{"id":"one","seq":0,"move":${text}}`),
      post(
        "/api/tables",
        `{"game":"nsoe","seats":[{"type":"me"},{"type":"open"}],"options":${text}}`,
      ),
    ]);
    for (const answer of answers)
      expect(answer, text.slice(0, 80)).toMatchObject({
        status: 400,
        body: { code: "malformed-message" },
      });
  }
});

it("whatever is not printable ASCII is neither id nor entropy", () => {
  const bad = fc
    .tuple(
      fc.string({ unit: "binary", maxLength: 20 }),
      fc.string({ unit: "binary", maxLength: 20 }),
      fc.oneof(
        fc.integer({ min: 0, max: 0x1f }),
        fc.integer({ min: 0x7f, max: 0xffff }),
      ),
    )
    .map(([before, after, unit]) => before + String.fromCharCode(unit) + after);
  const seats = [{ type: "me" }];
  fc.assert(
    fc.property(bad, (text) => {
      const watch = { v: 1, type: "watch", table: text };
      const table = { game: "nsoe", options: {}, seats };
      const parsed = [
        parseMoveRequest({ id: text, seq: 0, move: {} }),
        parseJoinRequest({ entropy: text }),
        parseStartRequest({ entropy: text }),
        parseRematchRequest({ entropy: text }),
        parseTableRequest({ ...table, game: text }),
        parseTableRequest({ ...table, requestId: text }),
        parseDailyRequest({ contentVersion: text, version: 1, moves: [] }),
        parseReportRequest({ card: text, words: "" }),
        parseClientMessage(JSON.stringify(watch)),
      ];
      for (const { ok } of parsed) expect(ok).toBe(false);
    }),
  );
});

it("a report's words are tidied, or refused where they could not be kept", () => {
  const words = (text: string) => {
    const parsed = parseReportRequest({ card: "roma", words: text });
    return parsed.ok ? parsed.value.words : undefined;
  };
  expect(words(" Too far\r\n\tnorth, \u{1F9ED} 👩‍🚀 ")).toBe(
    "Too far north, \u{1F9ED} 👩‍🚀",
  );
  expect(words("a".repeat(500))).toHaveLength(500);
  for (const text of [
    "a\u0000b",
    "a\u0007b",
    "\uD800",
    "a\uFFFE",
    "a\u202Eb",
    "a".repeat(501),
  ])
    expect(words(text)).toBeUndefined();
});
