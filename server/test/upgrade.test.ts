/** A match that began under older rules goes on under newer ones, from where the server stopped. */

import type { AnyGame } from "@stolik/kernel";
import { expect, it } from "vitest";
import { StoreFailure } from "../store/failure.ts";
import { playMove } from "../tables/moves.ts";
import { openTable } from "../tables/open.ts";
import { keepSnapshot } from "../tables/snapshots.ts";
import { becomeGuest, openPage, startedTable } from "./client.ts";
import type { Guest } from "./client.ts";
import { moveOn, startedIn, testContext } from "./context.ts";
import { sendMove } from "./play.ts";
import { secrets } from "./secrets.ts";
import { testServer } from "./server.ts";

const bot = { choose: () => ({ move: undefined, considered: [] }) };
const draw = { type: "draw" };

/** Cards are numbered from 100 on. */
const newer: AnyGame = {
  ...secrets,
  rulesVersion: 2,
  upgrade(state, rulesVersion) {
    expect(rulesVersion).toBe(1);
    const { deck, hands, ...others } = state as {
      deck: number[];
      hands: number[][];
    };
    const renumbered = (card: number) => card + 100;
    return {
      ...others,
      deck: deck.map(renumbered),
      hands: hands.map((hand) => hand.map(renumbered)),
    };
  },
};

it("an older state is brought to today's shape before anybody sees it", async () => {
  const old = await testServer({ findGame: () => ({ game: secrets, bot }) });
  const guests = [
    await becomeGuest(old.url, "Ala"),
    await becomeGuest(old.url, "Ugo"),
  ];
  const [ala, ugo] = guests as [Guest, Guest];
  const table = await startedTable(guests, 0, {}, "secrets");
  const before = await openPage(old.url, ala.cookie);
  before.send({ v: 1, type: "watch", table });
  await before.when(() => before.seq === 0);
  await sendMove(before, table, "one", draw, 0);
  await before.when(() => before.seq === 1);
  await old.close();

  const server = await testServer({
    dataFolder: old.folder,
    findGame: () => ({ game: newer, bot }),
  });
  const page = await openPage(server.url, ugo.cookie);
  page.send({ v: 1, type: "watch", table });
  await page.when(() => page.seq === 1);
  const played = await sendMove(page, table, "two", draw, 1);
  expect(played).toMatchObject({ type: "accepted", seq: 2 });
  await page.when(() => page.seq === 2);
  const { hands } = page.view as { hands: number[][] };
  expect(hands[1]?.every((card) => card >= 100)).toBe(true);
});

it("older rules leave a table alone that newer ones have taken over", async () => {
  const context = await testContext(secrets);
  const table = await startedIn(context);
  await moveOn(context, table);
  await keepSnapshot(context, table);
  const { id } = table.stored;
  const newerContext = await testContext(newer, { store: context.store });
  const taken = await openTable(newerContext, id);
  if (!taken) throw new Error("The table is gone.");
  await moveOn(newerContext, taken);
  expect(taken.stored).toMatchObject({ rulesVersion: 2, dealtVersion: 1 });

  const late = { id: "late", seq: 1, move: draw };
  const seat = secrets.toMove(table.match?.position.state)[0] ?? 0;
  const mover = { seat, by: "bot" } as const;
  expect(await playMove(context, table, mover, late)).toMatchObject({
    refusal: { code: "unavailable" },
  });
  await expect(openTable(context, id)).rejects.toThrow(StoreFailure);
  expect(await context.store.log(id, 0)).toHaveLength(3);
  expect(await context.store.table(id)).toMatchObject({ status: "playing" });
});
