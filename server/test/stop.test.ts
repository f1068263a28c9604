/** Something throws at a table: memory is read anew, and only a log that does not fold stops it; the seed and the moves are reported. */

import type { AnyGame } from "@stolik/kernel";
import { expect, it } from "vitest";
import { becomeGuest, openPage, startedTable } from "./client.ts";
import type { Guest } from "./client.ts";
import { isStale } from "../tables/history.ts";
import { drop } from "../tables/load.ts";
import { openTable } from "../tables/open.ts";
import { moveOn, startedIn, testContext } from "./context.ts";
import { sendMove } from "./play.ts";
import { raw } from "./raw.ts";
import { secrets } from "./secrets.ts";
import { testServer } from "./server.ts";

const show = { type: "show", index: 0 };
const draw = { type: "draw" };
const bot = { choose: () => ({ move: undefined, considered: [] }) };

/** Throws when a second card is shown; once broken, at every move. */
function brittleRules() {
  const rules = { isBroken: false };
  const game: AnyGame = {
    ...secrets,
    apply(state, seat, move, turn) {
      secrets.apply(state, seat, move, turn);
      const { shown } = state as { shown: unknown[] };
      if (rules.isBroken || shown.length > 1)
        throw new Error("A card too many.");
    },
  };
  return { rules, game };
}

async function twoAt(game: AnyGame) {
  const server = await testServer({ findGame: () => ({ game, bot }) });
  const { url } = server;
  const guests = [await becomeGuest(url, "Ala"), await becomeGuest(url, "Ugo")];
  const [ala, ugo] = guests as [Guest, Guest];
  const table = await startedTable(guests, 0, {}, "secrets");
  const first = await openPage(url, ala.cookie);
  const second = await openPage(url, ugo.cookie);
  first.send({ v: 1, type: "watch", table });
  await first.when(() => first.seq === 0);
  await sendMove(first, table, "one", show, 0);
  await first.when(() => first.seq === 1);
  const reports = () => server.lines.filter((line) => line["moves"]);
  return { server, guests, table, first, second, reports };
}

it("rules throw on somebody's move: it is refused, and the table goes on", async () => {
  const { table, first, second, reports } = await twoAt(brittleRules().game);
  for (const id of ["two", "three"])
    expect(await sendMove(second, table, id, show, 1)).toMatchObject({
      refusal: { code: "server-error" },
    });
  expect(reports()).toMatchObject([
    {
      table,
      err: { message: "A card too many." },
      moves: [{ seat: 0, move: show }],
      seed: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    },
  ]);
  const played = await sendMove(second, table, "four", draw, 1);
  expect(played).toMatchObject({ type: "accepted", seq: 2 });
  await first.when(() => first.seq === 2);
  expect(first.table?.status).toBe("playing");
});

it("a log that does not fold stops its table, the others go on", async () => {
  const { rules, game } = brittleRules();
  const { server, guests, table, first, second } = await twoAt(game);
  const sound = await startedTable(guests, 0, {}, "secrets");
  rules.isBroken = true;
  const answer = await sendMove(second, table, "two", draw, 1);
  expect(answer).toMatchObject({ refusal: { code: "table-stopped" } });
  await first.when(() => first.table?.status === "stopped");
  expect(first.seq).toBe(1);

  rules.isBroken = false;
  const played = await sendMove(first, sound, "one", draw, 0);
  expect(played).toMatchObject({ type: "accepted", seq: 1 });
  await server.close();
  const rows = await raw(
    server.folder,
    "select seq from log join tables on number = table_number where id = ?",
    table,
  );
  expect(rows).toHaveLength(2);
});

it("a view cannot be made once: whoever watches is shown it the next time", async () => {
  let faultsLeft = 0;
  const game: AnyGame = {
    ...secrets,
    view(state, viewer) {
      if (viewer === 1 && faultsLeft-- > 0) throw new Error("A hole too many.");
      return secrets.view(state, viewer);
    },
  };
  const { table, second, reports } = await twoAt(game);
  faultsLeft = 1;
  second.send({ v: 1, type: "watch", table });
  await second.when(() => second.seq === 1);
  expect(second.table?.status).toBe("playing");
  expect(reports()).toMatchObject([{ err: { message: "A hole too many." } }]);
});

it("a view can never be made: whoever would see it is told, the others play on", async () => {
  const game: AnyGame = {
    ...secrets,
    view(state, viewer) {
      if (viewer === null) throw new Error("A hole too many.");
      return secrets.view(state, viewer);
    },
  };
  const { server, table, first, second, reports } = await twoAt(game);
  const stranger = await openPage(server.url);
  for (let times = 0; times < 5; times += 1) {
    const told = stranger.until((message) => message.type === "refused");
    stranger.send({ v: 1, type: "watch", table });
    expect(await told).toMatchObject({
      table,
      refusal: { code: "server-error" },
    });
  }
  expect(reports()).toHaveLength(1);
  const faults = server.lines.filter(({ msg }) => msg === "something threw");
  expect(faults).toMatchObject([{ table, count: 1 }]);
  await sendMove(second, table, "two", draw, 1);
  await first.when(() => first.seq === 2);
  expect(first.table?.status).toBe("playing");
});

it("what is to be decided cannot be named: the log folds, and only an older position is refused", async () => {
  const game: AnyGame = {
    ...patient,
    decision() {
      throw new Error("A name too many.");
    },
  };
  const context = await testContext(game);
  const table = await startedIn(context);
  await moveOn(context, table);
  drop(context, table);
  const found = await openTable(context, table.stored.id);
  expect(found?.stored.status).toBe("playing");
  if (!found?.match) throw new Error("The match is gone.");
  expect(found.match.position.seq).toBe(1);
  expect(isStale(found.history, found.match, 0, 0)).toBe(true);
  expect(isStale(found.history, found.match, 0, 1)).toBe(false);
});

it("a move on an older position counts while the decision is the same", async () => {
  const { url } = await testServer({
    findGame: () => ({ game: patient, bot }),
  });
  const guests = [await becomeGuest(url, "Ala"), await becomeGuest(url, "Ugo")];
  const [ala, ugo] = guests as [Guest, Guest];
  const table = await startedTable(guests, 0, {}, "secrets");
  const first = await openPage(url, ala.cookie);
  const second = await openPage(url, ugo.cookie);
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
