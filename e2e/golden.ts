/** Golden games in these journeys: as files, and as tables on a server at which they were played. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSeed, seedFrom } from "@stolik/kernel";
import type { GameRecord } from "@stolik/kernel";
import { request } from "playwright-core";
import type { APIRequestContext } from "playwright-core";
import { expect } from "vitest";

/** One of each game, for two. */
export const golden = {
  nsoe: "out-alone-2-seats",
  cross: "coordinates-2-seats-unguessed",
  letters: "covered-2-seats-challenge",
  grzybowski: "swap",
  journey: "quiet-2-seats",
} as const;
export type GoldenGame = keyof typeof golden;
export const goldenGames = Object.keys(golden) as readonly GoldenGame[];

export function goldenFile(game: string, name: string): string {
  return path.join(
    import.meta.dirname,
    `../games/${game}/test/golden/${name}.json`,
  );
}

export function goldenRecord(game: string, name: string): GameRecord {
  return JSON.parse(readFileSync(goldenFile(game, name), "utf8")) as GameRecord;
}

/** What a server makes its tables from, so that these records can be played at the first ones, in this order. */
export function seedsOf(records: readonly GameRecord[]): () => Uint8Array {
  const seeds = records.map(({ seed }) => seed);
  return () => parseSeed(seeds.shift() ?? "") ?? seedFrom("later");
}

export interface GoldenTable {
  readonly id: string;
  /** Plays the moves up to this one as they were played; without a number, to the end. */
  playTo(seq?: number): Promise<void>;
}

/** The record's match, dealt again at a table; whoever sits at seat 0 may be a browser's person. */
export async function dealAgain(
  url: string,
  record: GameRecord,
  host?: APIRequestContext,
): Promise<GoldenTable> {
  const guests: APIRequestContext[] = [];
  for (const seat of Array.from({ length: record.seats }).keys()) {
    const guest =
      seat === 0 && host ? host : await request.newContext({ baseURL: url });
    await post(guest, "/api/guest", { name: names[seat] });
    guests.push(guest);
  }
  const [first, ...others] = guests;
  const { id } = await post<{ id: string }>(first, "/api/tables", {
    game: record.game,
    options: record.options,
    seats: guests.map((_, seat) => ({ type: seat === 0 ? "me" : "open" })),
  });
  const table = `/api/tables/${id}`;
  for (const guest of others) await post(guest, `${table}/join`, {});
  await post(first, `${table}/start`, {});
  let seq = 0;
  return {
    id,
    async playTo(last = record.moves.length) {
      for (const row of record.moves.slice(seq, last)) {
        if (!("move" in row)) throw new Error("Only moves are played again.");
        const asked = { id: `again-${seq}`, seq, move: row.move };
        await post(guests[row.seat], `${table}/moves`, asked);
        seq += 1;
      }
    },
  };
}

const names = ["Ola", "Marco", "Zofia", "Pietro", "Ewa", "Luca"];

async function post<Answer>(
  guest: APIRequestContext | undefined,
  address: string,
  data: unknown,
): Promise<Answer> {
  const answer = await guest?.post(address, { data });
  const body: unknown = await answer?.json();
  expect(answer?.ok(), JSON.stringify(body)).toBe(true);
  return body as Answer;
}
