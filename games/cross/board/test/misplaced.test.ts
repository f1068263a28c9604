/** What checks tell of where somebody takes places to be: the correction is least, and makes the answer right. */

import fc from "fast-check";
import { expect, it } from "vitest";
import { back } from "../../content/backs.ts";
import { cards } from "../../content/cards.ts";
import { isOrdered, measure } from "../../rules/judging.ts";
import { arms } from "../../rules/position.ts";
import type { Event, Move } from "../../rules/position.ts";
import { agree, by, doubt, estimate, lay, table } from "../../test/table.ts";
import { axisOf } from "../words.ts";
import { misplaced } from "../misplaced.ts";

const MINUTES = 60;
const always = () => true;
const aCard = fc.constantFrom(...cards);

it("[C9] [C10] [C11] corrected by it the answer is right, and by a minute less it is wrong", () => {
  const aCheck = fc.record({
    card: aCard,
    start: aCard,
    arm: fc.constantFrom(...arms),
  });
  fc.assert(
    fc.property(aCheck, ({ card, start, arm }) => {
      fc.pre(card !== start);
      const laid = by(table({ start, deck: [card] }), 0, lay(arm, 0)).state;
      const { state: view, events } = by(laid, 1, doubt(start));
      const heard = [{ seq: 2, events }];
      const [mine, theirs] = [card, start].map((one) =>
        measure("coordinates", arm, back(one)),
      ) as [number, number];
      const isRight = isOrdered(arm, theirs, mine);
      const wrongSeat = isRight ? 1 : 0;
      expect(misplaced({ view, heard }, 1 - wrongSeat, always)).toEqual([]);
      const found = misplaced({ view, heard }, wrongSeat, always);
      expect(found).toHaveLength(mine === theirs ? 0 : 1);
      for (const { place, correction } of found) {
        expect(place).toBe(card);
        const minutes = Math.round(correction[axisOf(arm)] * MINUTES);
        const wouldBe = (less: number) =>
          isOrdered(arm, theirs, mine - (minutes - Math.sign(minutes) * less));
        // The layer was wrong about a card that lies there, the doubter about one that does not.
        expect(wouldBe(0)).toBe(!isRight);
        expect(wouldBe(1)).toBe(isRight);
      }
    }),
  );
});

it("[C8] [C15] an undoubted lay and an estimate are no evidence", () => {
  const played: readonly (readonly [number, Move])[] = [
    [0, lay("east", 0)], // London, which lies west of Paris
    [1, agree],
    [0, estimate(0)],
    [1, estimate(1)],
  ];
  let state = table({ deck: ["london"] });
  const events: Event[] = [];
  for (const [seat, move] of played) {
    const step = by(state, seat, move);
    events.push(...step.events);
    ({ state } = step);
  }
  expect(events.some(({ type }) => type === "judged")).toBe(true);
  const heard = [{ seq: 1, events }];
  expect(misplaced({ view: state, heard }, 0, always)).toEqual([]);
  expect(misplaced({ view: state, heard }, 1, always)).toEqual([]);
});

it("[C20] inhabitants have no map", () => {
  const people = table({ deck: ["london"], state: { variant: "people" } });
  const laid = by(people, 0, lay("west", 0)).state;
  const { state: view, events } = by(laid, 1, doubt("paris"));
  expect(misplaced({ view, heard: [{ seq: 2, events }] }, 0, always)).toEqual(
    [],
  );
});

it("[C8] what somebody else played for the seat is no evidence, whenever it was checked", () => {
  // London lies west of Paris.
  const played: readonly (readonly [number, Move])[] = [
    [0, lay("east", 0)],
    [2, doubt("paris")], // Before being asked.
    [1, agree],
  ];
  const wrong = told(played, { deck: ["london"] });
  const right = told([[0, lay("west", 0)], ...played.slice(1)], {
    deck: ["london"],
  });
  const found = (heard: typeof wrong, seat: number, others: number) =>
    misplaced({ ...heard }, seat, (seq) => seq !== others).length;
  expect([found(wrong, 0, 1), found(wrong, 0, 3)]).toEqual([0, 1]);
  expect([found(right, 2, 2), found(right, 2, 3)]).toEqual([0, 1]);
});

/** What was told at a table of three, move by move. */
function told(
  played: readonly (readonly [number, Move])[],
  sketch: Parameters<typeof table>[0],
) {
  let view = table({ ...sketch, tokens: [4, 4, 4] });
  const heard = played.map(([seat, move], index) => {
    const { state, events } = by(view, seat, move);
    view = state;
    return { seq: index + 1, events };
  });
  return { view, heard };
}
