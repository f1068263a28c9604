/** A table is read while another node goes on with it. */

import { expect, it } from "vitest";
import { openTable } from "../tables/open.ts";
import { keepSnapshot } from "../tables/snapshots.ts";
import { moveOn, startedIn, testContext } from "./context.ts";

it.each(["log", "snapshot"] as const)(
  "a move and a snapshot that come just after its %s was read stop nothing",
  async (read) => {
    const there = await testContext();
    const table = await startedIn(there);
    await moveOn(there, table, 3);
    let isFirst = true;
    const afterwards = async () => {
      if (!isFirst) return;
      isFirst = false;
      await moveOn(there, table);
      await keepSnapshot(there, table);
    };
    const { store } = there;
    const here = await testContext(undefined, {
      store: {
        ...store,
        [read]: async (...asked: [string, never]) => {
          const answer = await store[read](...asked);
          await afterwards();
          return answer;
        },
      },
    });
    const loaded = await openTable(here, table.stored.id);
    expect(isFirst).toBe(false);
    expect(loaded?.stored.status).toBe("playing");
    const seq = loaded?.match?.position.seq ?? 0;
    // One that was read before the move is brought up to date as after any notice.
    expect(seq).toBe(read === "log" ? 3 : 4);
    expect((await store.table(table.stored.id))?.status).toBe("playing");
  },
);
