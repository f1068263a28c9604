/** The same seed and the same moves through the server's path, the page's and the simulator's: the same views, questions, moves of bots and record, in every game. */

import { gameIds } from "../games/registry/index.ts";
import { findGame } from "../games/registry/node.ts";
import {
  isOver,
  movesIn,
  nextBot,
  questionFor,
  seedFrom,
  verify,
} from "../kernel/index.ts";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ada, ala, deal } from "./one-match/page.ts";
import type { Local } from "./one-match/page.ts";
import { BUDGET, viewers } from "./one-match/seen.ts";
import type { Seen } from "./one-match/seen.ts";
import { serve } from "./one-match/server.ts";
import type { Served } from "./one-match/server.ts";
import { simulate } from "./one-match/simulator.ts";
import type { Simulated } from "./one-match/simulator.ts";

/** How far the clock goes each time it is read: a bot that stops by time stops after the same number of looks on every machine. */
const TICK = 100;
/** How many moves of bots are compared: enough to meet every kind, without waiting for theirs in three matches to the end. */
const COMPARED = 60;

interface Paths {
  readonly simulated: Simulated;
  readonly served: Served;
  readonly local: Local;
}

describe.each(gameIds)("%s", (id) => {
  const entry = entryOf(id);
  const { game } = entry;
  const seed = seedFrom(`one match of ${id}`);

  it("bots see, are asked and play the same everywhere", async () => {
    tickingClock();
    const simulated = simulate(entry, seed, [3, 1]);
    const served = await serve(entry, seed, [
      { type: "bot", level: 3 },
      { type: "bot", level: 1 },
    ]);
    const local = deal(entry, seed, [{ ...ada, level: 3 }, ada]);
    for (const asked of simulated.asked.slice(0, COMPARED)) {
      expectSameView({ simulated, served, local });
      await served.letBotMove();
      local.letBotMove();
      expect(served.asked.at(-1)).toEqual(asked);
      expect(local.asked.at(-1)).toEqual(asked);
    }
    expectSameView({ simulated, served, local });
  });

  it("a person's moves lead to the same everywhere", async () => {
    const simulated = simulate(entry, seed, ["random", "random"]);
    const served = await serve(entry, seed, [
      { type: "me" },
      { type: "bot", level: 1 },
    ]);
    const local = deal(entry, seed, [ala, ada]);
    const record = simulated.record();
    for (const { seat, move } of movesIn(record)) {
      expectSameView({ simulated, served, local });
      const { state } = served.match().position;
      expect(local.next()).toEqual(
        nextBot(game, state, served.table.stored.seats),
      );
      for (const asked of [0, 1])
        expect(questionFor(local.now().match, asked, 2, BUDGET)).toEqual(
          questionFor(served.match(), asked, 2, BUDGET),
        );
      await served.play(seat, move);
      local.play(seat, move);
    }
    for (const viewer of viewers) {
      const seen = served.seenBy(viewer);
      expect(seen).toEqual(simulated.seenBy(viewer, seen.seq));
      expect(local.seenBy(viewer)).toEqual(seen);
    }
    expect(isOver(served.match())).toBe(true);
    expect(await served.record()).toEqual(record);
    expect(local.now().record).toEqual(record);
    expect(verify(game, record)).toMatchObject({ ok: true });
    const { position, told } = served.match();
    expect(await served.readAnew()).toMatchObject({ position, told });
    expect(local.readAnew().match).toMatchObject({ position, told });
  });
});

function entryOf(id: string) {
  const entry = findGame(id);
  if (!entry) throw new Error(`There is no ${id}.`);
  return entry;
}

/** What was heard earlier was compared when it was the latest. */
function expectSameView({ simulated, served, local }: Paths): void {
  for (const viewer of viewers) {
    const seen = latest(served.seenBy(viewer));
    expect(seen).toEqual(latest(simulated.seenBy(viewer, seen.seq)));
    expect(latest(local.seenBy(viewer))).toEqual(seen);
  }
}

function latest({ heard, ...seen }: Seen) {
  return { ...seen, heard: heard.at(-1) };
}

function tickingClock(): void {
  let now = 0;
  const clock = vi.spyOn(performance, "now");
  clock.mockImplementation(() => (now += TICK));
  onTestFinished(() => clock.mockRestore());
}
