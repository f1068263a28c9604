/** Cards, the hand and the end: J10, J11, J19–J27. */

import { describe, expect, it } from "vitest";
import type { Card } from "../content/cards.ts";
import { fieldOf } from "../content/map.ts";
import { effectOf, journey } from "../rules/index.ts";
import {
  advance,
  after,
  attempt,
  coach,
  discard,
  end,
  go,
  stands,
  stop,
  table,
  take,
  train,
} from "./table.ts";

const refused = (code: string, rule: string) => ({
  ok: false,
  refusal: { code, rule },
});

describe("forward on the track", () => {
  it.each<[string, Card, string]>([
    ["J19", "grey-1410", "1505"],
    ["J19", "grey-1791", "1466"],
    ["J20", "blue-1364", "1505"],
    ["J20", "blue-1807", "1466"],
  ])("[%s] example 1: on 1410, %s leads to %s", (_, card, to) => {
    const { state } = after(
      table({ track: ["1410", "966"], hands: [[card], []] }),
      advance(card),
    );
    expect(stands(state, 0)).toBe(to);
    expect(state.used).toEqual([card]); // J26
  });

  it("[J22] example 1: on 1410 the White Eagle leads three fields on, to 1525", () => {
    const { state } = after(
      table({ track: ["1410", "966"], hands: [["eagle"], []] }),
      advance("eagle"),
    );
    expect(stands(state, 0)).toBe("1525");
  });

  it("[J20] a blue date equal to the field's is not later", () => {
    const { state } = after(
      table({ track: ["1364", "966"], hands: [["blue-1364"], []] }),
      advance("blue-1364"),
    );
    expect(stands(state, 0)).toBe("1410");
  });

  it("[J21] a city card needs the pawn in the city", () => {
    const there = table({
      pawns: ["krakow", "lodz"],
      hands: [["city-krakow"], []],
    });
    expect(stands(after(there, advance("city-krakow")).state, 0)).toBe("1138");
    const elsewhere = table({ hands: [["city-krakow"], []] });
    expect(attempt(elsewhere, 0, advance("city-krakow"))).toMatchObject(
      refused("elsewhere", "J21"),
    );
  });

  it("[J19, J20, J21] a card tells what it would do now, and why", () => {
    expect(effectOf("grey-1410", 8, 0)).toEqual({
      steps: 2,
      reason: "same-date",
    });
    expect(effectOf("grey-1410", 9, 0)).toEqual({
      steps: 1,
      reason: "other-date",
    });
    expect(effectOf("blue-1807", 8, 0)).toEqual({ steps: 1, reason: "later" });
    expect(effectOf("city-gniezno", 8, fieldOf("gniezno"))).toEqual({
      steps: 3,
      reason: "in-the-city",
    });
    expect(effectOf("stop", 8, 0)).toEqual({ steps: 0, reason: "no-steps" });
  });
});

