/** The bot: honest, legal, and the stronger the further it looks. The bench plays the full numbers. */

import { playMatch } from "@stolik/games";
import type { Automaton, Entry } from "@stolik/games";
import { fastRandom, levels, seedFrom } from "@stolik/kernel";
import type { EmittedEvent, Level, Seat } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { bot } from "../bot/index.ts";
import { chanceToReach } from "../bot/odds.ts";
import { fieldOf } from "../content/map.ts";
import { distances, journey } from "../rules/index.ts";
import type { Event, Move, View } from "../rules/index.ts";
import { deals } from "../rules/options.ts";
import type { DealName } from "../rules/options.ts";
import { advance, after, go, setUp, table, take } from "./table.ts";

const entry = { game: journey, bot } as unknown as Entry;

/** Enough for the tries to end a search, not the clock. */
const ENOUGH = 60;

const ask = (view: View, seat: Seat, level: Level, budget = ENOUGH) =>
  bot.choose({
    view,
    seat,
    told: [],
    level,
    budget,
    character: 7,
    random: fastRandom(5),
  });

/** Of matches of two, sitting in either seat equally often. */
function winsOf(one: Automaton, other: Automaton, matches: number): number {
  let wins = 0;
  for (let match = 0; match < matches; match += 1) {
    const seat = match % 2;
    const players = seat === 0 ? [one, other] : [other, one];
    const { winners } = playMatch(entry, planOf(match, players)).outcome;
    if (winners.includes(seat)) wins += 1 / winners.length;
  }
  return wins;
}

function planOf(
  match: number,
  players: readonly Automaton[],
  deal: DealName = "even",
) {
  return {
    seats: players.length,
    options: { first: "random", deal },
    seed: seedFrom(`bot test ${match}`),
    players,
    budget: 5,
  };
}

/** What seat 1 does when it does nothing (J10). */
function standStill({ phase, dice, pawns }: View): Move {
  return phase === "die"
    ? { type: "take", die: dice[0] ?? 1 }
    : { type: "go", to: pawns[1] ?? 0 };
}

describe("odds", () => {
  it.each([
    [2, [2, 2, 2, 2], 3, 1],
    [3, [2, 2, 2, 2], 3, 0],
    [3, [2, 2, 2, 3], 3, 0.25],
    [10, [1, 2, 2, 2], 2, 0.5],
    [6, [], 6, 1 / 3],
    [11, [], 0, 0],
  ])(
    "[J9, J12] %i fields with %j after %i others: %f",
    (distance, dice, others, chance) => {
      expect(chanceToReach(distance, dice, others)).toBeCloseTo(chance, 9);
    },
  );
});

