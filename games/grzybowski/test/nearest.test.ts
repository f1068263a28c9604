/** How far an arrangement is: the free places that would complete it soonest. */

import { describe, expect, it } from "vitest";
import { backs } from "../content/backs.ts";
import { FRAME, rowOf } from "../rules/field.ts";
import { count } from "../rules/index.ts";
import type { FrontId, Grid } from "../rules/index.ts";
import { at, grid } from "./table.ts";

function nearest(of: Grid, card: FrontId) {
  const found = count(of).scored.find((scored) => scored.back === backs[card]);
  if (found?.type !== "arrangement") throw new Error(`${card} has no pattern.`);
  return found.nearest;
}

describe("an arrangement that does not lie yet", () => {
  it("[G11] lacks the symbol of its one free place", () => {
    const lying = grid([
      ["~singer", "chaim-pozner", "sienkiewicz-in-yiddish", "."],
    ]);
    expect(nearest(lying, "singer")).toEqual({
      size: 3,
      missing: [{ cell: at(1, 4), symbol: "borderland" }],
    });
  });

  it("[G11] is not completed where another card lies", () => {
    const lying = grid([
      ["~singer", "chaim-pozner", "sienkiewicz-in-yiddish", "iron-shops"],
    ]);
    expect(nearest(lying, "singer")?.missing).toHaveLength(2);
  });

  it("[G7] is not completed beyond a frame that is fixed", () => {
    const lying = grid([
      [
        "~singer",
        "iron-shops",
        "bund-fighters",
        "chaim-pozner",
        "sienkiewicz-in-yiddish",
      ],
    ]);
    expect(nearest(lying, "singer")?.missing).toHaveLength(2);
  });

  it("[G7] takes no more rows than one frame has", () => {
    // Three rows are in use: two more above or two below, never two of each.
    const lying = grid([["~electric-trams"], ["bund-fighters"], ["~peretz"]]);
    const missing = nearest(lying, "electric-trams")?.missing ?? [];
    const rows = [at(1, 1), at(3, 1), ...missing.map(({ cell }) => cell)].map(
      rowOf,
    );
    expect(missing).toHaveLength(6);
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(FRAME);
  });

  it("[G19] may count on the joker", () => {
    const lying = grid([["~singer", "chaim-pozner", "~marceli-godlewski"]]);
    expect(nearest(lying, "singer")?.missing).toEqual([
      { cell: at(1, 4), symbol: "borderland" },
    ]);
  });

  it("[G10] has no free place in a full grid", () => {
    const full = grid([
      [
        "~singer",
        "iron-shops",
        "bund-fighters",
        "goscinny-dwor",
        "demonstration",
      ],
      [
        "stefan-okrzeja",
        "majer-wolanowski",
        "prozna-street",
        "mirow-halls",
        "great-synagogue",
      ],
      [
        "telephone-tower",
        "gora-kalwaria-railway",
        "all-saints-church",
        "animal-protection",
        "grzybow-town",
      ],
      [
        "horse-omnibus",
        "pioneers",
        "antisemitic-campaign",
        "boycott",
        "pogrom-of-1881",
      ],
      [
        "voyages-to-palestine",
        "nozyk-synagogue",
        "grzybow-town-hall",
        "zalman-nozyk",
        "iron-gate",
      ],
    ]);
    expect(nearest(full, "singer")).toBeUndefined();
  });

  it("[G12] says nothing once one lies", () => {
    const lying = grid([
      ["~singer", "chaim-pozner", "sienkiewicz-in-yiddish", "michal-landy"],
    ]);
    expect(nearest(lying, "singer")).toBeUndefined();
  });
});