describe("cards in a turn", () => {
  it("[J10] example 3: three in order, a fourth is refused", () => {
    const hand: Card[] = ["grey-1410", "grey-1466", "eagle", "grey-1791"];
    const before = table({ track: ["1385", "966"], hands: [hand, []] });
    const first = after(before, advance("grey-1410")).state;
    expect(stands(first, 0)).toBe("1410");
    const second = after(first, advance("grey-1466")).state;
    expect(stands(second, 0)).toBe("1466");
    const third = after(second, advance("eagle")).state;
    expect(stands(third, 0)).toBe("1543");
    expect(third).toMatchObject({ turn: 1, turns: 1 });
    expect(attempt(third, 0, advance("grey-1791"))).toMatchObject({
      ok: false,
      refusal: { code: "not-your-turn" },
    });
  });

  it("[J10] the player may stop after each card, but moves no more", () => {
    const { state } = after(
      table({ hands: [["eagle", "stop"], []] }),
      advance("eagle"),
    );
    expect(state).toMatchObject({ phase: "play", played: 1, turn: 0 });
    expect(attempt(state, 0, go("gniezno"))).toMatchObject(
      refused("cards-played", "J10"),
    );
    expect(after(state, end).state.turn).toBe(1);
    expect(attempt(table(), 0, end)).toMatchObject(
      refused("nothing-played", "J10"),
    );
  });

  it.each([
    [train("krakow"), "J24"],
    [coach(1), "J25"],
  ] as const)("[J10] %j is refused after another card", (move, rule) => {
    const { state } = after(
      table({ hands: [["eagle", "train", "coach"], []] }),
      advance("eagle"),
    );
    expect(attempt(state, 0, move)).toMatchObject(
      refused("played-alone", rule),
    );
  });

  it("[J10] a card not in hand, and one that moves no marker", () => {
    const state = table({ hands: [["stop"], ["eagle"]] });
    expect(attempt(state, 0, advance("eagle"))).toMatchObject(
      refused("not-in-hand", "J10"),
    );
    expect(attempt(state, 0, advance("stop"))).toMatchObject(
      refused("no-steps", "J19"),
    );
    expect(attempt(state, 0, coach(2))).toMatchObject(
      refused("not-in-hand", "J10"),
    );
  });

  it("[J11] at the end of a turn the hand is cut to five, by choice", () => {
    const hand: Card[] = ["eagle", "coach", "train", "grey-966", "blue-1079"];
    const before = table({
      pawns: ["gniezno", "lodz"],
      hands: [hand, []],
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
    const cut = after(before, go("biskupin")).state;
    expect(cut).toMatchObject({ phase: "cut", turn: 0, turns: 0 });
    expect(cut.hands[0]).toHaveLength(8);
    expect(attempt(cut, 0, advance("eagle"))).toMatchObject(
      refused("discard-first", "J11"),
    );
    const { state } = after(
      cut,
      discard("coach"),
      discard("train"),
      discard("grey-966"),
    );
    expect(state.hands[0]).toHaveLength(5);
    expect(state.used).toEqual(["coach", "train", "grey-966"]);
    expect(state).toMatchObject({ phase: "die", turn: 1 });
    expect(
      attempt(table({ hands: [["eagle"], []] }), 0, discard("eagle")),
    ).toMatchObject(refused("nothing-to-discard", "J11"));
  });
});

describe("STOP", () => {
  it("[J23] the next turn is lost but for the die, then the card is used", () => {
    const before = table({ hands: [["stop", "eagle"], ["eagle"]] });
    const laid = after(before, stop(1), end).state;
    expect(laid).toMatchObject({ stops: [0, 1], turn: 1 });
    expect(laid.used).toEqual([]);
    const { state, events } = after(laid, take(2));
    expect(state).toMatchObject({
      stops: [0, 0],
      turn: 0,
      used: ["stop"],
      phase: "die",
    });
    expect(events).toEqual([
      { type: "took", seat: 1, die: 2 },
      { type: "halted", seat: 1, left: 0 },
    ]);
  });

  it("[J23] example 5: two cards, two turns", () => {
    const laid = after(
      table({ hands: [["stop", "stop"], []] }),
      stop(1),
      stop(1),
      end,
    ).state;
    expect(laid.stops).toEqual([0, 2]);
    const { state } = after(
      laid,
      take(2),
      take(2),
      go("poznan"),
      take(4),
      take(5),
      go("poznan"),
    );
    expect(state).toMatchObject({ stops: [0, 0], turn: 1, phase: "die" });
    expect(after(state, take(6)).state.phase).toBe("act");
  });

  it("[J23] only for an opponent at the table", () => {
    const state = table({ hands: [["stop"], []] });
    expect(attempt(state, 0, stop(0))).toMatchObject(
      refused("not-yourself", "J23"),
    );
    expect(attempt(state, 0, stop(2))).toMatchObject(
      refused("no-such-seat", "J23"),
    );
  });
});

describe("train and coach", () => {
  it("[J24] any free field but the own; a marker there is collected", () => {
    const before = table({ hands: [["train"], []] });
    expect(attempt(before, 0, train("poznan"))).toMatchObject(
      refused("same-field", "J24"),
    );
    expect(attempt(before, 0, train("lodz"))).toMatchObject(
      refused("occupied", "J24"),
    );
    const { state } = after(before, train("zamosc"));
    expect(state.pawns[0]).toBe(fieldOf("zamosc"));
    expect(state.hands[0]).toHaveLength(3);
    expect(state).toMatchObject({ turn: 1, used: ["train"] });
  });

  it.each([
    [3, 2, 5],
    [6, 2, 8],
    [1, 1, 2],
    [1, 2, 3],
  ])("[J25] a %i with %i more is a %i", (die, add, sum) => {
    const before = table({ hands: [["coach"], []], state: { die } });
    const { state, events } = after(before, coach(add));
    expect(state).toMatchObject({ die: sum, phase: "ride", used: ["coach"] });
    expect(events).toEqual([{ type: "raised", seat: 0, die: sum }]);
    const from = state.pawns[0] ?? 0;
    const far = [...journey.moves(state, 0)];
    expect(far.every((move) => move.type === "go")).toBe(true);
    expect(attempt(state, 0, end)).toMatchObject(
      refused("move-by-coach", "J25"),
    );
    expect(after(state, { type: "go", to: from }).state.turn).toBe(1);
  });
});

describe("the end", () => {
  it("[J27] example 2: from 2004 any step wins at once, the rest is lost", () => {
    const before = table({
      track: ["2004", "1989"],
      hands: [["blue-1364", "eagle"], []],
    });
    const { state, events } = after(before, advance("blue-1364"));
    expect(journey.outcome(state)).toEqual({
      winners: [0],
      scores: [32, 30],
      reason: "arrived",
    });
    expect(journey.toMove(state)).toEqual([]);
    expect(events.at(-1)).toMatchObject({ type: "over" });
    expect(attempt(state, 0, advance("eagle"))).toMatchObject({
      ok: false,
      refusal: { code: "match-over" },
    });
  });

  it("[J27] five full rounds without a marker or a card end it; equal ones share", () => {
    let state = table({
      track: ["1410", "1410"],
      state: { phase: "die", die: 0 },
    });
    for (let turn = 0; turn < 10; turn += 1) {
      expect(journey.outcome(state)).toBeUndefined();
      state = after(state, take(state.dice[0] ?? 1), {
        type: "go",
        to: state.pawns[state.turn] ?? 0,
      }).state;
    }
    expect(journey.outcome(state)).toEqual({
      winners: [0, 1],
      scores: [8, 8],
      reason: "quiet",
    });
  });

  it("[J27] a card played begins the count anew", () => {
    const before = table({
      hands: [["grey-966"], []],
      state: { turns: 9, stirred: 0 },
    });
    const { state } = after(before, advance("grey-966"), end);
    expect(state).toMatchObject({ turns: 10, stirred: 10 });
    expect(journey.outcome(state)).toBeUndefined();
  });

  it("[J27] two hundred rounds end it in any case", () => {
    const before = table({
      track: ["1410", "1320"],
      state: { turns: 399, stirred: 399 },
    });
    const { state } = after(before, go("poznan"));
    expect(journey.outcome(state)).toEqual({
      winners: [0],
      scores: [8, 5],
      reason: "late",
    });
  });
});
