/** The judge: what it advises is legal, it repeats itself, and it gives the reason that the rules have. */

import { fastRandom, judgeRecord, lossIn, parseRecord } from "@stolik/kernel";
import type { AnyBot } from "@stolik/kernel";
import { judgedGames } from "@stolik/kernel/testing";
import { describe, expect, it } from "vitest";
import { assess } from "../bot/assess.ts";
import { bot } from "../bot/index.ts";
import { bestRearranged } from "../bot/rearrange.ts";
import { reasonFor } from "../bot/reasons.ts";
import { grzybowski, layoutOf, total } from "../rules/index.ts";
import type { Cell, Move, ReasonCode, State } from "../rules/index.ts";
import hiddenJoker from "./golden/joker-used-and-hidden.json" with { type: "json" };
import tie from "./golden/tie.json" with { type: "json" };
import outside from "./golden/outside.json" with { type: "json" };
import { at, grid, table } from "./table.ts";
import type { Sketch } from "./table.ts";

/** The judge takes longest of all tests: the beginning of one golden game, cards open, and the whole of another, hidden. */
const OPENING = 36;
const files = {
  tie,
  "outside-opening": {
    ...outside,
    moves: outside.moves.slice(0, OPENING),
    outcome: undefined,
  },
};

judgedGames(() => ({ game: grzybowski, bot }), {
  files,
  every: 3,
  continued: import.meta.glob<unknown>("./golden/*.json", {
    eager: true,
    import: "default",
  }),
  patience: 120_000,
});

/** A card taken from the slot and laid. */
function taking(slot: number, cell: Cell, ...then: readonly Move[]): Move[] {
  const up = slot < 2 ? "back" : "front";
  return [
    { type: "take", slot },
    { type: "lay", cell, up },
    ...then,
    { type: "end" },
  ];
}

interface Situation extends Sketch {
  readonly title: string;
  readonly better: readonly Move[];
  readonly played: readonly Move[];
  readonly code: ReasonCode;
}

const backs = ["singer", "peretz"] as const;
const flip: Move = { type: "flip", chance: at(1, 1), cell: at(1, 2) };

/** A square of four, crosswise, that lacks a Transport; one card of the market has it. */
const chequer = grid([
  ["~jaffa-oranges", "horse-omnibus", "pioneers"],
  [".", "janusz-korczak", "."],
]);
const market = [
  ...backs,
  "vienna-railway",
  "majer-wolanowski",
  "bagno-street",
  "iron-gate",
] as const;

const situations: readonly Situation[] = [
  {
    title: "[G12] a pair could have been made",
    mine: grid([["~bund-fighters", "iron-shops"]]),
    market: [...backs, "stefan-okrzeja"],
    better: taking(2, at(1, 3)),
    played: taking(2, at(2, 1)),
    code: "pattern",
  },
  {
    title: "[G14] a symbol would have counted in the goal's row",
    mine: grid([["~krochmalna-street", "great-synagogue"]]),
    market: [...backs, "iron-shops"],
    better: taking(2, at(1, 3)),
    played: taking(2, at(2, 2)),
    code: "symbols",
  },
  {
    title: "[G15] a symbol came into the row that it spoils",
    mine: grid([["~boycott", "great-synagogue"]]),
    market: [...backs, "iron-shops"],
    better: taking(2, at(2, 2)),
    played: taking(2, at(1, 3)),
    code: "keep-away",
  },
  {
    title: "[G16] two cards belong side by side",
    mine: grid([["~jozef-pilsudski", "great-synagogue"]]),
    market: [...backs, "aleksandra-pilsudska"],
    better: taking(2, at(2, 1)),
    played: taking(2, at(2, 2)),
    code: "right-place",
  },
  {
    title: "[G21] a chance was left unused",
    mine: grid([["~marconi-family", "iron-shops"]]),
    market: [...backs, "great-synagogue"],
    better: taking(2, at(1, 3), flip),
    played: taking(2, at(1, 3)),
    code: "use-chance",
  },
  {
    title: "[G18] a chance was used for nothing",
    mine: grid([["~marconi-family", "iron-shops"]]),
    market: [...backs, "great-synagogue"],
    better: taking(2, at(1, 3)),
    played: taking(2, at(1, 3), flip),
    code: "keep-chance",
  },
  {
    title: "[G8] the card that the other needs was left on the market",
    mine: grid([["great-synagogue"]]),
    theirs: chequer,
    market,
    top: ["zalman-nozyk"],
    better: taking(2, at(1, 2)),
    played: taking(3, at(1, 2)),
    code: "leave-less",
  },
  {
    title: "[G7] the card lies better elsewhere",
    mine: grid([["great-synagogue", "iron-shops"]]),
    market: [...backs, "stefan-okrzeja"],
    better: taking(2, at(1, 3)),
    played: taking(2, at(2, 1)),
    code: "other-space",
  },
  {
    title: "[G6] another card is better",
    mine: grid([["great-synagogue", "iron-shops"]]),
    market: [...backs, "stefan-okrzeja", "majer-wolanowski"],
    better: taking(2, at(1, 3)),
    played: taking(3, at(1, 3)),
    code: "other-card",
  },
];

