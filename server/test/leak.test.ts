/** No leak on the wire: every byte a viewer is sent is the same in two worlds that differ only in what it must not know. */

import {
  canonical,
  fastRandom,
  pick,
  play,
  start,
  seedFrom,
} from "@stolik/kernel";
import type { AnyGame, Position, Seat } from "@stolik/kernel";
import { cities } from "@stolik/nsoe/rules";
import type { Atlas } from "@stolik/nsoe/rules";
import { cpSync } from "node:fs";
import { expect, it } from "vitest";
import { becomeGuest, guestWith, openPage, startedTable } from "./client.ts";
import type { Guest, Page } from "./client.ts";
import { nsoe, sendMove } from "./play.ts";
import { raw } from "./raw.ts";
import { secrets } from "./secrets.ts";
import { testFolder, testServer } from "./server.ts";

interface Made {
  readonly folder: string;
  readonly table: string;
  readonly guests: readonly Guest[];
}

interface Line {
  readonly seat: Seat;
  readonly move: unknown;
}

const MOVES = 14;

const cases = [nsoe(), secrets].flatMap((game) =>
  [0, 1, null].map((viewer) => ({ id: game.id, game, viewer })),
);

it.each(cases)(
  "$id, seat $viewer",
  async ({ game, viewer }) => {
    const made = await makeTable(game);
    const deal = await readDeal(made);
    const lines = playLocally(game, deal);
    const other = otherWorld(game, deal, lines, viewer);
    expect(canonical(other)).not.toBe(canonical(deal));
    expect(game.view(other, viewer)).toEqual(game.view(deal, viewer));

    const twin = { ...made, folder: testFolder() };
    cpSync(made.folder, twin.folder, { recursive: true });
    await writeDeal(twin, other);
    expect(await readDeal(twin)).toEqual(other);

    const here = await record(game, made, lines, viewer);
    const there = await record(game, twin, lines, viewer);
    expect(here.length).toBeGreaterThan(lines.length);
    expect(there).toEqual(here);
  },
  60_000,
);

/** A table that was dealt, and a server that has gone. */
async function makeTable(game: AnyGame): Promise<Made> {
  const server = await serverFor(game);
  const guests = [
    await becomeGuest(server.url, "Ala"),
    await becomeGuest(server.url, "Ugo"),
  ];
  const table = await startedTable(guests, 0, {}, game.id);
  await server.close();
  return { folder: server.folder, table, guests };
}

function serverFor(game: AnyGame, folder = testFolder()) {
  const bot = { choose: () => ({ move: undefined, considered: [] }) };
  return testServer({
    dataFolder: folder,
    findGame: (id) => (id === game.id ? { game, bot } : undefined),
    // When it is told depends on the clock, and the clocks of two worlds differ.
    presenceDelay: 3_600_000,
  });
}

/** The hidden world is the snapshot of the deal, and nothing else. */
async function readDeal({ folder, table }: Made): Promise<unknown> {
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

function playLocally(game: AnyGame, deal: unknown): Line[] {
  const random = fastRandom(5);
  const lines: Line[] = [];
  let position: Position<unknown> = { seq: 0, state: deal };
  while (lines.length < MOVES) {
    const [seat] = game.toMove(position.state);
    if (seat === undefined) break;
    const moves = [...game.moves(position.state, seat)];
    // As many swaps and draws as lays, so that the piles move too.
    const quiet = moves.filter((move) => !("row" in (move as object)));
    const isQuiet = quiet.length > 0 && random.next() % 2 === 0;
    const move = pick(isQuiet ? quiet : moves, random);
    position = next(game, position, { seat, move });
    lines.push({ seat, move });
  }
  return lines;
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

/** All that the viewer is sent while the moves are played: frames of two sockets, one of which comes late, and what HTTP answers. */
async function record(
  game: AnyGame,
  { folder, table, guests }: Made,
  lines: readonly Line[],
  viewer: Seat | null,
): Promise<string[]> {
  const server = await serverFor(game, folder);
  const pages: Page[] = [];
  for (const { cookie } of guests) {
    const page = await openPage(server.url, cookie);
    page.send({ v: 1, type: "watch", table });
    await page.when(() => page.seq === 0);
    pages.push(page);
  }
  const cookie = viewer === null ? undefined : guests[viewer]?.cookie;
  const spectator = await openPage(server.url, cookie);
  spectator.send({ v: 1, type: "watch", table });
  await spectator.when(() => spectator.seq === 0);
  for (const [seq, { seat, move }] of lines.entries()) {
    const page = pages[seat];
    if (!page) throw new Error(`Nobody sits at ${seat}.`);
    const answer = await sendMove(page, table, `move-${seq}`, move, seq);
    if (answer.type === "refused")
      throw new Error(`${seq}: ${answer.refusal.code}`);
    for (const one of [...pages, spectator])
      await one.when(() => one.seq === seq + 1);
  }
  const late = await openPage(server.url, cookie);
  late.seq = 0;
  late.send({ v: 1, type: "watch", table });
  await late.when(() => late.seq === lines.length);
  const [first] = guests;
  const nobody = { id: "", name: "" };
  const guest = viewer === null ? undefined : guests[viewer];
  const asks = guestWith(
    server.url,
    cookie ?? "",
    (guest ?? first)?.person ?? nobody,
  );
  const bodies = await Promise.all(
    ["", "/view", "/record"].map(async (path) => {
      const answer = await asks.get(`/api/tables/${table}${path}`);
      return JSON.stringify(answer.body);
    }),
  );
  const frames = viewer === null ? [] : (pages[viewer]?.frames ?? []);
  const all = [...frames, ...spectator.frames, ...late.frames, ...bodies];
  await server.close();
  return all;
}

it("the test would notice: a spectator's frames differ where a hand is shown", () => {
  const options = secrets.parseOptions({}, 2);
  if (!options.ok) throw new Error("The options are unfit.");
  const deal = { seats: 2, options: options.value };
  const views = ["one", "two"].map((text) => {
    const { position } = start(secrets, { ...deal, key: seedFrom(text) });
    return secrets.view(position.state, 0);
  });
  expect(views[0]).not.toEqual(views[1]);
});
