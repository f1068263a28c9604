/** The waiting room on two nodes: what the host arranges on one is true on the other, and the store decides who was first. */

import { expect, it } from "vitest";
import type { SeatChange, TableInfo } from "../protocol/protocol.ts";
import { becomeGuest, openPage } from "./client.ts";
import type { Guest } from "./client.ts";
import { at, deafness, twoNodes } from "./nodes.ts";
import { describePostgres } from "./postgres.ts";

/** Ala hosts, and two seats are free. */
async function waiting(ala: Guest): Promise<TableInfo> {
  const seats = [{ type: "me" }, { type: "open" }, { type: "open" }];
  const body = { game: "nsoe", options: {}, seats };
  return (await ala.post<TableInfo>("/api/tables", body)).body;
}

function arrange(
  guest: Guest,
  { id, revision }: TableInfo,
  change: SeatChange,
) {
  const path = `/api/tables/${id}/seats`;
  return guest.post<TableInfo>(path, { revision, change });
}

describePostgres("the waiting room on two nodes", () => {
  it("whoever looks on at the other node sees every change, and whoever was removed there stays away here", async () => {
    const { here, there } = await twoNodes();
    const ala = await becomeGuest(here.url, "Ala");
    const ugo = await becomeGuest(there.url, "Ugo");
    const { id } = await waiting(ala);
    const page = await openPage(there.url, ugo.cookie);
    page.send({ v: 1, type: "watch", table: id });
    const joined = await ugo.post<TableInfo>(`/api/tables/${id}/join`);
    const added = await arrange(ala, joined.body, { type: "add" });
    await page.when(() => page.table?.seats.length === 4);
    await arrange(ala, added.body, { type: "clear", seat: 1 });
    await page.when(() => page.table?.you.isRemoved === true);
    for (const node of [here, there])
      expect(await at(node, ugo).post(`/api/tables/${id}/join`)).toMatchObject({
        status: 403,
        body: { code: "removed" },
      });
  });

  it("a node that heard nothing goes by the store, not by its memory", async () => {
    const deaf = deafness();
    const { here, there } = await twoNodes({}, deaf);
    const ala = await becomeGuest(here.url, "Ala");
    const ugo = await becomeGuest(there.url, "Ugo");
    const made = await waiting(ala);
    await at(there, ala).get(`/api/tables/${made.id}`);
    deaf.isDeaf = true;
    const change = { type: "bot", seat: 1, level: 1 } as const;
    const filled = await arrange(ala, made, change);
    expect(filled.status).toBe(200);
    // By the revision that only the other node has.
    const dropped = await arrange(at(there, ala), filled.body, {
      type: "drop",
      seat: 2,
    });
    expect(dropped.body.seats).toMatchObject([{ name: "Ala" }, { level: 1 }]);
    expect(await ugo.post(`/api/tables/${made.id}/join`)).toMatchObject({
      status: 409,
      body: { code: "table-full" },
    });
  });

  it("of a friend and a bot that come to one seat at once, one sits there", async () => {
    const { here, there } = await twoNodes();
    const ala = await becomeGuest(here.url, "Ala");
    const ugo = await becomeGuest(there.url, "Ugo");
    const made = await waiting(ala);
    const [filled, joined] = await Promise.all([
      arrange(ala, made, { type: "bot", seat: 1, level: 1 }),
      ugo.post<TableInfo>(`/api/tables/${made.id}/join`, { seat: 1 }),
    ]);
    const { body } = await ala.get<TableInfo>(`/api/tables/${made.id}`);
    expect([filled.status, joined.status]).toEqual(
      body.seats[1]?.type === "bot" ? [200, 409] : [409, 200],
    );
  });
});