describe("the reason", () => {
  it.each(situations)("$title", ({ better, played, code, ...sketch }) => {
    const state = table(sketch);
    const reason = reasonFor({
      view: grzybowski.view(state, 0),
      state,
      seat: 0,
      better,
      played,
      random: fastRandom(5),
    });
    expect(reason.code).toBe(code);
  });
});

describe("[G6] with hidden cards a reason names what the seat saw", () => {
  /** How many cards are laid when it is looked at: of many a side is hidden then. */
  const LATE = 36;

  it.each(Object.entries({ hiddenJoker, tie }))("%s", (_name, raw) => {
    const record = parseRecord(raw);
    if (!record.ok) throw new Error(record.refusal.code);
    const named: unknown[] = [];
    const late: AnyBot = {
      ...(bot as AnyBot),
      assess(turn) {
        const { view } = (turn as Parameters<typeof assess>[0]).question;
        if (view.grids.flatMap(({ cards }) => cards).length < LATE) return [];
        const seen = JSON.stringify(view);
        const said = assess(turn as Parameters<typeof assess>[0]);
        for (const { reason } of said)
          for (const [name, value] of Object.entries(reason.values ?? {})) {
            if (!/Front$|Back$/.test(name) || value === "") continue;
            named.push(value);
            expect(seen).toContain(`"${value}"`);
          }
        return said;
      },
    };
    const judged = judgeRecord({ game: grzybowski, bot: late }, record.value);
    expect([...judged].length).toBeGreaterThan(LATE);
    expect(named).not.toEqual([]);
  });
});

/** What is said of a turn that seat 0 has made. */
function judged(state: State, moves: readonly Move[], isLast = false) {
  return assess({
    question: {
      view: grzybowski.view(state, 0),
      seat: 0,
      told: [],
      level: 3,
      budget: 0,
      character: 7,
      random: fastRandom(5),
    },
    moves,
    told: [],
    later: [],
    end: state,
    isLast,
  });
}

describe("the verdict", () => {
  it("[G12] on a card that takes the last place of a pattern names another turn", () => {
    const state = table({ mine: chequer, market, top: ["zalman-nozyk"] });
    const [verdict] = judged(state, taking(3, at(2, 3)));
    if (!verdict) throw new Error("Nothing was said.");
    expect(lossIn(verdict)).toBeGreaterThan(2);
    expect(verdict.advised).not.toContainEqual(taking(3, at(2, 3))[1]);
  });

  it("[G12] on the turn that makes it finds nothing better", () => {
    const state = table({ mine: chequer, market, top: ["zalman-nozyk"] });
    const [verdict] = judged(state, taking(2, at(2, 3)));
    expect(verdict?.reason.code).toBe("best");
    expect(verdict?.best).toBe(verdict?.played);
  });

  it("[G12] tells at the end how much more the same cards could score", () => {
    const mine = grid([
      ["~bund-fighters", "iron-shops"],
      ["stefan-okrzeja", "great-synagogue"],
    ]);
    const state = table({ mine, market: [...backs, "prozna-street"] });
    const [, fact] = judged(state, taking(2, at(1, 3)), true);
    expect(total(layoutOf(mine))).toBe(0);
    expect(bestRearranged(mine, fastRandom(5))).toBe(3);
    expect(fact).toMatchObject({
      isFact: true,
      reason: { code: "more-possible", values: { more: 3 } },
    });
  });
});
