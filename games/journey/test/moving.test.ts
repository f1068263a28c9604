/** Dice and ways: J9, J12–J18. */

import { describe, expect, it } from "vitest";
import { fieldIds, fieldOf } from "../content/map.ts";
import {
  destinations,
  distances,
  explore,
  neighbours,
} from "../rules/index.ts";
import {
  after,
  attempt,
  end,
  go,
  numberOf,
  table,
  take,
  advance,
} from "./table.ts";
import type { Sketch } from "./table.ts";

const die = (value: number, sketch: Sketch = {}) =>
  table({ ...sketch, state: { die: value, ...sketch.state } });

describe("dice", () => {
  it("[J9] a die is taken first, always", () => {
    const state = table({
      hands: [["eagle"], []],
      state: { phase: "die", die: 0 },
    });
    for (const move of [go("poznan"), advance("eagle"), end])
      expect(attempt(state, 0, move)).toMatchObject({
        ok: false,
        refusal: { code: "take-a-die", rule: "J9" },
      });
    expect(attempt(state, 0, take(3))).toMatchObject({
      ok: false,
      refusal: { code: "no-such-die", rule: "J9" },
    });
    expect(after(state, take(2)).state).toMatchObject({
      dice: [2, 4, 5, 6, 1],
      die: 2,
      phase: "act",
    });
    expect(attempt(table(), 0, take(2))).toMatchObject({
      ok: false,
      refusal: { code: "die-taken" },
    });
  });

  it("[J9] example 4: three players, seven dice, a new roll for the second player's third turn", () => {
    let state = table({
      pawns: ["poznan", "lodz", "krakow"],
      state: { phase: "die", die: 0, dice: [2, 2, 2, 2, 2, 2, 2] },
    });
    for (let turn = 0; turn < 7; turn += 1) {
      expect(state.dice).toHaveLength(7 - turn);
      state = after(state, take(2), {
        type: "go",
        to: state.pawns[state.turn] ?? 0,
      }).state;
    }
    expect(state).toMatchObject({ turn: 1, turns: 7, phase: "die" });
    expect(state.dice).toHaveLength(7);
    expect(state.dice.every((value) => value >= 1 && value <= 6)).toBe(true);
  });
});

describe("moving", () => {
  it("[J12] up to as many fields as the die shows, or fewer", () => {
    for (const [value, far] of [
      [2, 2],
      [3, 3],
      [6, 6],
      [1, 10],
    ] as const) {
      const fields = destinations(die(value), fieldOf("poznan"), value);
      const steps = fields.map(
        (field) => distances[fieldOf("poznan")]?.[field] ?? 0,
      );
      expect(Math.max(...steps)).toBe(far);
      expect(new Set(steps).size).toBe(far + 1);
    }
    expect(attempt(die(2), 0, go("bydgoszcz"))).toMatchObject({
      ok: false,
      refusal: { code: "too-far", rule: "J12", values: { steps: 2 } },
    });
    expect(after(die(3), go("bydgoszcz")).state.pawns[0]).toBe(
      fieldOf("bydgoszcz"),
    );
  });

  it("[J10] doing nothing is moving by 0", () => {
    const { state, events } = after(table(), go("poznan"));
    expect(state).toMatchObject({ turn: 1, turns: 1 });
    expect(events).toMatchObject([
      { type: "moved", by: "foot", path: [fieldOf("poznan")] },
    ]);
  });

  it("[J13] one pawn to a field at the end, but pawns may be passed", () => {
    const state = die(3, { pawns: ["poznan", "gniezno"] });
    expect(attempt(state, 0, go("gniezno"))).toMatchObject({
      ok: false,
      refusal: { code: "occupied" },
    });
    const { events } = after(state, go("biskupin"));
    expect(events[0]).toEqual({
      type: "moved",
      seat: 0,
      by: "foot",
      path: ["poznan", "gniezno", "biskupin"].map((id) =>
        fieldOf(id as "poznan"),
      ),
    });
  });

  it("[J5] pawns that never left share Gniezno; nobody else ends a move there", () => {
    const shared = die(2, { pawns: ["gniezno", "gniezno", "poznan"] });
    const { state } = after(shared, go("gniezno"));
    expect(state.pawns[0]).toBe(fieldOf("gniezno"));
    expect(attempt({ ...shared, turn: 2 }, 2, go("gniezno"))).toMatchObject({
      ok: false,
      refusal: { code: "occupied", rule: "J5" },
    });
  });

  it("[J14] no way found enters a field twice, and none is longer than a walk must be", () => {
    for (const from of fieldIds.keys()) {
      const { fields, steps, before } = explore([1, 5, 9], from, 10);
      expect(new Set(fields).size).toBe(fields.length);
      for (const [index, field] of fields.entries()) {
        if (index === 0) continue;
        const previous = before[field] ?? -1;
        expect(neighbours[field]).toContain(previous);
        expect(steps[index]).toBe((steps[fields.indexOf(previous)] ?? 0) + 1);
      }
    }
  });

  it("[J15] a marker ends the move that enters it", () => {
    const state = die(4, { pawns: ["gniezno", "lodz"], markers: ["biskupin"] });
    expect(attempt(state, 0, go("bydgoszcz"))).toMatchObject({
      ok: false,
      refusal: { code: "marker-in-the-way", rule: "J15" },
    });
    expect(after(state, go("biskupin")).state.hands[0]).not.toHaveLength(0);
  });

  it("[J15] a field with a marker and another's pawn cannot be entered", () => {
    const state = die(4, {
      pawns: ["gniezno", "biskupin"],
      markers: ["biskupin"],
    });
    for (const to of ["biskupin", "bydgoszcz"] as const)
      expect(attempt(state, 0, go(to)).ok).toBe(false);
  });
});

