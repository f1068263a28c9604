/** The driver of the peers' tables: every move counts once, whoever hears of it when. */

import { fastRandom } from "@stolik/kernel";
import type { Seat } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { newTally } from "../measure.ts";
import type { Tally } from "../measure.ts";
import { peer } from "../peers/pair.ts";
import type { Clients } from "../peers/pair.ts";
import { deal, game, playIn } from "../peers/rules.ts";

interface Server {
  moves: number;
  refused: number;
  matches: number;
}

/** Tells the mover at once and the other one only when the next move is under way. */
function clientsOf(server: Server, tally: Tally): Clients {
  return {
    begin(hear) {
      const state = deal(fastRandom(server.matches));
      server.matches += 1;
      let seq = 0;
      let late = () => {};
      return Promise.resolve({
        view: game.view(state, null),
        send(seat: Seat, move: unknown) {
          if (!playIn(state, seat, move)) {
            server.refused += 1;
            return;
          }
          seq += 1;
          server.moves += 1;
          const played = seq;
          const view = game.view(structuredClone(state), null);
          const before = late;
          late = () => hear(1 - seat, played, () => view);
          queueMicrotask(() => {
            before();
            hear(seat, played, () => view);
          });
          if (game.toMove(state).length === 0 && server.matches === 3)
            tally.isOver = true;
        },
        end() {},
      });
    },
    close() {},
  };
}

describe("a pair at a peer's tables", () => {
  it("plays whole matches of legal moves and counts each move once", async () => {
    const server = { moves: 0, refused: 0, matches: 0 };
    const tally: Tally = { ...newTally(), isCounting: true };
    const connect = () => Promise.resolve(clientsOf(server, tally));
    const pair = await peer("none", connect).seat([""], 1);
    await pair.play(tally, 5);
    expect(server.matches).toBe(3);
    expect(server.refused).toBe(0);
    expect(server.moves).toBeGreaterThan(20);
    expect(tally.moves).toBe(server.moves);
    expect(tally.latencies).toHaveLength(server.moves);
    // The other one hears of a match's last move only after it.
    expect(tally.shown).toHaveLength(server.moves - server.matches);
  });
});

describe("the rules that peers are given", () => {
  it("refuse what is no move, and moves out of turn", () => {
    const state = deal(fastRandom(7));
    const [seat = 0] = game.toMove(state);
    const before = structuredClone(state);
    const [move] = game.moves(state, seat);
    expect(playIn(state, seat, { type: "fly" })).toBe(false);
    expect(playIn(state, 1 - seat, move)).toBe(false);
    expect(playIn(state, -1, move)).toBe(false);
    expect(state).toEqual(before);
    expect(playIn(state, seat, move)).toBe(true);
    expect(state).not.toEqual(before);
  });
});