describe("choosing", () => {
  it.each([1, 2] as const)(
    "[J28] level %i chooses alike in all worlds it cannot tell apart",
    (level) => {
      const { state } = setUp(3);
      const view = journey.view(state, state.turn);
      const other = journey.determinize(view, state.turn, fastRandom(99));
      expect(ask(journey.view(other, state.turn), state.turn, level)).toEqual(
        ask(view, state.turn, level),
      );
    },
  );

  it.each(levels)(
    "level %i plays legal moves only, to the end",
    { timeout: 60_000 },
    (level) => {
      let { state } = setUp(3, {}, `level ${level}`);
      while (journey.toMove(state).length > 0) {
        const { move } = ask(
          journey.view(state, state.turn),
          state.turn,
          level,
          2,
        );
        ({ state } = after(state, move)); // refusals throw
      }
      expect(journey.outcome(state)?.reason).toBe("arrived");
    },
  );

  it.each(levels)("[J27] level %i wins when it can", (level) => {
    const state = table({
      track: ["1989", "966"],
      hands: [["eagle", "stop"], []],
    });
    expect(ask(journey.view(state, 0), 0, level).move).toEqual(
      advance("eagle"),
    );
  });

  it.each(levels)("[J16] level %i collects what lies beside it", (level) => {
    const state = table({
      pawns: ["gniezno", "lodz"],
      markers: [
        "biskupin",
        "torun",
        "wolin",
        "bytow",
        "malbork",
        "grunwald",
        "zamosc",
      ],
    });
    expect(ask(journey.view(state, 0), 0, level).move).toEqual(go("biskupin"));
  });

  it.each([2, 3] as const)(
    "[J23] level %i halts a leader about to win",
    (level) => {
      let state = table({
        track: ["1410", "2004"],
        hands: [
          ["stop", "grey-966"],
          ["eagle", "blue-1079"],
        ],
      });
      while (state.turn === 0)
        ({ state } = after(state, ask(journey.view(state, 0), 0, level).move));
      expect(state.stops).toEqual([0, 1]);
    },
  );

  it("[J23] level 3 halts the one about to win, not the one who leads to no avail", () => {
    let state = table({
      pawns: ["poznan", "lodz", "krakow"],
      track: ["1410", "1978", "1989"],
      hands: [["stop"], [], ["eagle", "blue-1079", "blue-1109"]],
    });
    while (state.turn === 0)
      ({ state } = after(state, ask(journey.view(state, 0), 0, 3).move));
    expect(state.stops).toEqual([0, 0, 1]);
  });

  it("[J9] level 3 takes the die that the next player needs, if it serves as well", () => {
    const state = table({
      pawns: ["gniezno", "tarnow"], // Częstochowa is five steps from Tarnów
      markers: [
        "biskupin",
        "czestochowa",
        "wolin",
        "frombork",
        "bialowieza",
        "bytow",
        "tykocin",
      ],
      state: { phase: "die", die: 0, dice: [2, 6] },
    });
    expect(ask(journey.view(state, 0), 0, 3).move).toEqual(take(6));
  });

  it("[J15] level 3 takes the marker that another would take, not the one that waits", () => {
    const state = table({
      pawns: ["gniezno", "grudziadz"], // Toruń and Międzyrzecz are three steps from Gniezno
      markers: [
        "torun",
        "miedzyrzecz",
        "kazimierz-dolny",
        "zamosc",
        "lezajsk",
        "bialowieza",
        "tykocin",
      ],
    });
    expect(ask(journey.view(state, 0), 0, 3).move).toEqual(go("torun"));
  });

  it("[J9] level 2 keeps the die that reaches a marker", () => {
    const far = table({
      pawns: ["poznan", "krakow"],
      markers: [
        "torun",
        "zamosc",
        "lezajsk",
        "tykocin",
        "bialowieza",
        "grunwald",
        "malbork",
      ],
      state: { phase: "die", die: 0, dice: [2, 3, 4] },
    });
    expect(ask(journey.view(far, 0), 0, 2).move).toEqual({
      type: "take",
      die: 4,
    });
  });

  it("[J21] level 2 goes to the city of its card", () => {
    const state = table({
      pawns: ["gniezno", "krakow"],
      hands: [["city-poznan"], []],
      markers: ["lezajsk"],
    });
    expect(ask(journey.view(state, 0), 0, 2).move).toEqual({
      type: "go",
      to: fieldOf("poznan"),
    });
  });

  it.each([2, 3] as const)(
    "[J21] level %i enters the city of its card when that wins",
    (level) => {
      let state = table({
        pawns: ["poznan", "lodz"],
        track: ["2004", "966"],
        hands: [["city-gniezno"], []],
      });
      for (let turns = 0; turns < 3 && !state.ending; turns += 1) {
        while (state.turn === 0 && !state.ending)
          ({ state } = after(
            state,
            ask(journey.view(state, 0), 0, level).move,
          ));
        if (!state.ending)
          ({ state } = after(state, take(state.dice[0] ?? 1), go("lodz")));
      }
      expect(state.progress[0]).toBe(32);
    },
  );

  it.each([2, 3] as const)(
    "[J21] level %i arrives sooner than it hopes for another city",
    (level) => {
      const state = table({
        pawns: ["torun", "krakow"],
        track: ["1978", "966"],
        hands: [["city-torun", "city-lodz"], []],
      });
      expect(ask(journey.view(state, 0), 0, level).move).toEqual(
        advance("city-torun"),
      );
    },
  );

  it.each(deals)(
    "[J23] level 1 never stops the same person twice running, deal %s",
    (deal) => {
      let stops = 0;
      for (let match = 0; match < 12; match += 1) {
        const last = new Map<Seat, Seat>();
        playMatch(entry, planOf(match, [1, 1, 1], deal), (_, told) => {
          for (const { event } of told as readonly EmittedEvent<Event>[]) {
            if (event.type !== "stopped") continue;
            expect(last.get(event.seat)).not.toBe(event.target);
            last.set(event.seat, event.target);
            stops += 1;
          }
        });
      }
      expect(stops).toBeGreaterThan(12);
    },
  );

  it.each([2, 3] as const)(
    "[J27] level %i sets out at once for the only marker, a map away, not for a city it cannot enter",
    (level) => {
      const from = fieldOf("bytow");
      const state = table({
        pawns: ["bytow", "gniezno"],
        hands: [["city-gniezno"], []],
        markers: ["lezajsk"],
      });
      const { move } = ask(journey.view(state, 0), 0, level);
      if (move.type !== "go") throw new Error("It stays where it is.");
      const away = (field: number) =>
        distances[field]?.[fieldOf("lezajsk")] ?? Infinity;
      expect(away(move.to)).toBe(away(from) - state.die);
    },
  );

  it.each(
    deals.flatMap((deal) => levels.map((level) => [level, deal] as const)),
  )(
    "[J27] level %i arrives rather than win by standing still, deal %s",
    { timeout: 60_000 },
    (level, deal) => {
      const still: Entry = {
        ...entry,
        bot: {
          choose: (question) =>
            question.seat === 0
              ? entry.bot.choose(question)
              : { move: standStill(question.view as View), considered: [] },
        },
      };
      for (let match = 0; match < (level === 3 ? 4 : 20); match += 1) {
        const { outcome } = playMatch(
          still,
          planOf(match, [level, level], deal),
        );
        expect(outcome).toMatchObject({ winners: [0], reason: "arrived" });
      }
    },
  );

  it("tells what it weighed, best first", () => {
    const { state } = setUp(2);
    const { move, considered } = ask(
      journey.view(state, state.turn),
      state.turn,
      3,
    );
    const values = considered.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
    expect(considered[0]?.move).toEqual(move);
  });
});

describe("strength", () => {
  it(
    "level 2 beats level 1, and level 1 beats random play",
    { timeout: 60_000 },
    () => {
      expect(winsOf(2, 1, 40)).toBeGreaterThan(24);
      expect(winsOf(1, "random", 20)).toBeGreaterThan(15);
    },
  );
});
