/** The board's bundle knows no coordinates: nothing it imports leads to the places or the backs of the cards. */

import path from "node:path";
import { fileURLToPath } from "node:url";
import { reach } from "@stolik/furniture/testing";
import { expect, it } from "vitest";

const secrets = ["places.ts", "positions.ts", "backs.ts", "memory.ts"];
const board = fileURLToPath(new URL("../index.tsx", import.meta.url));

it("[N16] no import of the board leads to hidden coordinates", () => {
  const reached = [...reach(board)].map((file) => path.basename(file));
  expect(reached).toContain("grid.tsx");
  expect(reached).toContain("names.ts");
  for (const secret of secrets) expect(reached).not.toContain(secret);
});

it("[N16] nor does what a page asks of the rules", () => {
  const turns = fileURLToPath(new URL("../../rules/turns.ts", import.meta.url));
  const reached = [...reach(turns)].map((file) => path.basename(file));
  expect(reached).toContain("ending.ts");
  for (const secret of secrets) expect(reached).not.toContain(secret);
});
