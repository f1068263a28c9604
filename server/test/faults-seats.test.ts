/** A store that fails at the n-th call, off the straight way: seats arranged, somebody away and back, what they missed, a match continued, newer rules, a day's deal. */

import { verify } from "@stolik/kernel";
import type { AnyGame, GameRecord } from "@stolik/kernel";
import { expect, it } from "vitest";
import type {
  DailyStanding,
  Missed,
  OwnTables,
  SeatChange,
  TableInfo,
} from "../protocol/protocol.ts";
import type { Guest } from "./client.ts";
import { toyDeals } from "./deals.ts";
import { bot, brief, DRAW, openHouse, PATIENCE, walk } from "./fault-walk.ts";
import type { House } from "./fault-walk.ts";
import { persistentGuest, start } from "./persistent.ts";
import { LONGEST_WAIT } from "../tables/due.ts";

const NOON = Date.parse("2026-11-17T11:00:00Z");

/** Secrets that may be continued. */
const game: AnyGame = {
  ...brief,
  redeal: (view, seat, random) => brief.determinize(view, seat, random),
};
const newer: AnyGame = { ...game, rulesVersion: 2, migrate: (state) => state };

interface Staged extends House {
  /** By which rules tables are read from now on. */
  rules: AnyGame;
}

async function openStage(): Promise<Staged> {
  const stage = { rules: game };
  const house = await openHouse({
    findGame: () => ({ game: stage.rules, bot }),
    dealMaker: toyDeals(),
    clock: () => NOON,
    // No worker knows the game, so no bot is asked.
    botDelay: LONGEST_WAIT,
  });
  return Object.assign(stage, house);
}

it.each([
  ["undone", 60],
  ["unanswered", 20],
] as const)(
  "one call %s: away, chosen, back, missed, continued, taken over",
  async (fault, least) => {
    const stage = await openStage();
    const expected = await playAround(stage);
    const calls = await walk(stage, fault, async () => {
      expect(await playAround(stage)).toEqual(expected);
    });
    expect(calls).toBeGreaterThan(least);
  },
  PATIENCE,
);

/** What is left of it all in the log. */
async function playAround(stage: Staged): Promise<readonly unknown[]> {
  stage.rules = game;
  const { clearMemory, server, store } = stage;
  const ala = await persistentGuest(server.url, "Ala");
  const ugo = await persistentGuest(server.url, "Ugo");
  const id = await made(ala);
  const path = `/api/tables/${id}`;
  await arrange(ala, path, { type: "bot", seat: 1, level: 1 });
  await arrange(ala, path, { type: "clear", seat: 1 });
  await ugo.post(`${path}/join`, {});
  expect(await start(ala, id)).toMatchObject({ status: "playing" });

  await play(ala, path, 0, 0);
  await ala.post(`${path}/leave`);
  await clearMemory();
  // A choice that was made already meets nobody who is away.
  await ugo.post(`${path}/choice`, { choice: "stand-in" });
  const chosen = await ugo.get<TableInfo>(path);
  expect(chosen.body.seating?.holders).toEqual(["stand-in", "player"]);
  await play(ugo, path, 1, 4);
  await clearMemory();
  // The bot's turn is nobody's here.
  const missed = await ala.get<Missed>(`${path}/missed?seen=0`);
  expect(missed.body).toMatchObject({ seq: 1, steps: [{ seq: 5 }] });
  for (const [turn, guest] of [ala, ugo, ala, ugo].entries())
    await play(guest, path, 2 + turn, 5 + turn + 1);
  const own = await ala.get<OwnTables>("/api/me/tables");
  expect(own.body.tables).toMatchObject([{ id, status: "over" }]);
  const rows = await store.sound.log(id, 1);
  const record = await ala.get<GameRecord>(`${path}/record`);
  expect(verify(game, record.body)).toMatchObject({ ok: true });

  const solved = await ala.post<DailyStanding>("/api/daily/2026-11-17/toy", {
    contentVersion: "toy",
    version: 1,
    moves: [1, 1, 1],
  });
  expect(solved.body).toMatchObject({ score: 3 });

  const origin = { record: record.body, at: 2, seat: 0, table: id };
  const next = await made(ala, { origin });
  const nextPath = `/api/tables/${next}`;
  await ugo.post(`${nextPath}/join`, {});
  expect(await start(ala, next)).toMatchObject({ status: "playing" });
  await clearMemory();
  stage.rules = newer;
  const view = await ugo.get(`${nextPath}/view`);
  expect(view.body).toMatchObject({ seq: 1 });
  const later = await store.sound.log(next, 1);
  return [...rows, ...later].map(
    ({ moveId, seating, rules }) => seating ?? rules?.to ?? moveId,
  );
}

async function made(guest: Guest, more: object = {}): Promise<string> {
  const { body } = await guest.post<TableInfo>("/api/tables", {
    game: "secrets",
    options: {},
    seats: [{ type: "me" }, { type: "open" }],
    requestId: `once-${Object.keys(more).join()}`,
    ...more,
  });
  return body.id;
}

/** Done once for one revision: asked again, it is stale. */
async function arrange(
  guest: Guest,
  path: string,
  change: SeatChange,
): Promise<void> {
  const { body: before } = await guest.get<TableInfo>(path);
  const { revision } = before;
  await guest.post(`${path}/seats`, { revision, change });
  const { body: after } = await guest.get<TableInfo>(path);
  expect(after.revision).toBe(revision + 1);
}

async function play(
  guest: Guest,
  path: string,
  move: number,
  seq: number,
): Promise<void> {
  const request = { id: `m${move}`, seq, move: DRAW };
  const played = await guest.post(`${path}/moves`, request);
  expect(played.status).toBe(200);
}
