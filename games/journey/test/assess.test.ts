/** The judge: what it advises is legal, it repeats itself, and it gives the reason that the rules have. */

import { fastRandom, lossIn } from "@stolik/kernel";
import { judgedGames } from "@stolik/kernel/testing";
import { describe, expect, it } from "vitest";
import { assess } from "../bot/assess.ts";
import { bot } from "../bot/index.ts";
import { reasonFor } from "../bot/reasons.ts";
import { journey } from "../rules/index.ts";
import type { Event, Move, ReasonCode, State } from "../rules/index.ts";
import { advance, coach, end, go, stop, table, take, train } from "./table.ts";
import type { Sketch } from "./table.ts";

const files = import.meta.glob<unknown>(
  ["./golden/quiet-2-seats.json", "./golden/stops-3-seats.json"],
  { eager: true, import: "default" },
);

judgedGames(() => ({ game: journey, bot }), {
  files,
  every: 3,
  continued: import.meta.glob<unknown>("./golden/*.json", {
    eager: true,
    import: "default",
  }),
  patience: 120_000,
});

/** Seat 0 is about to take one of seven dice. */
function turnOf(sketch: Sketch): State {
  return table({
    ...sketch,
    state: {
      phase: "die",
      die: 0,
      dice: [1, 2, 3, 4, 5, 6, 6],
      ...sketch.state,
    },
  });
}

interface Situation extends Sketch {
  readonly title: string;
  readonly better: readonly Move[];
  readonly played: readonly Move[];
  readonly code: ReasonCode;
}

const situations: readonly Situation[] = [
  {
    title: "[J9] the same with another die",
    better: [take(2), go("poznan")],
    played: [take(3), go("poznan")],
    code: "other-die",
  },
  {
    title: "[J16] a marker in reach",
    markers: ["biskupin"],
    better: [take(6), go("biskupin")],
    played: [take(6), go("koscian")],
    code: "collect",
  },
  {
    title: "[J21] the city of a card in hand",
    hands: [["city-wroclaw"], []],
    better: [take(6), go("wroclaw")],
    played: [take(6), go("koscian")],
    code: "city",
  },
  {
    title: "[J12] a better space",
    better: [take(6), go("koscian")],
    played: [take(6), go("wroclaw")],
    code: "nearer",
  },
  {
    title: "[J10] staying, which is moving by 0",
    better: [take(6), go("poznan")],
    played: [take(6), go("koscian")],
    code: "stay",
  },
  {
    title: "[J24] a train",
    hands: [["train"], []],
    better: [take(2), train("zamosc")],
    played: [take(2), go("koscian")],
    code: "train",
  },
  {
    title: "[J25] a coach",
    hands: [["coach"], []],
    better: [take(4), coach(2), go("wroclaw")],
    played: [take(4), go("koscian")],
    code: "coach",
  },
  {
    title: "[J23] a STOP",
    hands: [["stop"], []],
    better: [take(2), stop(1), end],
    played: [take(2), go("koscian")],
    code: "stop",
  },
  {
    title: "[J22] cards instead of a move",
    hands: [["eagle"], []],
    better: [take(2), advance("eagle"), end],
    played: [take(2), go("koscian")],
    code: "play",
  },
  {
    title: "[J10] more cards",
    hands: [["eagle", "blue-1079"], []],
    better: [take(2), advance("eagle"), advance("blue-1079"), end],
    played: [take(2), advance("blue-1079"), end],
    code: "more-steps",
  },
  {
    title: "[J19] the card of this date first",
    track: ["1410", "966"],
    hands: [["grey-1410", "grey-1385"], []],
    better: [take(2), advance("grey-1410"), advance("grey-1385"), end],
    played: [take(2), advance("grey-1385"), advance("grey-1410"), end],
    code: "order",
  },
  {
    title: "[J20] a blue card kept for a later date",
    hands: [["eagle", "blue-1364"], []],
    better: [take(2), advance("eagle"), end],
    played: [take(2), advance("eagle"), advance("blue-1364"), end],
    code: "keep",
  },
];

describe("the reason", () => {
  it.each(situations)("$title", ({ better, played, code, ...sketch }) => {
    expect(reasonFor(turnOf(sketch), 0, better, played).code).toBe(code);
  });
});

/** What is said of a turn that seat 0 has made. */
function judged(
  state: State,
  moves: readonly Move[],
  {
    before = [],
    told = [],
    isLast = false,
  }: {
    readonly before?: readonly Event[];
    readonly told?: readonly Event[];
    readonly isLast?: boolean;
  } = {},
) {
  return assess({
    question: {
      view: journey.view(state, 0),
      seat: 0,
      told: before,
      level: 3,
      budget: 0,
      character: 7,
      random: fastRandom(5),
    },
    moves,
    told,
    later: [],
    end: state,
    isLast,
  });
}