describe("location markers", () => {
  const all = [
    "biskupin",
    "torun",
    "wolin",
    "bytow",
    "malbork",
    "grunwald",
    "zamosc",
  ] as const;
  it.each([
    [7, 3],
    [6, 3],
    [5, 3],
    [4, 2],
    [3, 2],
    [2, 1],
    [1, 1],
  ])("[J16] with %i left the next brings %i cards", (left, cards) => {
    const before = table({
      pawns: ["gniezno", "lodz"],
      markers: all.slice(0, left),
    });
    const { state, events } = after(before, go("biskupin"));
    expect(state.hands[0]).toHaveLength(cards);
    expect(state.deck).toHaveLength(before.deck.length - cards);
    expect(events).toContainEqual({
      type: "collected",
      seat: 0,
      location: numberOf("biskupin"),
      cards,
    });
    if (left > 1) {
      expect(state.markers).not.toContain(numberOf("biskupin"));
      expect(state.taken).toContain(numberOf("biskupin"));
    }
  });

  it("[J17] after the seventh, seven more of those beside the board", () => {
    const before = table({ pawns: ["gniezno", "lodz"], markers: ["biskupin"] });
    const { state, events } = after(before, go("biskupin"));
    expect(state.markers).toEqual(before.beside.slice(-7));
    expect(state.beside).toEqual(before.beside.slice(0, 3));
    expect(events).toContainEqual({
      type: "placed",
      markers: state.markers,
      mixed: false,
    });
  });

  it("[J17] with fewer than seven there, all 17 are mixed first", () => {
    const before = table({ pawns: ["gniezno", "lodz"], markers: ["biskupin"] });
    const late = {
      ...before,
      beside: before.beside.slice(0, 3),
      taken: [...before.taken, ...before.beside.slice(3)],
    };
    const { state, events } = after(late, go("biskupin"));
    expect(state.markers).toHaveLength(7);
    expect(state.beside).toHaveLength(10);
    expect(state.taken).toEqual([]);
    expect(events).toMatchObject([{}, {}, {}, { type: "placed", mixed: true }]);
  });

  it("[J17] a marker under a pawn does nothing until the pawn has left and come back", () => {
    const state = table({
      pawns: ["biskupin", "lodz"],
      markers: ["biskupin"],
      state: { die: 2 },
    });
    const stayed = after(state, go("biskupin")).state;
    expect(stayed.hands[0]).toEqual([]);
    const back = after(
      stayed,
      take(2),
      go("lodz"),
      take(2),
      go("gniezno"),
      take(4),
      go("lodz"),
      take(5),
      go("biskupin"),
    );
    expect(back.state.hands[0]).toHaveLength(1);
  });

  it("[J18] an empty deck is made anew from the used cards", () => {
    const before = table({
      pawns: ["gniezno", "lodz"],
      markers: all,
      deck: ["eagle"],
    });
    const { state, events } = after(before, go("biskupin"));
    expect(state.hands[0]).toHaveLength(3);
    expect(state.hands[0]?.[0]).toBe("eagle");
    expect(state.used).toEqual([]);
    expect(state.deck).toHaveLength(52);
    expect(events).toContainEqual({ type: "reshuffled", cards: 54 });
  });

  it("[J18] if the used cards are out too, nobody draws", () => {
    const before = table({
      pawns: ["gniezno", "lodz"],
      markers: all,
      deck: ["eagle"],
      state: { used: [] },
    });
    const { state, events } = after(before, go("biskupin"));
    expect(state.hands[0]).toEqual(["eagle"]);
    expect(events).toContainEqual({
      type: "collected",
      seat: 0,
      location: numberOf("biskupin"),
      cards: 1,
    });
  });
});
