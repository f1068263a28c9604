/** The deals of the days over HTTP: fetched ahead, handed in once, compared with everybody's. */

import { afterEach, beforeEach, expect, it } from "vitest";
import type { DealMaker } from "../daily/maker.ts";
import type {
  DailyDeals,
  DailyStanding,
  Problem,
} from "../protocol/protocol.ts";
import { becomeGuest, request } from "./client.ts";
import { toyDeals } from "./deals.ts";
import { testServer } from "./server.ts";

const NOON = Date.parse("2026-11-17T11:00:00Z");
const DAY = 24 * 60 * 60_000;

let now = NOON;
beforeEach(() => {
  now = NOON;
});
afterEach(() => {
  now = NOON;
});

async function house() {
  const dealMaker = toyDeals();
  const { url } = await testServer({ dealMaker, clock: () => now });
  const fetchDeals = async () =>
    (await request<DailyDeals>(`${url}/api/daily`)).body;
  return { url, dealMaker, fetchDeals };
}

const toy = { contentVersion: "toy", version: 1 };
const today = "/api/daily/2026-11-17/toy";

it("gives today's deals and those of the next two days, each made once", async () => {
  const { url, dealMaker, fetchDeals } = await house();
  const first = await fetchDeals();
  expect(first).toMatchObject({
    day: "2026-11-17",
    nextIn: 12 * 60 * 60_000,
    isWhole: true,
  });
  expect(first.deals.map(({ day, game }) => [day, game])).toEqual([
    ["2026-11-17", "toy"],
    ["2026-11-18", "toy"],
    ["2026-11-19", "toy"],
  ]);
  expect(first.deals[0]).toMatchObject({
    ...toy,
    deal: { start: { left: 3 } },
  });
  now += DAY;
  const next = await fetchDeals();
  expect(next.day).toBe("2026-11-18");
  expect(next.deals[0]).toEqual(first.deals[1]);
  expect(dealMaker.made).toHaveLength(4);
  const raw = await fetch(`${url}/api/daily`);
  expect(raw.headers.get("cache-control")).toBe("no-store");
});

it("counts a guest's first result, and tells everybody's", async () => {
  const { url, fetchDeals } = await house();
  const best = (await fetchDeals()).deals[0]?.deal.best;
  const [ala, ugo] = [
    await becomeGuest(url, "Ala"),
    await becomeGuest(url, "Ugo"),
  ];
  const first = await ala.post<DailyStanding>(today, {
    ...toy,
    moves: [1, 1, 1],
  });
  expect(first).toMatchObject({
    status: 200,
    body: { score: 3, best, scores: [{ score: 3, people: 1 }] },
  });
  const again = await ala.post<DailyStanding>(today, {
    ...toy,
    moves: [5, 5, 0],
  });
  expect(again.body).toEqual(first.body);
  await ugo.post(today, { ...toy, moves: [2, 2, 2] });
  const scores = [
    { score: 3, people: 1 },
    { score: 6, people: 1 },
  ];
  expect((await ala.get(today)).body).toEqual({ scores, yours: 3 });
  expect((await request(`${url}${today}`)).body).toEqual({ scores });
});

it("takes results of the last days from whoever was without a network, and still tells how they went", async () => {
  const { url } = await house();
  const ala = await becomeGuest(url, "Ala");
  now += 7 * DAY;
  const body = { ...toy, moves: [1, 2, 3] };
  expect(await ala.post(today, body)).toMatchObject({ status: 200 });
  const ugo = await becomeGuest(url, "Ugo");
  now += DAY;
  expect(await ugo.post(today, body)).toMatchObject({
    status: 409,
    body: { code: "late-deal" },
  });
  expect((await ugo.get(today)).body).toEqual({
    scores: [{ score: 6, people: 1 }],
  });
});

