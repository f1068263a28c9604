/** Golden games continued from positions all through them: each goes on to its end, and its record verifies. */

import { describe, expect, it } from "vitest";
import type { Game } from "../contract.ts";
import { copy } from "../copy.ts";
import { parseRecord } from "../parse-record.ts";
import type { GameRecord } from "../record.ts";
import { openRecorded } from "../recorded.ts";
import { verify } from "../replay.ts";
import { continuedFrom } from "./continued-from.ts";
import type { GoldenGame } from "./golden.ts";
import { playOut } from "./play-out.ts";

/** From how many positions of each a match is continued. */
const POSITIONS = 3;

/** Declares a test for each of the games. `world` is what stays true of a state whatever is drawn anew. */
export function continuedGames<View, State extends View, Move, Event, Options>(
  game:
    | Game<View, State, Move, Event, Options>
    | ((record: GameRecord) => Game<View, State, Move, Event, Options>),
  games: readonly GoldenGame<State, Event>[],
  world: (state: State) => unknown = () => undefined,
): void {
  const gameOf = typeof game === "function" ? game : () => game;
  describe("continued golden games", () => {
    it.each(games)("$name", ({ record, steps }) => {
      const rules = gameOf(record);
      let continued = 0;
      for (let one = 0; one < POSITIONS; one += 1) {
        const at = Math.floor((one * record.moves.length) / POSITIONS);
        const seat = one % record.seats;
        const match = continuedFrom(rules, record, at, seat);
        if (!match) continue;
        continued += 1;
        const before = steps[at]?.state as State;
        const { state } = match.position;
        expect(rules.view(state as State, seat)).toEqual(
          rules.view(before, seat),
        );
        expect(world(state as State)).toEqual(world(before));
        const played = copy(playOut(openRecorded(match)));
        expect(parseRecord(played)).toEqual({ ok: true, value: played });
        expect(verify(rules, played)).toMatchObject({ ok: true });
      }
      expect(continued).toBeGreaterThan(0);
    });
  });
}
