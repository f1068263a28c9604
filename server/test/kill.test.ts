/** kill -9 at random moments: every acknowledged move is there afterwards, none is there twice, and the pages resume. */

import { fastRandom, randomMove } from "@stolik/kernel";
import { expect, it } from "vitest";
import { becomeGuest, openPage, startedTable } from "./client.ts";
import type { Guest, Page } from "./client.ts";
import { getReady, killed, openFolder } from "./mortal.ts";
import { isAnswer, nsoe } from "./play.ts";
import { raw } from "./raw.ts";
import { testFolder } from "./server.ts";

const KILLS = 12;
const TABLES = 6;
const game = nsoe();

/** A table as its players remember it over all the crashes. */
interface Memory {
  readonly table: string;
  readonly guests: readonly Guest[];
  /** By seat, from the last connection. */
  pages: readonly Page[];
  /** The id of every acknowledged move by its seq. */
  readonly acknowledged: Map<number, string>;
  /** Sent, and not answered before the crash. */
  pending:
    | {
        readonly seat: number;
        readonly id: string;
        readonly seq: number;
        readonly move: unknown;
      }
    | undefined;
}

it(`${KILLS} kills lose nothing`, async () => {
  const folder = testFolder();
  const random = fastRandom(20);
  const memories: Memory[] = [];
  let spare = getReady();
  for (let kill = 0; kill <= KILLS; kill += 1) {
    const server = await spare;
    const url = await openFolder(server, folder);
    if (kill < KILLS) spare = getReady();
    const open = memories.filter((memory) => !isOver(memory));
    for (let count = open.length; count < TABLES; count += 1) {
      const memory = await sitDown(url);
      open.push(memory);
      memories.push(memory);
    }
    const stop = { isOver: false };
    const playing = open.map((memory) => playOn(url, memory, random, stop));
    if (kill < KILLS)
      await new Promise((resolve) =>
        setTimeout(resolve, 20 + (random.next() % 300)),
      );
    else {
      // The last one is let live until every match is over.
      await Promise.all(playing);
    }
    stop.isOver = true;
    await killed(server);
    await Promise.all(playing);
  }

  const log = await raw<{ id: string; seq: number; move_id: string | null }>(
    folder,
    "select id, seq, move_id from log join tables on number = table_number order by seq",
  );
  let moves = 0;
  for (const { table, acknowledged } of memories) {
    const rows = log.filter(({ id }) => id === table);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index));
    const ids = rows.slice(1).map(({ move_id: id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [seq, id] of acknowledged) expect(rows[seq]?.move_id).toBe(id);
    moves += acknowledged.size;
  }
  expect(moves).toBeGreaterThan(TABLES * KILLS);
}, 180_000);

async function sitDown(url: string): Promise<Memory> {
  const guests = [await becomeGuest(url, "Ala"), await becomeGuest(url, "Ugo")];
  const table = await startedTable(guests, 0, { board: "roomy" });
  return {
    table,
    guests,
    pages: [],
    acknowledged: new Map(),
    pending: undefined,
  };
}

/** New sockets that go on from what the old ones knew, and see at least all that was acknowledged. */
async function resume(url: string, memory: Memory): Promise<readonly Page[]> {
  const { table, guests, acknowledged } = memory;
  const before = memory.pages;
  const pages = await Promise.all(
    guests.map(({ cookie }) => openPage(url, cookie)),
  );
  const head = Math.max(0, ...acknowledged.keys());
  for (const [seat, page] of pages.entries()) {
    const known = before[seat];
    page.seq = known?.seq ?? -1;
    page.view = known?.view;
    page.heard = [...(known?.heard ?? [])];
    const from = page.seq >= 0 ? { from: page.seq } : {};
    page.send({ v: 1, type: "watch", table, ...from });
    await page.when(() => page.table !== undefined && page.seq >= head);
  }
  memory.pages = pages;
  return pages;
}

/** Plays as fast as moves are acknowledged, until the server is gone. */
async function playOn(
  url: string,
  memory: Memory,
  random: ReturnType<typeof fastRandom>,
  stop: { readonly isOver: boolean },
): Promise<void> {
  try {
    const pages = await resume(url, memory);
    while (!stop.isOver) {
      const pending = memory.pending ?? choose(memory, random);
      if (!pending) return;
      memory.pending = pending;
      const { seat, ...request } = pending;
      const page = pages[seat];
      if (!page) return;
      const answered = Promise.race([
        page.until(isAnswer(request.id)),
        page.closed.then(() => undefined),
      ]);
      page.send({ v: 1, type: "move", table: memory.table, ...request });
      const answer = await answered;
      if (!answer) return;
      if (answer.type === "refused")
        throw new Error(`Refused: ${JSON.stringify(answer.refusal)}`);
      memory.acknowledged.set(answer.seq, request.id);
      memory.pending = undefined;
      await Promise.race([
        Promise.all(pages.map((one) => one.when(() => one.seq >= answer.seq))),
        page.closed,
      ]);
    }
  } catch (error) {
    if (!stop.isOver) throw error;
  }
}

function isOver({ pages }: Memory): boolean {
  return pages.some(({ view }) => view && game.toMove(view).length === 0);
}

function choose(
  { pages }: Memory,
  random: ReturnType<typeof fastRandom>,
): Memory["pending"] {
  const page = pages.reduce((one, other) =>
    one.seq > other.seq ? one : other,
  );
  const [seat] = game.toMove(page.view);
  if (seat === undefined) return undefined;
  const move = randomMove(game, page.view, seat, random);
  return { seat, id: `move-${page.seq}`, seq: page.seq, move };
}
