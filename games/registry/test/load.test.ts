/** A page's worker loads the same games that the server has. */

import { describe, expect, it } from "vitest";
import { lexiconOf } from "@stolik/lexicon";
import { gameIds, gamesWith } from "../index.ts";
import { loadsWith } from "../load.ts";

const lexicon = lexiconOf([], { version: "none" });
const resources = { lexicon: () => lexicon };

describe("a game that is loaded by itself", () => {
  it.each(gameIds)("%s has the server's rules", async (id) => {
    const loaded = await loadsWith(resources)(id);
    const known = gamesWith(resources)(id);
    expect(loaded?.game.id).toBe(id);
    expect(loaded?.game.rulesVersion).toBe(known?.game.rulesVersion);
    expect(Object.keys(loaded?.bot ?? {})).toEqual(
      Object.keys(known?.bot ?? {}),
    );
  });

  it("is made once", async () => {
    const load = loadsWith(resources);
    expect(await load("nsoe")).toBe(await load("nsoe"));
  });

  it("is nothing where there is no such game", async () => {
    expect(await loadsWith(resources)("toString")).toBeUndefined();
  });
});
