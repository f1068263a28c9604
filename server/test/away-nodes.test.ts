/** Somebody is away while the others sit at different nodes: the log decides what they have agreed on. */

import { expect, it } from "vitest";
import { choose, holdersAt, leave, watching } from "./away.ts";
import type { Seated } from "./away.ts";
import { becomeGuest, startedTable } from "./client.ts";
import type { Guest } from "./client.ts";
import { at, twoNodes } from "./nodes.ts";
import type { Nodes } from "./nodes.ts";
import { nsoe } from "./play.ts";
import { describePostgres } from "./postgres.ts";

const game = nsoe();

/** Ala and Ewa on the one node, Ugo on the other; Ewa is to move. */
async function threeApart({ here, there }: Nodes) {
  const ala = await becomeGuest(here.url, "Ala");
  const ugo = at(there, await becomeGuest(there.url, "Ugo"));
  const ewa = await becomeGuest(here.url, "Ewa");
  const table = await startedTable([ala, ugo, ewa], 0, { first: 2 });
  const seat = async (guest: Guest): Promise<Seated> => ({
    guest,
    page: await watching(guest, table),
  });
  return {
    table,
    ala: await seat(ala),
    ugo: await seat(ugo),
    ewa: await seat(ewa),
  };
}

describePostgres("on two nodes", () => {
  it("both choose at once, a bot plays on, and the seat is taken back on the other node", async () => {
    const nodes = await twoNodes();
    const { table, ala, ugo, ewa } = await threeApart(nodes);
    await leave(ewa, table);
    for (const { page } of [ala, ugo])
      await page.when(() => holdersAt(page)[2] === "nobody");
    await Promise.all([
      choose(ala.guest, table, "stand-in"),
      choose(ugo.guest, table, "stand-in"),
    ]);
    for (const { page } of [ala, ugo]) {
      await page.when(() => holdersAt(page)[2] === "stand-in");
      await page.when(() => game.toMove(page.view)[0] === 0);
    }
    const back = await watching(at(nodes.there, ewa.guest), table);
    for (const page of [ala.page, ugo.page, back])
      await page.when(() => holdersAt(page)[2] === "player");
    expect(back.table?.you.playedForYou?.length).toBeGreaterThan(0);
    expect(back.seq).toBe(ugo.page.seq);
  });

  it("both nodes find that somebody is away, and it is so once", async () => {
    const nodes = await twoNodes({ awayAfter: 50 });
    const { table, ala, ugo, ewa } = await threeApart(nodes);
    await ewa.page.close();
    for (const { page } of [ala, ugo])
      await page.when(() => holdersAt(page)[2] === "nobody");
    await Promise.all([
      choose(ala.guest, table, "end"),
      choose(ugo.guest, table, "end"),
    ]);
    for (const { page } of [ala, ugo]) {
      await page.when(() => page.table?.status === "over");
      expect(page.table?.seating?.isEnded).toBe(true);
    }
    expect(ala.page.seq).toBe(ugo.page.seq);
  });
});
