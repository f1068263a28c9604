/** What somebody missed, in every game: byte by byte what their own seat was shown, and so nothing that it must not know. */

import { readFileSync } from "node:fs";
import { findGame } from "@stolik/games/node";
import { diff, parseSeed, replay } from "@stolik/kernel";
import type { AnyGame, GameRecord, Seat } from "@stolik/kernel";
import { expect, it } from "vitest";
import { becomeGuest, startedTable } from "./client.ts";
import { testServer } from "./server.ts";

/** One of each game, with hands, racks, backs or answers that others must not know. */
const records = [
  ["nsoe", "out-shared-4-seats"],
  ["cross", "coordinates-3-seats-easy-open-book"],
  ["letters", "covered-4-seats-flower-referee"],
  ["grzybowski", "joker-used-and-hidden"],
  ["journey", "quiet-2-seats"],
] as const;
/** Some rounds, and less than nobody would sit through. */
const MOVES = 25;
const NAMES = ["Ala", "Ugo", "Eve", "Jan"];

it.each(records)("%s", { timeout: 60_000 }, async (id, name) => {
  const record = recordOf(id, name);
  const game = gameOf(id);
  const states = statesOf(game, record);
  const lines = record.moves.slice(0, states.length - 1).map(moveIn);
  const { url } = await testServer({ makeSeed: () => seedOf(record) });
  const guests = await Promise.all(
    NAMES.slice(0, record.seats).map((guest) => becomeGuest(url, guest)),
  );
  const table = await startedTable(guests, 0, record.options, id, "");
  for (const [seq, { seat, move }] of lines.entries()) {
    const asked = { id: `move-${seq}`, seq, move };
    const played = await guests[seat]?.post(
      `/api/tables/${table}/moves`,
      asked,
    );
    expect(played?.body).toEqual({ seq: seq + 1 });
  }
  const isNotFirst = (state: unknown, seat: Seat) =>
    diff(game.view(state, 0), game.view(state, seat)) !== undefined;
  let differs = false;
  for (const [seat, guest] of guests.entries()) {
    const own = lines.findLastIndex((line) => line.seat === seat) + 1;
    for (const seen of [0, own, lines.length - 3]) {
      const { body } = await guest.get(
        `/api/tables/${table}/missed?seen=${seen}`,
      );
      const views = states.map((state) => game.view(state, seat));
      const from = Math.max(own, seen);
      expect(JSON.stringify(body), `seat ${seat} has seen ${seen}`).toBe(
        JSON.stringify(missedFrom(views, from)),
      );
      const given = from < lines.length ? states.slice(from) : [];
      differs ||= seat > 0 && given.some((state) => isNotFirst(state, seat));
    }
  }
  // It is worth something only where what was given is not what another seat sees; in nsoe all lack the same, the backs.
  expect(differs).toBe(game.isOpen !== true);
  const isHidden = (state: unknown) =>
    diff(game.view(state, 0), state) !== undefined;
  expect(states.every(isHidden)).toBe(true);
});

/** As a seat's own views tell it, and nothing else. */
function missedFrom(views: readonly unknown[], from: number) {
  const head = views.length - 1;
  if (from >= head) return { seq: head, view: null, steps: [] };
  const steps = views.slice(from + 1).map((view, index) => {
    const patch = diff(views[from + index], view);
    return { seq: from + index + 1, ...(patch ? { patch } : {}) };
  });
  return { seq: from, view: views[from], steps };
}

function statesOf(game: AnyGame, record: GameRecord): readonly unknown[] {
  const replayed = replay(game, record);
  if (!replayed.ok) throw new Error(replayed.refusal.code);
  // Before its end: nobody misses a match that is over.
  const last = Math.min(MOVES, record.moves.length - 2);
  const { steps } = replayed.value;
  return steps.slice(0, last + 1).map(({ position }) => position.state);
}

function moveIn(row: GameRecord["moves"][number]): {
  readonly seat: Seat;
  readonly move: unknown;
} {
  if (!("move" in row)) throw new Error("Only moves are played again.");
  return row;
}

function gameOf(id: string): AnyGame {
  const entry = findGame(id);
  if (!entry) throw new Error(`There is no ${id}.`);
  return entry.game;
}

function seedOf({ seed }: GameRecord): Uint8Array {
  const bytes = parseSeed(seed);
  if (!bytes) throw new Error("The record has no seed.");
  return bytes;
}

function recordOf(id: string, name: string): GameRecord {
  const file = `../../games/${id}/test/golden/${name}.json`;
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  return JSON.parse(text) as GameRecord;
}
