/** Two worlds that a viewer cannot tell apart: one table dealt twice, the second time with other cards wherever the viewer has holes. */

import { canonical, fastRandom, pick, play, seedFrom } from "@stolik/kernel";
import type { AnyGame, Position, Random, Seat } from "@stolik/kernel";
import { cities } from "@stolik/nsoe/rules";
import type { Atlas } from "@stolik/nsoe/rules";
import { cpSync } from "node:fs";
import { expect } from "vitest";
import { becomeGuest, startedTable } from "./client.ts";
import type { Guest } from "./client.ts";
import { raw } from "./raw.ts";
import { testFolder, testServer } from "./server.ts";

export interface Made {
  readonly folder: string;
  readonly table: string;
  readonly guests: readonly Guest[];
}

export interface Line {
  readonly seat: Seat;
  readonly move: unknown;
}

const MOVES = 14;

/** The same table where all that the viewer never sees, through all these moves, is something else. */
export async function twinOf(
  game: AnyGame,
  made: Made,
  lines: readonly Line[],
  viewer: Seat | null,
): Promise<Made> {
  const deal = await readDeal(made);
  const other = otherWorld(game, deal, lines, viewer);
  expect(canonical(other)).not.toBe(canonical(deal));
  expect(game.view(other, viewer)).toEqual(game.view(deal, viewer));
  const twin = copyOf(made);
  await writeDeal(twin, other);
  expect(await readDeal(twin)).toEqual(other);
  return twin;
}

/** The table as it is now, in a folder of its own. */
export function copyOf(made: Made): Made {
  const folder = testFolder();
  cpSync(made.folder, folder, { recursive: true });
  return { ...made, folder };
}

/** A table that was dealt, and a server that has gone. */
export async function makeTable(game: AnyGame): Promise<Made> {
  const server = await serverFor(game);
  const guests = [
    await becomeGuest(server.url, "Ala"),
    await becomeGuest(server.url, "Ugo"),
  ];
  const table = await startedTable(guests, 0, {}, game.id);
  await server.close();
  return { folder: server.folder, table, guests };
}

export function serverFor(game: AnyGame, folder = testFolder()) {
  const bot = { choose: () => ({ move: undefined, considered: [] }) };
  return testServer({
    dataFolder: folder,
    // By chance some deals end before all moves are made.
    makeSeed: () => seedFrom("leak"),
    findGame: (id) => (id === game.id ? { game, bot } : undefined),
    // When it is told depends on the clock, and the clocks of two worlds differ.
    presenceDelay: 3_600_000,
  });
}

/** The hidden world is the snapshot of the deal, and nothing else. */
export async function readDeal({ folder, table }: Made): Promise<unknown> {
  const [row] = await raw<{ state: string }>(
    folder,
    "select state from snapshots where table_id = ? and seq = 0",
    table,
  );
  await raw(folder, "delete from snapshots where seq > 0");
  return JSON.parse(row?.state ?? "") as unknown;
}

async function writeDeal(
  { folder, table }: Made,
  state: unknown,
): Promise<void> {
  await raw(
    folder,
    "update snapshots set state = ? where table_id = ?",
    JSON.stringify(state),
    table,
  );
}

/** Neither game draws randomness after the deal, so any key will do. */
const key = seedFrom("leak");

export function playLocally(game: AnyGame, deal: unknown): Line[] {
  const random = fastRandom(5);
  const lines: Line[] = [];
  let position: Position<unknown> = { seq: 0, state: deal };
  while (lines.length < MOVES) {
    const [seat] = game.toMove(position.state);
    if (seat === undefined) break;
    const move = mixedMove(game, position.state, seat, random);
    position = next(game, position, { seat, move });
    lines.push({ seat, move });
  }
  return lines;
}

/** As many swaps and draws as lays, so that the piles move too. */
export function mixedMove(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  random: Random,
): unknown {
  const moves = [...game.moves(view, seat)];
  const quiet = moves.filter((move) => !("row" in (move as object)));
  const isQuiet = quiet.length > 0 && random.next() % 2 === 0;
  return pick(isQuiet ? quiet : moves, random);
}

function next(
  game: AnyGame,
  position: Position<unknown>,
  { seat, move }: Line,
): Position<unknown> {
  const step = play(game, key, position, seat, move);
  if (!step.ok) throw new Error(step.refusal.code);
  return step.value.position;
}

/** Another deal that the viewer cannot tell from this one, even after all the moves: what is still hidden then is dealt anew by `determinize`. */
function otherWorld(
  game: AnyGame,
  deal: unknown,
  lines: readonly Line[],
  viewer: Seat | null,
): unknown {
  let position: Position<unknown> = { seq: 0, state: deal };
  const seen = new Set(leaves(game.view(deal, viewer)));
  for (const line of lines) {
    position = next(game, position, line);
    for (const leaf of leaves(game.view(position.state, viewer)))
      seen.add(leaf);
  }
  const view = game.view(position.state, viewer);
  const imagined = game.determinize(view, viewer ?? 0, fastRandom(9));
  const isUnseen = (card: unknown) => !seen.has(card);
  const here = behindHoles(view, position.state).filter(isUnseen);
  const there = behindHoles(view, imagined).filter(isUnseen);
  const renamed = new Map(here.map((card, index) => [card, there[index]]));
  return rename(game, deal, lines, renamed, imagined);
}

/** The cards in a state where the view has holes. */
function behindHoles(view: unknown, state: unknown): unknown[] {
  if (view === null) return typeof state === "object" ? [] : [state];
  if (typeof view !== "object") return [];
  return Object.entries(view).flatMap(([name, inner]) =>
    behindHoles(inner, (state as Record<string, unknown>)[name]),
  );
}

function leaves(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [value];
  return Object.values(value).flatMap(leaves);
}

function rename(
  game: AnyGame,
  deal: unknown,
  lines: readonly Line[],
  renamed: ReadonlyMap<unknown, unknown>,
  imagined: unknown,
): unknown {
  const cards = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(cards);
    return renamed.has(value) ? renamed.get(value) : value;
  };
  const state = deal as Record<string, unknown>;
  if (game.id === "secrets") {
    return {
      ...state,
      deck: cards(state["deck"]),
      hands: cards(state["hands"]),
    };
  }
  // Cards that were laid have shown their backs; any other back may be another.
  const laid = lines.map(({ move }) => (move as { city?: string }).city);
  const reference = (state["laid"] as { city: string }[])[0]?.city;
  const known = [reference, ...laid];
  const truth = state["atlas"] as Atlas;
  const { atlas: dreamt } = imagined as { atlas: Atlas };
  const mix = (real: readonly number[], other: readonly number[]) =>
    real.map((degrees, page) =>
      known.includes(cities[page]) ? degrees : (other[page] ?? degrees),
    );
  const atlas = {
    latitudes: mix(truth.latitudes, dreamt.latitudes),
    longitudes: mix(truth.longitudes, dreamt.longitudes),
  };
  return { ...state, piles: cards(state["piles"]), atlas };
}
