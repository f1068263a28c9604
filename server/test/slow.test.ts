/** A reader that is too slow for the steps gets the whole view once it has recovered. */

import { fastRandom, randomMove, seedFrom } from "@stolik/kernel";
import { expect, it, onTestFinished } from "vitest";
import { localBus } from "../bus.ts";
import { startWatch } from "../live/watch.ts";
import type { ServerMessage } from "../protocol.ts";
import { openSqlite } from "../store/sqlite.ts";
import { createTable } from "../tables/create.ts";
import type { Hall } from "../tables/hall.ts";
import { startTable } from "../tables/lobby.ts";
import { playMove } from "../tables/moves.ts";
import { openTable } from "../tables/open.ts";
import { localPresence } from "../tables/presence.ts";
import fastify from "fastify";
import { secrets } from "./secrets.ts";
import { testFolder } from "./server.ts";

it("steps are left out while the reader is slow", async () => {
  const store = await openSqlite(testFolder());
  onTestFinished(() => store.close());
  const bot = { choose: () => ({ move: undefined, considered: [] }) };
  const hall: Hall = {
    store,
    bus: localBus(),
    presence: localPresence(),
    logger: fastify().log,
    findGame: () => ({ game: secrets, bot }),
    makeSeed: () => seedFrom("slow"),
    botDelay: 0,
    capacity: 10,
    open: new Map(),
    isClosing: false,
    onDue: () => {},
  };
  const host = { id: "ala", name: "Ala" };
  const made = await createTable(hall, host, {
    game: "secrets",
    options: {},
    seats: [
      { type: "bot", level: 1 },
      { type: "bot", level: 1 },
    ],
  });
  if (!made.ok) throw new Error(made.refusal.code);
  await startTable(hall, made.value.id, host);
  const table = await openTable(hall, made.value.id);
  if (!table) throw new Error("The table is gone.");

  const sent: ServerMessage[] = [];
  let isSlow = false;
  const watch = startWatch(
    hall,
    table,
    {
      person: undefined,
      send: (json) => void sent.push(JSON.parse(json) as ServerMessage),
      isSlow: () => isSlow,
    },
    undefined,
  );
  const random = fastRandom(1);
  const move = async () => {
    const { seq, state } = table.match?.position ?? {
      seq: 0,
      state: undefined,
    };
    const [seat = 0] = secrets.toMove(state);
    const chosen = randomMove(secrets, state, seat, random);
    await playMove(hall, table, seat, { id: `${seq}`, seq, move: chosen });
  };
  await move();
  isSlow = true;
  await move();
  await move();
  watch.resume();
  isSlow = false;
  await move();
  expect(sent.map(({ type }) => type)).toEqual(["table", "view", "steps"]);
  watch.resume();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent.at(-1)).toMatchObject({ type: "view", seq: 4 });
  await move();
  expect(sent.at(-1)).toMatchObject({ type: "steps", steps: [{ seq: 5 }] });
  watch.end();
  await move();
  expect(sent).toHaveLength(5);
});
