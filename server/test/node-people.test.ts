/** People at one table on two servers: who is online, and how many connections they may have. */

import { expect, it, vi } from "vitest";
import { openPage } from "./client.ts";
import { apart, twoNodes } from "./nodes.ts";
import { ask, describePostgres } from "./postgres.ts";

describePostgres("people on two servers", () => {
  it("are online to each other, and no longer when their server has gone", async () => {
    const nodes = await twoNodes({ presenceDelay: 0 });
    const { first, second } = await apart(nodes);
    const online = () =>
      second.table?.seats.map(
        (player) => player?.type === "person" && player.isOnline,
      ) ?? [];
    await second.when(() => online()[0] === true);
    expect(second.table?.spectators).toBe(0);
    await nodes.here.close();
    await first.closed;
    await second.when(() => online()[0] === false);
    expect(online()).toEqual([false, true]);
    const left = "select distinct person from watching";
    expect(await ask(left, nodes.databaseUrl)).toHaveLength(1);
  });

  it("have so many connections on both together", async () => {
    const { here, there } = await twoNodes({ connectionsPerAddress: 2 });
    await openPage(here.url);
    await openPage(here.url);
    const isRefused = () =>
      openPage(there.url).then(
        async (page) => {
          await page.close();
          return false;
        },
        (error: unknown) => String(error).includes("429"),
      );
    await vi.waitUntil(isRefused, { timeout: 10_000 });
  });
});
