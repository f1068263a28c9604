/** Tables that another node plays by rules which this one does not have: nothing is written there, and all else goes on. */

import type { AnyGame } from "@stolik/kernel";
import { expect, it } from "vitest";
import { refusalFor } from "../store/failure.ts";
import type { Store } from "../store/store.ts";
import { openTable } from "../tables/open.ts";
import { ownTables } from "../tables/own-tables.ts";
import { moveOn, startedIn, testContext } from "./context.ts";
import { secrets } from "./secrets.ts";

const others: readonly [string, AnyGame][] = [
  ["newer rules", { ...secrets, rulesVersion: 2 }],
  ["other content", { ...secrets, contentVersion: "25" }],
];

it.each(others)(
  "of one's tables the one with %s cannot go on, and the others are listed",
  async (_, other) => {
    const context = await testContext(secrets);
    const { store } = context;
    const [taken, own] = [await startedIn(context), await startedIn(context)];
    await takenOver(store, other, taken.stored.id);
    const seated = [taken, own].map(
      ({ stored }) => ({ ...stored, status: "playing", movedAt: 0 }) as const,
    );
    const tablesOf = async () => seated;
    const node = await testContext(secrets, { store: { ...store, tablesOf } });
    expect(await ownTables(node, "ala")).toMatchObject([
      { id: taken.stored.id, toMove: [], isStopped: true },
      { id: own.stored.id, toMove: [0] },
    ]);
  },
);

it.each(others)(
  "a log that %s take over while it is read is left alone",
  async (_, other) => {
    const context = await testContext(secrets);
    const { store } = context;
    const { id } = (await startedIn(context)).stored;
    const slow: Store = {
      ...store,
      async snapshot(table) {
        const snapshot = await store.snapshot(table);
        await takenOver(store, other, id);
        return snapshot;
      },
    };
    const late = await testContext(secrets, { store: slow });
    const failure: unknown = await openTable(late, id).catch((error) => error);
    expect(refusalFor(failure)).toMatchObject({ code: "unavailable" });
    expect(await store.table(id)).toMatchObject({ status: "playing" });
    // The deal, the change and a move.
    expect(await store.log(id, 0)).toHaveLength(3);
  },
);

/** Another node goes on with it, and plays a move. */
async function takenOver(
  store: Store,
  game: AnyGame,
  id: string,
): Promise<void> {
  const context = await testContext(game, { store });
  const table = await openTable(context, id);
  if (!table) throw new Error("The table is gone.");
  await moveOn(context, table);
}
