/** No leak on the wire: every byte a viewer is sent is the same in two worlds that differ only in what it must not know. */

import { seedFrom, start } from "@stolik/kernel";
import type { AnyGame, Seat } from "@stolik/kernel";
import { expect, it } from "vitest";
import { guestWith, openPage } from "./client.ts";
import type { Page } from "./client.ts";
import { nsoe, sendMove } from "./play.ts";
import { secrets } from "./secrets.ts";
import {
  makeTable,
  playLocally,
  readDeal,
  serverFor,
  twinOf,
} from "./worlds.ts";
import type { Line, Made } from "./worlds.ts";

const cases = [nsoe(), secrets].flatMap((game) =>
  [0, 1, null].map((viewer) => ({ id: game.id, game, viewer })),
);

it.each(cases)(
  "$id, seat $viewer",
  async ({ game, viewer }) => {
    const made = await makeTable(game);
    const lines = playLocally(game, await readDeal(made));
    const twin = await twinOf(game, made, lines, viewer);
    const here = await record(game, made, lines, viewer);
    const there = await record(game, twin, lines, viewer);
    expect(here.length).toBeGreaterThan(lines.length);
    expect(there).toEqual(here);
  },
  60_000,
);

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
