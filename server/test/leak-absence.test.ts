/** No leak while a bot takes over and the player returns: every byte is the same in two worlds that differ only in what the viewer must not know. */

import { fastRandom } from "@stolik/kernel";
import type { AnyGame, Seat } from "@stolik/kernel";
import { expect, it } from "vitest";
import { choose, holdersAt, leave, watching } from "./away.ts";
import { guestWith, openPage } from "./client.ts";
import type { Guest, Page } from "./client.ts";
import { nsoe, sendMove } from "./play.ts";
import { raw } from "./raw.ts";
import { copyOf, makeTable, mixedMove, serverFor, twinOf } from "./worlds.ts";
import type { Line, Made } from "./worlds.ts";

const game = nsoe();
const ALA = 0;
const UGO = 1;
/** How many moves people make before, while and after Ala is away. */
const BEFORE = 6;
const WHILE = 4;
const AFTER = 4;

it.each([ALA, UGO, null])(
  "what seat %s is sent while Ala is away and a bot plays for her",
  async (viewer) => {
    const dealt = await makeTable(game);
    const played = copyOf(dealt);
    const here = await record(played, viewer);
    const lines = await linesOf(played);
    // The bot has moved: more was played than people did.
    expect(lines.length).toBeGreaterThan(BEFORE + WHILE + AFTER);

    const twin = await twinOf(game, dealt, lines, viewer);
    const there = await record(twin, viewer);
    expect(await linesOf(twin)).toEqual(lines);
    expect(there).toEqual(here);
  },
  60_000,
);

/** All that the viewer is sent, and what HTTP answers them. */
async function record(
  { folder, table, guests }: Made,
  viewer: Seat | null,
): Promise<string[]> {
  const server = await serverFor(game, folder);
  const [ala, ugo] = guests.map(({ cookie, person }) =>
    guestWith(server.url, cookie, person),
  );
  if (!ala || !ugo) throw new Error("Two were to play.");
  const random = fastRandom(5);
  const first = await watching(ala, table);
  const stays = await watching(ugo, table);
  const spectator = await openPage(server.url);
  spectator.send({ v: 1, type: "watch", table });
  await spectator.when(() => spectator.seq === 0);

  await playSome(game, table, [first, stays], BEFORE, random);
  await first.when(() => first.seq === stays.seq);
  await leave({ guest: ala, page: first }, table);
  await stays.when(() => holdersAt(stays)[ALA] === "nobody");
  await choose(ugo, table, "stand-in");
  // The answer may come before the page hears of it: what is said next would begin at another move.
  await stays.when(() => holdersAt(stays)[ALA] === "stand-in");
  await playSome(game, table, [undefined, stays], WHILE, random);
  await stays.when(() => game.toMove(stays.view)[0] === UGO);

  const back = await watching(ala, table);
  await back.when(() => holdersAt(back)[ALA] === "player");
  await stays.when(() => holdersAt(stays)[ALA] === "player");
  await playSome(game, table, [back, stays], AFTER, random);
  for (const page of [back, spectator])
    await page.when(() => page.seq === stays.seq);
  const pages: Readonly<Record<Seat, readonly Page[]>> = {
    [ALA]: [first, back],
    [UGO]: [stays],
  };
  const seen = viewer === null ? [spectator] : (pages[viewer] ?? []);
  const asks = viewer === null ? undefined : [ala, ugo][viewer];
  const frames = seen.flatMap((page) => page.frames);
  const bodies = await answers(
    asks ?? guestWith(server.url, "", ala.person),
    table,
  );
  await server.close();
  return [...frames, ...bodies];
}

async function answers(guest: Guest, table: string): Promise<string[]> {
  const paths = ["", "/view", "/record"];
  return Promise.all(
    paths.map(async (path) => {
      const { body } = await guest.get(`/api/tables/${table}${path}`);
      return JSON.stringify(body);
    }),
  );
}

/** A number of moves by the people at these pages, by seat; a bot plays where there is none. */
async function playSome(
  rules: AnyGame,
  table: string,
  pages: readonly [Page | undefined, Page],
  count: number,
  random: ReturnType<typeof fastRandom>,
): Promise<void> {
  const [, watcher] = pages;
  for (let played = 0; played < count;) {
    const [seat] = rules.toMove(watcher.view);
    if (seat === undefined) throw new Error("The match is over too soon.");
    const { seq } = watcher;
    const page = pages[seat];
    if (page) {
      await page.when(() => page.seq >= seq);
      const move = mixedMove(rules, page.view, seat, random);
      const answer = await sendMove(page, table, `move-${seq}`, move, seq);
      if (answer.type === "refused") throw new Error(answer.refusal.code);
      played += 1;
    }
    await watcher.when(() => watcher.seq > seq);
  }
}

/** The moves of the log, without who came and went. */
async function linesOf({ folder }: Made): Promise<Line[]> {
  const rows = await raw<{ seat: number; move: string }>(
    folder,
    "select seat, move from log where seq > 0 and seating is null order by seq",
  );
  return rows.map(({ seat, move }) => ({ seat, move: JSON.parse(move) }));
}
