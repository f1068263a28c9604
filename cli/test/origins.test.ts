/** `stolik verify` of a match that continues others: how far each of them could be checked. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { run } from "../main.ts";
import { continuedRecord } from "./continued.ts";
import { takenOverRecord } from "./taken-over.ts";
import { testTerminal } from "./terminal.ts";

const terminal = testTerminal();

it("says of every match that it continues what could not be checked", async () => {
  const first = takenOverRecord();
  const second = continuedRecord(first, 3, 1);
  const third = continuedRecord(second, 2, 0);
  const file = join(terminal.folder, "continued-twice.json");
  writeFileSync(file, JSON.stringify(third));
  expect(await run(["verify", file])).toBe(0);
  const [one, two] = [first, second].map(({ commitment }) =>
    commitment.slice(0, 16),
  );
  expect(terminal.error).toEqual([
    `${file}: continues match ${two} after move 2, from what seat 0 knew`,
    `${file}: match ${two} continues match ${one} after move 3, from what seat 1 knew`,
    `${file}: match ${one} verified from move 2: the moves before were played under rules 0, which this build does not have`,
  ]);
});
