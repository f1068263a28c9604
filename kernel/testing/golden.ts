/** Golden games: whole recorded matches, played again with their result; nothing appears or vanishes on the way. */

import { describe, expect, it } from "vitest";
import type { Game } from "../contract.ts";
import { parseRecord } from "../parse-record.ts";
import type { GameRecord } from "../record.ts";
import { replay, verify } from "../replay.ts";
import { toldTo } from "../turn.ts";

/** A recorded match, played again: the deal, then one step for each move. */
export interface GoldenGame<State, Event> {
  /** The name of its file, without folder and ending. */
  readonly name: string;
  readonly record: GameRecord;
  readonly steps: readonly {
    readonly state: State;
    /** What everybody was told. */
    readonly events: readonly Event[];
  }[];
  readonly last: State;
}

interface GoldenPlan<State> {
  /** The records by their file names, as `import.meta.glob("./golden/*.json")` gives them. */
  readonly files: Readonly<Record<string, unknown>>;
  /** All that must neither appear nor vanish, in an order of its own. */
  readonly conserved: (state: State) => unknown;
}

/** Declares a test for each record, and returns the games for further tests. */
export function goldenGames<View, State extends View, Move, Event, Options>(
  game:
    | Game<View, State, Move, Event, Options>
    | ((record: GameRecord) => Game<View, State, Move, Event, Options>),
  { files, conserved }: GoldenPlan<State>,
): readonly GoldenGame<State, Event>[] {
  const gameOf = typeof game === "function" ? game : () => game;
  const games = Object.entries(files).map(([file, raw]) => {
    const parsed = parseRecord(raw);
    if (!parsed.ok) throw new Error(`${file}: ${parsed.refusal.code}`);
    return playAgain(file, parsed.value, gameOf(parsed.value));
  });
  describe("golden games", () => {
    it("are there", () => {
      expect(games.length).toBeGreaterThan(0);
    });
    it.each(games)("$name", ({ record, steps }) => {
      const verified = verify(gameOf(record), record);
      expect(verified).toEqual({ ok: true, value: record.outcome });
      const [dealt, ...kept] = steps.map(({ state }) => conserved(state));
      for (const things of kept) expect(things).toEqual(dealt);
    });
  });
  return games;
}

function playAgain<View, State extends View, Move, Event, Options>(
  file: string,
  record: GameRecord,
  game: Game<View, State, Move, Event, Options>,
): GoldenGame<State, Event> {
  const replayed = replay(game, record);
  if (!replayed.ok) throw new Error(`${file}: ${replayed.refusal.code}`);
  const steps = replayed.value.steps.map(({ position, told }) => ({
    state: position.state,
    events: toldTo(told, null),
  }));
  const last = steps.at(-1)?.state;
  if (last === undefined) throw new Error(`${file} has no deal.`);
  return {
    name: file.replace(/^.*\/|\.json$/g, ""),
    record,
    // A replay hands on what this game made.
    steps: steps as GoldenGame<State, Event>["steps"],
    last: last as State,
  };
}
