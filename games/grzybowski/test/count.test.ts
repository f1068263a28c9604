/** The count: the rulebook's examples, and every kind of goal. */

import { describe, expect, it } from "vitest";
import { backs } from "../content/backs.ts";
import { backSides, count, forms } from "../rules/index.ts";
import type { FrontId, Grid, Scored } from "../rules/index.ts";
import { at, grid, gridAt } from "./table.ts";
import type { Drawn } from "./table.ts";

/** What the back of the card scores in the grid. */
function scoreOf(of: Grid, card: FrontId): Scored {
  const found = count(of).scored.find((scored) => scored.back === backs[card]);
  if (!found) throw new Error(`${card} does not score.`);
  return found;
}

/** A full frame: the drawn cards where they are, and cards without the symbol in question elsewhere. */
function framed(
  drawn: readonly (readonly [Drawn, row: number, column: number])[],
  outside?: number,
): Grid {
  return gridAt(drawn, outside);
}

describe("patterns", () => {
  it.each<[string, FrontId, number]>([
    ["a pair", "bund-fighters", 4],
    ["a line of three", "singer", 4],
    ["a chequer", "jaffa-oranges", 2],
    ["an L", "aleksandra-pilsudska", 8],
    ["a T", "chaim-pozner", 4],
    ["a double line", "dov-ber-meisels", 4],
    ["a staircase", "electric-trams", 4],
  ])("[G11] %s has its forms", (_, card, number) => {
    const back = backSides[backs[card]];
    if (back.type !== "arrangement") throw new Error(card);
    expect(forms(back.pattern)).toHaveLength(number);
  });

  it.each<[string, Drawn[][]]>([
    ["as drawn", [["singer", "sienkiewicz-in-yiddish", "michal-landy"]]],
    ["read backwards", [["michal-landy", "sienkiewicz-in-yiddish", "singer"]]],
    ["downwards", [["singer"], ["sienkiewicz-in-yiddish"], ["michal-landy"]]],
  ])("[G11] a line runs either way: %s", (_, rows) => {
    const lying = grid([...rows, ["~singer"]]);
    expect(scoreOf(lying, "singer").points).toBe(7);
  });

  it("[G11] a line does not bend, nor does a back lend its symbols", () => {
    const bent = grid([
      ["singer", "sienkiewicz-in-yiddish", "~singer"],
      [".", "michal-landy"],
    ]);
    const turned = grid([
      ["~peretz", "sienkiewicz-in-yiddish", "michal-landy", "~singer"],
    ]);
    expect(scoreOf(bent, "singer").points).toBe(0);
    expect(scoreOf(turned, "singer").points).toBe(0);
  });

  it("[G11] the staircase lies anywhere in the grid", () => {
    const lying = grid([
      [".", "bund-fighters", "singer", "~electric-trams"],
      [".", ".", "iron-shops", "demonstration"],
      [".", ".", ".", "prozna-street", "mirow-halls"],
      [".", ".", ".", ".", "telephone-tower"],
    ]);
    const scored = scoreOf(lying, "electric-trams");
    expect(scored).toMatchObject({ points: 15 });
    expect(scored.type === "arrangement" && scored.arrangements).toHaveLength(
      1,
    );
  });

  it("[G11] the double line may lie mirrored and upright", () => {
    const upright = grid([
      ["bund-fighters", "chaim-pozner", "~dov-ber-meisels"],
      ["peretz", "jozef-pilsudski"],
      ["iron-shops", "great-synagogue"],
    ]);
    expect(scoreOf(upright, "dov-ber-meisels").points).toBe(16);
  });
});

describe("arrangements", () => {
  it("[G12] example 1: V U V is one pair, for they would share U", () => {
    const row = grid([
      ["iron-shops", "antisemitic-campaign", "animal-protection"],
      ["~bund-fighters"],
    ]);
    expect(scoreOf(row, "bund-fighters").points).toBe(3);
  });

  it("[G12] example 1: V U over V U are two pairs", () => {
    const square = grid([
      ["iron-shops", "antisemitic-campaign"],
      ["animal-protection", "boycott"],
      ["~bund-fighters"],
    ]);
    expect(scoreOf(square, "bund-fighters")).toMatchObject({
      points: 6,
      arrangements: [
        { cells: [at(1, 1), at(1, 2)] },
        { cells: [at(2, 1), at(2, 2)] },
      ],
    });
  });

  it("[G13] example 2: the Personality of a T serves a line too, 10 + 7", () => {
    const both = grid([
      [".", "great-synagogue", "."],
      ["iron-gate", "abraham-stern", "grzybow-town-hall", "~chaim-pozner"],
      ["~singer", "bersohn-museum", "."],
      [".", "rabbinical-school", "."],
    ]);
    expect(scoreOf(both, "chaim-pozner").points).toBe(10);
    expect(scoreOf(both, "singer").points).toBe(7);
    expect(count(both).total).toBe(17);
  });

  it("[G12] the greatest number, where the first choice would block two", () => {
    // Trade, both, both, Iron: taking the middle pair would leave one.
    const row = grid([
      ["boycott", "majer-wolanowski", "iron-shops", "vienna-railway"],
      ["~iron-shops"],
    ]);
    const twice = scoreOf(row, "iron-shops");
    expect(twice.points).toBe(6);
  });

  it("[G13] two goals with equal patterns both score", () => {
    const equal = grid([
      ["iron-shops", "antisemitic-campaign"],
      ["~bund-fighters", "~bund-fighters"],
    ]);
    expect(count(equal).total).toBe(6);
  });

  it("[G17] an unfinished goal costs nothing", () => {
    expect(count(grid([["~electric-trams", "~singer"]])).total).toBe(0);
  });
});

