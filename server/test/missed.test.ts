/** What somebody missed: every move since they last moved or looked, as their seat saw it, and nothing else. */

import { applyPatch } from "@stolik/kernel";
import { expect, it } from "vitest";
import type { Missed } from "../protocol/protocol.ts";
import { becomeGuest, openPage, startedTable } from "./client.ts";
import type { Guest, Page } from "./client.ts";
import { nsoe, playOn } from "./play.ts";
import { testServer } from "./server.ts";

const game = nsoe();

/** Three people; each has a page, and six moves are played. */
async function sixMoves() {
  const { url } = await testServer();
  const guests: Guest[] = [];
  for (const name of ["Ala", "Ugo", "Eve"])
    guests.push(await becomeGuest(url, name));
  const table = await startedTable(guests, 0, { first: 0 });
  const pages: Page[] = [];
  for (const { cookie } of guests) {
    const page = await openPage(url, cookie);
    page.send({ v: 1, type: "watch", table });
    await page.when(() => page.seq === 0);
    pages.push(page);
  }
  const views = [pages[0]?.view];
  for (let moves = 0; moves < 6; moves += 1) {
    await playOn(game, table, pages, 1);
    await pages[0]?.when(() => pages[0]?.seq === moves + 1);
    views.push(pages[0]?.view);
  }
  return { url, guests, table, views };
}

async function missed(guest: Guest | undefined, table: string, seen = 0) {
  if (!guest) throw new Error("Nobody asks.");
  return guest.get<Missed>(`/api/tables/${table}/missed?seen=${seen}`);
}

it("leads from one's last move, or what one has seen since, to now", async () => {
  const { guests, table, views } = await sixMoves();
  for (const [seat, guest] of guests.entries())
    for (const seen of [0, 5]) {
      const { body } = await missed(guest, table, seen);
      expect(body.seq).toBeGreaterThanOrEqual(seen);
      let { view } = body;
      // Whoever moved last has missed nothing.
      if (body.seq < 6) expect(view).toEqual(views[body.seq]);
      for (const { seq, patch } of body.steps) {
        view = patch ? applyPatch(view, patch) : view;
        expect(view, `seat ${seat}, move ${seq}`).toEqual(views[seq]);
      }
      expect(body.steps).toHaveLength(6 - body.seq);
    }
});

it("is nothing for whoever has seen it all", async () => {
  const { guests, table } = await sixMoves();
  const { body } = await missed(guests[0], table, 6);
  expect(body).toEqual({ seq: 6, view: null, steps: [] });
});

it("is for those alone who sit there", async () => {
  const { url, table } = await sixMoves();
  const zoe = await becomeGuest(url, "Zoe");
  expect((await missed(zoe, table)).body).toMatchObject({ code: "not-seated" });
  expect((await missed(zoe, "nowhere")).status).toBe(404);
});
