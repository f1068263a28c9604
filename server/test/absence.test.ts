/** Who is asked about when, by a clock that the test sets. */

import { expect, it } from "vitest";
import { lookWhoIsAway } from "../tables/absence.ts";
import type { Context } from "../tables/context.ts";
import { createTable } from "../tables/create.ts";
import { join } from "../tables/lobby.ts";
import type { OpenTable } from "../tables/open-table.ts";
import { openTable } from "../tables/open.ts";
import { startTable } from "../tables/start.ts";
import { testContext } from "./context.ts";
import { nsoe } from "./play.ts";

const AWAY_AFTER = 60_000;
const ala = { id: "ala", name: "Ala" };
const ugo = { id: "ugo", name: "Ugo" };

interface Stage {
  readonly context: Context;
  readonly table: OpenTable;
  readonly id: string;
  /** Looks when so many milliseconds have passed. */
  look(milliseconds: number): Promise<readonly string[] | undefined>;
}

/** Ala, whose turn it is, and Ugo, who watches. */
async function stage(): Promise<Stage> {
  const context = await testContext(nsoe(), { awayAfter: AWAY_AFTER });
  const made = await createTable(context, ala, {
    game: "nsoe",
    options: { first: 0 },
    seats: [{ type: "me" }, { type: "open" }],
  });
  if (!made.ok) throw new Error(made.refusal.code);
  const { id } = made.value;
  await join(context, id, ugo, {});
  await startTable(context, id, ala);
  const table = await openTable(context, id);
  if (!table) throw new Error("The table is gone.");
  context.bus.listen(id, () => {});
  context.presence.arrive(id, ugo.id);
  const began = Math.round(performance.now());
  const look = async (milliseconds: number) => {
    await lookWhoIsAway(context, () => began + milliseconds);
    return table.match?.seating.holders;
  };
  await look(0);
  return { context, table, id, look };
}

it("after the time that was set, and not before", async () => {
  const { look } = await stage();
  expect(await look(AWAY_AFTER - 1)).toEqual(["player", "player"]);
  expect(await look(AWAY_AFTER)).toEqual(["nobody", "player"]);
});

it("counted from when they were last there", async () => {
  const { context, id, look } = await stage();
  context.presence.arrive(id, ala.id);
  await look(AWAY_AFTER - 1);
  context.presence.leave(id, ala.id);
  expect(await look(AWAY_AFTER)).toEqual(["player", "player"]);
  expect(await look(2 * AWAY_AFTER - 1)).toEqual(["nobody", "player"]);
});

it("not while nobody is there to wait", async () => {
  const { context, id, look } = await stage();
  context.presence.leave(id, ugo.id);
  expect(await look(10 * AWAY_AFTER)).toEqual(["player", "player"]);
});

it("whoever is there though they were given up has their seat back at the second look", async () => {
  const { context, id, look } = await stage();
  await look(AWAY_AFTER);
  context.presence.arrive(id, ala.id);
  expect(await look(AWAY_AFTER + 1)).toEqual(["nobody", "player"]);
  expect(await look(AWAY_AFTER + 2)).toEqual(["player", "player"]);
});
