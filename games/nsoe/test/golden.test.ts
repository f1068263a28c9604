/** Golden games: whole matches, one at least for each way to end, played again with their result. */

import { parseRecord, replay, verify } from "@stolik/kernel";
import { describe, expect, it } from "vitest";
import { nsoe } from "../rules/index.ts";
import type { State } from "../rules/index.ts";
import { conserved } from "./table.ts";

const files = import.meta.glob<unknown>("./golden/*.json", {
  eager: true,
  import: "default",
});

function recordOf(file: string) {
  const record = parseRecord(files[file]);
  if (!record.ok) throw new Error(`${file}: ${record.refusal.code}`);
  return record.value;
}

describe("golden games", () => {
  it.each(Object.keys(files))("%s", (file) => {
    const record = recordOf(file);
    expect(verify(nsoe, record)).toEqual({ ok: true, value: record.outcome });
    const replayed = replay(nsoe, record);
    if (!replayed.ok) throw new Error(replayed.refusal.code);
    const states = replayed.value.steps.map(
      ({ position }) => position.state as State,
    );
    const cards = conserved(states[0] as State);
    for (const state of states) expect(conserved(state)).toEqual(cards);
  });

  it("[N14, N15, N8] show every way to end, alone and shared", () => {
    const endings = Object.keys(files).map((file) => {
      const { outcome } = recordOf(file);
      return `${outcome?.reason} ${outcome?.winners.length === 1 ? "alone" : "shared"}`;
    });
    expect(endings).toEqual(
      expect.arrayContaining([
        "out alone",
        "out shared",
        "piles alone",
        "piles shared",
        expect.stringContaining("swaps"),
      ]),
    );
  });
});
