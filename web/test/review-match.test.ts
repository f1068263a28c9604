/** Looking back: every move of a finished match has what could have been done there. */

import { recordMatch } from "@stolik/games";
import { findGame } from "@stolik/games/node";
import { seedFrom } from "@stolik/kernel";
import { expect, it } from "vitest";
import { reviewMatch } from "../session/worker-review-match.ts";

it("weighs every move from what the mover knew", () => {
  const entry = findGame("nsoe");
  if (!entry) throw new Error("no nsoe");
  const record = recordMatch(entry, {
    seats: 2,
    options: { board: "standard", first: 0 },
    seed: seedFrom("look back"),
    players: [3, 2],
    budget: 100,
  });
  const reviewed = [...reviewMatch(entry, record)];
  expect(reviewed.map(({ seq }) => seq)).toEqual(
    record.moves.map((_, index) => index + 1),
  );
  for (const { considered } of reviewed)
    expect(considered.length).toBeGreaterThan(0);
});
