/** kill -9 after every step of somebody's absence: what was answered is so afterwards, and nothing is so twice. */

import { expect, it } from "vitest";
import { choose, holdersAt, watching } from "./away.ts";
import { becomeGuest, guestWith, startedTable } from "./client.ts";
import type { Guest, Page } from "./client.ts";
import { killed, openFolder, getReady } from "./mortal.ts";
import { nsoe } from "./play.ts";
import { raw } from "./raw.ts";
import { testFolder } from "./server.ts";

const game = nsoe();

it("away, choices, a stand-in, the return and the end are kept", async () => {
  const folder = testFolder();
  let server = await getReady();
  let url = await openFolder(server, folder);
  const first = [await becomeGuest(url, "Ala"), await becomeGuest(url, "Ugo")];
  const table = await startedTable(first, 0, { first: 1 });
  const [ala, ugo] = first.map(
    ({ cookie, person }) =>
      (): Guest =>
        guestWith(url, cookie, person),
  );
  if (!ala || !ugo) throw new Error("Two were to play.");

  /** The next process, and Ala's page there. */
  const killAndLook = async (): Promise<Page> => {
    const next = getReady();
    await killed(server);
    server = await next;
    url = await openFolder(server, folder);
    return watching(ala(), table);
  };

  await ugo().post(`/api/tables/${table}/leave`);
  let page = await killAndLook();
  expect(holdersAt(page)).toEqual(["player", "nobody"]);

  await choose(ala(), table, "wait");
  page = await killAndLook();
  expect(page.table?.seating?.choices).toEqual(["wait", null]);

  await choose(ala(), table, "stand-in");
  page = await killAndLook();
  expect(holdersAt(page)).toEqual(["player", "stand-in"]);
  await page.when(() => game.toMove(page.view)[0] === 0);
  const moved = page.heard.at(-1)?.seq ?? 0;
  expect(moved).toBeGreaterThan(3);

  const back = await watching(ugo(), table);
  await back.when(() => holdersAt(back)[1] === "player");
  expect(back.table?.you.playedForYou).toContain(moved);
  page = await killAndLook();
  const again = await watching(ugo(), table);
  expect(again.table?.you.playedForYou).toContain(moved);

  await ugo().post(`/api/tables/${table}/leave`);
  await choose(ala(), table, "end");
  page = await killAndLook();
  expect(page.table).toMatchObject({
    status: "over",
    seating: { isEnded: true },
  });
  await killed(server);

  const log = await raw<{ seq: number; seating: string | null }>(
    folder,
    "select seq, seating from log order by seq",
  );
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index));
  const types = log.flatMap(({ seating }) =>
    seating === null ? [] : [(JSON.parse(seating) as { type: string }).type],
  );
  expect(types).toEqual([
    "away",
    "choice",
    "choice",
    "stand-in",
    "return",
    "away",
    "choice",
    "end",
  ]);
}, 120_000);
