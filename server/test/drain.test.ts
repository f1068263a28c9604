/** A server that is told to stop answers what is under way, sends everybody away, and is gone in time even where its store hangs. */

import { expect, it } from "vitest";
import { serve } from "../index.ts";
import type { Server } from "../index.ts";
import { sendAway } from "../live/send-away.ts";
import type { Store } from "../store/store.ts";
import { openSqlite } from "../store/sqlite.ts";
import { becomeGuest, openPage, request, startedTable } from "./client.ts";
import type { Guest, Page } from "./client.ts";
import { isAnswer } from "./play.ts";
import { testFolder, testServer } from "./server.ts";
import { secrets } from "./secrets.ts";
import { upgrade } from "./live-server.ts";

const draw = { type: "draw" };
const bot = { choose: () => ({ move: undefined, considered: [] }) };
const findGame = () => ({ game: secrets, bot });

/** A store whose writes wait from `hold` until `release`. */
function heldStore() {
  let gate: Promise<void> | undefined;
  let release = () => {};
  const open = async (folder: string): Promise<Store> => {
    const store = await openSqlite(folder);
    return {
      ...store,
      append: async (row) => {
        await gate;
        return store.append(row);
      },
      createTable: async (...made) => {
        await gate;
        return store.createTable(...made);
      },
      async close() {
        await gate;
        await store.close();
      },
    };
  };
  return {
    open,
    hold() {
      gate = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
  };
}

/** Somebody at a table of that server. */
async function seated({ url }: Server) {
  const guests = [await becomeGuest(url, "Ala"), await becomeGuest(url, "Ugo")];
  const table = await startedTable(guests, 0, {}, "secrets");
  const [ala] = guests as [Guest, Guest];
  const page = await openPage(url, ala.cookie);
  page.send({ v: 1, type: "watch", table });
  await page.when(() => page.seq === 0);
  return { ala, table, page };
}

function move(page: Page, table: string, id: string, seq: number): void {
  page.send({ v: 1, type: "move", table, id, seq, move: draw });
}

it("answers what is under way, refuses what comes, and says when to come back", async () => {
  const store = heldStore();
  const options = { findGame, openStore: store.open, metricsPort: 0 };
  const server = await testServer(options);
  const { url } = server;
  const { ala, table, page } = await seated(server);
  store.hold();
  const begun = page.until(isAnswer("begun"));
  move(page, table, "begun", 0);
  const seats = [{ type: "me" }, { type: "open" }];
  const making = ala.post("/api/tables", {
    game: "secrets",
    options: {},
    seats,
  });
  // Whatever was sent before is read before this is answered.
  await ala.get("/api/me");
  const closing = server.close();
  await ready(server.metricsUrl, "draining\n");

  const late = page.until(isAnswer("late"));
  move(page, table, "late", 1);
  const joining = await ala.post(`/api/tables/${table}/join`);
  expect(joining).toMatchObject({ status: 503, body: { code: "unavailable" } });
  expect(joining.headers.get("connection")).toBe("close");
  expect(await upgrade(url)).toMatchObject({ status: 503 });
  expect(await request(`${url}/readyz`)).toMatchObject({
    status: 503,
    body: "draining\n",
  });

  store.release();
  expect(await begun).toMatchObject({ type: "accepted", seq: 1 });
  expect(await late).toMatchObject({ refusal: { code: "unavailable" } });
  expect(await making).toMatchObject({ status: 200 });
  expect(await page.closed).toBe(1001);
  expect(page.messages.at(-1)).toMatchObject({ type: "away" });
  await closing;
  await expect(request(`${url}/healthz`)).rejects.toThrow("fetch failed");
});

it("goes in time where the store hangs, and its pages are sent away", async () => {
  const store = heldStore();
  const server = await serve({
    port: 0,
    dataFolder: testFolder(),
    findGame,
    openStore: store.open,
    stopWithin: 100,
    logLevel: "silent",
  });
  const { table, page } = await seated(server);
  store.hold();
  move(page, table, "begun", 0);
  await request(`${server.url}/healthz`);
  await expect(server.close()).rejects.toThrow("closed in time");
  expect(await page.closed).toBe(1001);
  expect(page.messages.at(-1)).toMatchObject({ type: "away" });
  expect(page.messages.some(({ type }) => type === "accepted")).toBe(false);
  store.release();
});

it("spreads the way back by how many there are, over five seconds at most", async () => {
  const waits = async (count: number) => {
    const sent: string[] = [];
    const socket = {
      send: (json: string) => sent.push(json),
      close: () => undefined,
      terminate: () => undefined,
    };
    const clients = new Set(
      Array.from({ length: count }, () => ({ ...socket })),
    );
    const server = { clients, close: (done: () => void) => done() };
    let asked = 0;
    await sendAway(server as never, () => asked++ / count);
    return sent.map((json) => (JSON.parse(json) as { wait: number }).wait);
  };
  expect(await waits(4)).toEqual([0, 2, 4, 6]);
  const many = await waits(10_000);
  expect(Math.max(...many)).toBeLessThanOrEqual(5_000);
  expect(many.filter((wait) => wait < 1_000)).toHaveLength(1_999);
});

/** Asks until it says so. */
async function ready(url: string | undefined, words: string): Promise<void> {
  while ((await request<string>(`${url}/readyz`)).body !== words);
}