describe("the verdict", () => {
  const nearly = turnOf({ track: ["1989", "966"], hands: [["eagle"], []] });

  it("[J27] on a win that was missed is exact", () => {
    const [verdict] = judged(nearly, [take(2), go("poznan")]);
    expect(verdict).toMatchObject({
      best: 2,
      played: 0,
      spread: 0,
      reason: { code: "win" },
    });
    expect(verdict?.advised[1]).toEqual(advance("eagle"));
  });

  it("[J27] on a win has nothing better", () => {
    const [verdict] = judged(nearly, [take(2), advance("eagle")]);
    expect(verdict).toMatchObject({ best: 2, played: 2, advised: [] });
  });

  it("[J16] blames whoever leaves three cards lying next door", () => {
    const state = turnOf({ pawns: ["poznan", "lodz"], markers: MARKERS });
    const [verdict] = judged(state, [take(6), go("poznan")]);
    if (!verdict) throw new Error("Nothing was said.");
    expect(lossIn(verdict)).toBeGreaterThan(0.5);
    expect(verdict.reason.code).toBe("collect");
  });

  it("[J23] says nothing of a lost turn", () => {
    const state = turnOf({ state: { stops: [1, 0] } });
    expect(judged(state, [take(2)])).toEqual([]);
  });
});

const MARKERS = [
  "biskupin",
  "bialowieza",
  "tykocin",
  "frombork",
  "zamosc",
  "lezajsk",
  "grunwald",
] as const;

describe("facts", () => {
  const facts = (state: State, told: readonly Event[]) =>
    judged(state, [take(2)], { told, isLast: true }).map(
      ({ reason, isFact }) => ({
        ...reason,
        isFact,
      }),
    );
  const state = turnOf({
    hands: [["train", "grey-1410"], []],
    state: { stops: [1, 0] },
  });

  it("[J12] [J16] at the end: the way travelled", () => {
    const told: Event[] = [
      { type: "moved", seat: 0, by: "foot", path: [1, 2, 3] },
      { type: "moved", seat: 1, by: "foot", path: [1, 2, 3] },
      { type: "collected", seat: 0, location: 3, cards: 3 },
    ];
    expect(facts(state, told)).toContainEqual({
      code: "way",
      values: { spaces: 2, places: 1 },
      isFact: true,
    });
  });

  it("[J9] [J12] at the end: how far the dice led, against the usual", () => {
    const told: Event[] = [
      { type: "rolled", seat: 0, dice: [1, 1, 2, 3, 4, 5, 6] },
      { type: "took", seat: 0, die: 2 },
      { type: "took", seat: 1, die: 1 },
      { type: "took", seat: 0, die: 1 },
    ];
    // J12: a 1 leads ten fields. The furthest of seven dice leads 8.8 on average, the furthest but one 7.0.
    expect(facts(state, told)).toContainEqual({
      code: "dice",
      values: { reach: 10, usual: 7.9 },
      isFact: true,
    });
  });

  it("[J9] at the end: nothing of dice whose roll nobody has told", () => {
    const took: Event = { type: "took", seat: 0, die: 2 };
    const codes = (told: readonly Event[]) =>
      facts(state, told).map(({ code }) => code);
    expect(codes([])).not.toContain("dice");
    expect(codes([took])).not.toContain("dice");
    const rolled = [1, 1, 2, 3, 4, 5, 6];
    expect(
      facts(state, [took, { type: "rolled", seat: 0, dice: rolled }, took]),
    ).toContainEqual({
      code: "dice",
      values: { reach: 10, usual: 8.8 },
      isFact: true,
    });
  });

  it("[J10] at the end: the cards that were never used", () => {
    expect(facts(state, [])).toContainEqual({
      code: "unused",
      values: { cards: "train grey-1410" },
      isFact: true,
    });
  });

  it("[J9] where the dice were poor", () => {
    const poor = turnOf({
      pawns: ["koscian", "lodz"],
      markers: MARKERS,
      state: { dice: [2, 2, 2, 2, 2, 2, 2] },
    });
    const rolled = { dice: [2, 2, 2, 2, 2, 2, 2], seat: 0 } as const;
    const said = judged(poor, [take(2), go("koscian")], {
      before: [{ type: "rolled", ...rolled }],
    });
    expect(said.map(({ reason }) => reason.code)).toContain("poor-dice");
  });
});