it.each<[string, string, unknown, number, string]>([
  ["of tomorrow", "2026-11-18/toy", toy, 409, "early-deal"],
  ["of no day", "2026-02-31/toy", toy, 404, "unknown-deal"],
  ["of a game without deals", "2026-11-17/chess", toy, 404, "unknown-deal"],
  [
    "of other cards",
    "2026-11-17/toy",
    { ...toy, contentVersion: "x" },
    409,
    "other-deal",
  ],
  [
    "of an older make",
    "2026-11-17/toy",
    { ...toy, version: 0 },
    409,
    "other-deal",
  ],
  [
    "that is no solution",
    "2026-11-17/toy",
    { ...toy, moves: "all" },
    400,
    "malformed-message",
  ],
  [
    "that ends too early",
    "2026-11-17/toy",
    { ...toy, moves: [1] },
    422,
    "deal-unfinished",
  ],
  [
    "that goes on",
    "2026-11-17/toy",
    { ...toy, moves: [1, 1, 1, 1] },
    422,
    "deal-over",
  ],
  [
    "with a move that is none",
    "2026-11-17/toy",
    { ...toy, moves: [11] },
    400,
    "malformed-move",
  ],
])("refuses a result %s", async (_, path, body, status, code) => {
  const { url } = await house();
  const ala = await becomeGuest(url, "Ala");
  const sent = { moves: [1, 1, 1], ...(body as object) };
  const refused = await ala.post<Problem>(`/api/daily/${path}`, sent);
  expect(refused).toMatchObject({ status, body: { code } });
  const read = await ala.get<Problem>(`/api/daily/${path}`);
  const isHidden = ["early-deal", "unknown-deal"].includes(code);
  expect(read.status).toBe(isHidden ? status : 200);
});

it("takes no result from a stranger", async () => {
  const { url } = await house();
  const refused = await request(`${url}${today}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...toy, moves: [1, 1, 1] }),
  });
  expect(refused).toMatchObject({ status: 401, body: { code: "no-guest" } });
});

it("gives what is ready while other deals are still being made or cannot be", async () => {
  const dealMaker = {
    ...toyDeals(),
    games: ["toy", "broken"],
    make: (game: string, day: string) =>
      game === "toy"
        ? toyDeals().make(game, day, true)
        : Promise.reject(new Error("It cannot be made.")),
  };
  const { url } = await testServer({ dealMaker, clock: () => now });
  const { body } = await request<DailyDeals>(`${url}/api/daily`);
  expect(body.isWhole).toBe(false);
  expect(body.deals).toHaveLength(3);
});

it("makes no deal for a result of other cards but today's", async () => {
  const { url, dealMaker } = await house();
  const ala = await becomeGuest(url, "Ala");
  const body = { ...toy, contentVersion: "x", moves: [] };
  for (const day of ["15", "16"])
    await ala.post(`/api/daily/2026-11-${day}/toy`, body);
  expect(dealMaker.made).toEqual(["2026-11-17"]);
});

it.each(["make", "score"] as const)(
  "says that it can be tried later where no deal can be had: %s",
  async (broken) => {
    const fail = () => Promise.reject(new Error("Too many wait for a deal."));
    const dealMaker = { ...toyDeals(), [broken]: fail };
    const { url, lines } = await testServer({ dealMaker, clock: () => now });
    const ala = await becomeGuest(url, "Ala");
    const result = { ...toy, moves: [1, 1, 1] };
    for (let times = 0; times < 5; times += 1)
      expect(await ala.post(today, result)).toMatchObject({
        status: 503,
        body: { code: "unavailable" },
      });
    const told = lines.filter(({ level }) => Number(level) >= 40);
    expect(told).toMatchObject([
      { msg: "deals of the day could not be had", count: 1 },
    ]);
  },
);

it("counts nothing of what the day's deal was before the content changed", async () => {
  const first = await testServer({ dealMaker: toyDeals(), clock: () => now });
  const ala = await becomeGuest(first.url, "Ala");
  await ala.post(today, { ...toy, moves: [1, 1, 1] });
  await first.close();
  const newer = { ...toy, contentVersion: "newer" };
  const dealMaker: DealMaker = {
    ...toyDeals(),
    make: async (...asked) => ({
      ...(await toyDeals().make(...asked)),
      ...newer,
    }),
  };
  const { url } = await testServer({
    dataFolder: first.folder,
    dealMaker,
    clock: () => now,
  });
  expect((await request(`${url}${today}`)).body).toEqual({ scores: [] });
  const ugo = await becomeGuest(url, "Ugo");
  const body = { ...newer, moves: [2, 2, 2] };
  expect((await ugo.post(today, body)).body).toMatchObject({
    score: 6,
    scores: [{ score: 6, people: 1 }],
  });
});