describe("points per symbol", () => {
  const edged = framed([
    ["~all-saints-church", 3, 3],
    ["marconi-family", 1, 1],
    ["iron-gate", 5, 3],
    ["great-synagogue", 2, 2],
    ["prozna-street", 3, 5],
  ]);

  it("[G14] on the outer edge, a symbol printed twice counting twice", () => {
    expect(scoreOf(edged, "all-saints-church")).toMatchObject({
      points: 4,
      cells: [at(1, 1), at(3, 5), at(5, 3), at(1, 1)],
    });
  });

  it("[G14] off the outer edge", () => {
    const inner = framed([
      ["~animal-protection", 1, 2],
      ["horse-omnibus", 2, 2],
      ["vienna-railway", 3, 4],
      ["electric-trams", 1, 1],
    ]);
    expect(scoreOf(inner, "animal-protection").points).toBe(3);
  });

  it("[G14] in the row and the column of the card; backs count nothing", () => {
    const crossed = framed([
      ["~gerszon-sirota", 2, 2],
      ["singer", 2, 5],
      ["peretz", 5, 2],
      ["bersohn-museum", 3, 3],
      ["~nasz-przeglad", 2, 1],
    ]);
    expect(scoreOf(crossed, "gerszon-sirota")).toMatchObject({
      points: 2,
      cells: [at(2, 5), at(5, 2)],
    });
  });

  it("[G7, G14] while the frame floats only what is certain counts", () => {
    const small = grid([["~all-saints-church", "marconi-family"]]);
    expect(scoreOf(small, "all-saints-church").points).toBe(0);
  });
});

describe("avoidance", () => {
  it("[G15] five if the symbol is neither in the row nor in the column", () => {
    const clear = framed([
      ["~boycott", 2, 2],
      ["iron-shops", 3, 3],
      ["great-synagogue", 2, 4],
    ]);
    expect(scoreOf(clear, "boycott")).toMatchObject({ points: 5, cells: [] });
    const broken = framed([
      ["~boycott", 2, 2],
      ["iron-shops", 2, 5],
    ]);
    expect(scoreOf(broken, "boycott")).toMatchObject({
      points: 0,
      cells: [at(2, 5)],
    });
  });

  it("[G15] goal sides are never looked under", () => {
    const under = framed([
      ["~boycott", 2, 2],
      ["~goscinny-dwor", 2, 3],
    ]);
    expect(scoreOf(under, "boycott").points).toBe(5);
  });

  it("[G22] unused chance sides are", () => {
    const under = framed([
      ["~boycott", 2, 2],
      ["~bagno-street", 2, 3],
    ]);
    expect(scoreOf(under, "boycott")).toMatchObject({
      points: 0,
      cells: [at(2, 3)],
    });
  });

  it("[G6, G22] what lies under a chance may be unknown to the viewer", () => {
    const hidden = framed([
      ["~boycott", 2, 2],
      ["~bagno-street", 2, 3],
    ]);
    const [goal, chance] = hidden.cards;
    const view: Grid = {
      ...hidden,
      cards: [goal!, { ...chance!, card: { ...chance!.card, front: null } }],
    };
    expect(scoreOf(view, "boycott")).toMatchObject({
      points: 5,
      unseen: [at(2, 3)],
    });
  });
});

describe("the right place", () => {
  it.each<[FrontId, number, number, number]>([
    ["voyages-to-palestine", 1, 5, 5],
    ["voyages-to-palestine", 1, 4, 1],
    ["nozyk-synagogue", 2, 4, 5],
    ["nozyk-synagogue", 3, 3, 1],
    ["nozyk-synagogue", 2, 3, 1],
    ["grzybow-town-hall", 3, 3, 7],
    ["grzybow-town-hall", 3, 4, 1],
  ])("[G16] %s at row %i, column %i: %i", (card, row, column, points) => {
    const lying = framed([[`~${card}`, row, column]]);
    expect(scoreOf(lying, card).points).toBe(points);
  });

  it("[G16] beside a named card with its front up", () => {
    const beside = grid([["~jozef-pilsudski", "aleksandra-pilsudska"]]);
    const back = grid([["~jozef-pilsudski", "~aleksandra-pilsudska"]]);
    const corner = grid([
      ["~jozef-pilsudski", "singer"],
      [".", "aleksandra-pilsudska"],
    ]);
    expect(scoreOf(beside, "jozef-pilsudski").points).toBe(7);
    expect(scoreOf(back, "jozef-pilsudski").points).toBe(1);
    expect(scoreOf(corner, "jozef-pilsudski").points).toBe(1);
  });

  it("[G18] an unused chance scores one, the joker nothing", () => {
    expect(count(grid([["~iron-gate", "~vienna-railway"]])).total).toBe(2);
    expect(count(grid([["~marceli-godlewski"]])).total).toBe(0);
    expect(count(grid([["iron-gate"]])).total).toBe(0);
  });
});

