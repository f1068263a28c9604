/** A broken invariant stops its table alone, keeps the log, and reports seed and moves. */

import { findGame } from "@stolik/games/node";
import type { AnyGame } from "@stolik/kernel";
import { expect, it } from "vitest";
import { becomeGuest, openPage, startedTable } from "./client.ts";
import type { Guest } from "./client.ts";
import { sendMove } from "./play.ts";
import { raw } from "./raw.ts";
import { secrets } from "./secrets.ts";
import { testServer } from "./server.ts";

/** Breaks at the second move of a table whose first one was `show`. */
const brittle: AnyGame = {
  ...secrets,
  apply(state, seat, move, turn) {
    const { moves, shown } = state as { moves: number; shown: unknown[] };
    if (moves === 1 && shown.length === 1) throw new Error("A card too many.");
    secrets.apply(state, seat, move, turn);
  },
};

it("the table stops, the others go on", async () => {
  const bot = { choose: () => ({ move: undefined, considered: [] }) };
  const server = await testServer({
    findGame: (id) =>
      id === "secrets" ? { game: brittle, bot } : findGame(id),
  });
  const { url } = server;
  const guests = [await becomeGuest(url, "Ala"), await becomeGuest(url, "Ugo")];
  const [ala, ugo] = guests as [Guest, Guest];
  const broken = await startedTable(guests, 0, {}, "secrets");
  const sound = await startedTable(guests, 0, {}, "secrets");
  const first = await openPage(url, ala.cookie);
  const second = await openPage(url, ugo.cookie);
  first.send({ v: 1, type: "watch", table: broken });
  await first.when(() => first.seq === 0);

  const show = { type: "show", index: 0 };
  await sendMove(first, broken, "one", show, 0);
  const answer = await sendMove(second, broken, "two", show, 1);
  expect(answer).toMatchObject({ refusal: { code: "table-stopped" } });
  await first.when(() => first.table?.status === "stopped");
  expect(first.seq).toBe(1);
  const report = server.lines.find(({ table }) => table === broken);
  expect(report).toMatchObject({
    err: { message: "A card too many." },
    moves: [{ seat: 0, move: show }],
  });
  expect(report?.["seed"]).toMatch(/^[0-9a-f]{64}$/);

  const draw = { type: "draw" };
  const played = await sendMove(first, sound, "one", draw, 0);
  expect(played).toMatchObject({ type: "accepted", seq: 1 });
  await server.close();
  const rows = await raw(
    server.folder,
    "select seq from log join tables on number = table_number where id = ?",
    broken,
  );
  expect(rows).toHaveLength(2);
});

it("a move on an older position counts while the decision is the same", async () => {
  const bot = { choose: () => ({ move: undefined, considered: [] }) };
  const { url } = await testServer({
    findGame: () => ({ game: patient, bot }),
  });
  const guests = [await becomeGuest(url, "Ala"), await becomeGuest(url, "Ugo")];
  const [ala, ugo] = guests as [Guest, Guest];
  const table = await startedTable(guests, 0, {}, "secrets");
  const first = await openPage(url, ala.cookie);
  const second = await openPage(url, ugo.cookie);
  const draw = { type: "draw" };
  expect(await sendMove(first, table, "a", draw, 0)).toMatchObject({ seq: 1 });
  // Ugo had the same to decide at 0 as at 1; Ala has not.
  expect(await sendMove(second, table, "b", draw, 0)).toMatchObject({ seq: 2 });
  expect(await sendMove(first, table, "c", draw, 0)).toMatchObject({
    refusal: { code: "stale" },
  });
});

/** Everybody may move at any time. */
const patient: AnyGame = {
  ...secrets,
  toMove: (at) => (secrets.toMove(at).length > 0 ? [0, 1] : []),
};