describe("the joker", () => {
  const tradeLine: Drawn[] = [
    "majer-wolanowski",
    "iron-gate",
    "~marceli-godlewski",
  ];

  it("[G19] stands for a symbol at the cost of one", () => {
    const helped = count(grid([tradeLine, ["~goscinny-dwor"]]));
    expect(helped).toMatchObject({
      total: 5,
      joker: { cell: at(1, 3), symbols: ["trade"], cost: 1 },
      scored: [
        {
          arrangements: [
            { cells: [at(1, 1), at(1, 2), at(1, 3)], joker: "trade" },
          ],
        },
      ],
    });
  });

  it("[G19, G22] example 3: stays unused where avoidance would lose as much", () => {
    const even = count(
      grid([[...tradeLine, "~antisemitic-campaign"], ["~goscinny-dwor"]]),
    );
    // Trade at the row's other end breaks the avoidance anyway.
    expect(even).toMatchObject({ total: 5, joker: { symbols: ["trade"] } });
    const apart = count(
      grid([
        ["majer-wolanowski", "."],
        ["iron-gate", "."],
        ["~marceli-godlewski", "~antisemitic-campaign"],
        ["~goscinny-dwor"],
      ]),
    );
    expect(apart).toMatchObject({ total: 5, joker: { symbols: [], cost: 0 } });
  });

  it("[G19, G22] example 3: with a second goal that Trade completes it is used", () => {
    const more = count(
      grid([
        ["majer-wolanowski", "."],
        ["marconi-family", "."],
        ["~marceli-godlewski", "~antisemitic-campaign"],
        ["vienna-railway", "~iron-shops"],
        ["~goscinny-dwor"],
      ]),
    );
    expect(more).toMatchObject({ total: 8, joker: { symbols: ["trade"] } });
  });

  it("[G19] one symbol serves several goals for one point", () => {
    const both = count(
      grid([
        ["~marceli-godlewski", "bund-fighters", "~bund-fighters"],
        ["jozef-pilsudski", "~stefan-okrzeja", "."],
      ]),
    );
    // As Unrest: 3 for the pair with Varsovians, 4 for the one with Independence.
    expect(both).toMatchObject({
      total: 6,
      joker: { symbols: ["unrest"], cost: 1 },
    });
  });

  it("[G12, G19] in one goal it serves once", () => {
    const between = count(
      grid([
        ["krochmalna-street", "~marceli-godlewski", "boycott"],
        ["~bund-fighters"],
      ]),
    );
    expect(between.total).toBe(2);
  });

  it("[G19] does not serve points per symbol", () => {
    const lines = count(grid([["~gerszon-sirota", "~marceli-godlewski"]]));
    expect(lines.total).toBe(0);
  });

  it("[G22] its front is not looked at", () => {
    const clear = grid([["~janusz-korczak", "~marceli-godlewski"]]);
    expect(scoreOf(clear, "janusz-korczak").points).toBe(5);
  });
});

describe("a card outside", () => {
  const outside = at(0, 1);

  it("[G23] is edge, and its neighbour no longer, even in a corner", () => {
    const lying = framed(
      [
        ["~all-saints-church", 3, 3],
        ["marconi-family", 1, 1],
        ["iron-gate", 0, 1],
      ],
      outside,
    );
    expect(scoreOf(lying, "all-saints-church")).toMatchObject({
      points: 1,
      cells: [outside],
    });
  });

  it("[G23] its neighbour is off the edge", () => {
    const lying = framed(
      [
        ["~animal-protection", 3, 3],
        ["horse-omnibus", 1, 1],
        ["iron-gate", 0, 1],
      ],
      outside,
    );
    expect(scoreOf(lying, "animal-protection").points).toBe(2);
  });

  it("[G23] lies in the column it extends, and in no row", () => {
    const lying = framed(
      [
        ["~boycott", 4, 1],
        ["~antisemitic-campaign", 1, 3],
        ["goscinny-dwor", 0, 1],
      ],
      outside,
    );
    expect(scoreOf(lying, "boycott").points).toBe(0);
    expect(scoreOf(lying, "antisemitic-campaign").points).toBe(5);
  });

  it("[G23] counts in arrangements, and no place outside is a corner", () => {
    const lying = framed(
      [
        ["singer", 0, 1],
        ["sienkiewicz-in-yiddish", 1, 1],
        ["michal-landy", 2, 1],
        ["~singer", 3, 1],
      ],
      outside,
    );
    expect(scoreOf(lying, "singer").points).toBe(7);
    const goal = framed(
      [
        ["~voyages-to-palestine", 0, 1],
        ["iron-gate", 1, 1],
      ],
      outside,
    );
    expect(scoreOf(goal, "voyages-to-palestine").points).toBe(1);
  });
});
