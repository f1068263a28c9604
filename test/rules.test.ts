/** The script behind `npm run rules`: what it reads out of rulebooks and tests, and what it refuses. */

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../scripts/root.mjs";
import { parseCitations, parseIds } from "../scripts/rules.mjs";

describe("ids in a rulebook", () => {
  it("reads bullets that begin with a letter and a number", () => {
    const rulebook =
      "# Rules\n- N1 A card.\n- N2 A board; see N7.\n- Not one\n1. N3 no\n  - N4 no\n";
    expect(parseIds(rulebook)).toEqual(["N1", "N2"]);
  });
});

describe("ids in test names", () => {
  it.each([
    ["it('[N1] a card', () => {})", ["N1"]],
    ['it("[N1, N4] two rules", () => {})', ["N1", "N4"]],
    ["it(`[N10–N12] a range`, () => {})", ["N10", "N11", "N12"]],
    ["it('[N10-12] a range', () => {})", ["N10", "N11", "N12"]],
    ["describe('[N1, N3–N4] both', () => {})", ["N1", "N3", "N4"]],
    ["])('[N11] $city', () => {})", ["N11"]],
    [
      "[{ rule: 'N2' }, \n{ rule: 'N3, N4' }]; it('[$rule] row')",
      ["N2", "N3", "N4"],
    ],
    ["[{ rule: 'N2' }]; it('no rule in its name')", []],
    ["it('it\\'s [N2] at the end', () => {})", ["N2"]],
    ["it.skip('[N1] later', () => {})", []],
    ["it.skip(\n  '[N1] later',\n  () => {})", []],
    ["it.todo('[N1] later')", []],
    ["// it('[N1] was here')", []],
    ["const cell = board[N1]", []],
    ["it('N1 without brackets', () => {})", []],
    ["it('[a] not an id', () => {})", []],
  ])("%s", (source, ids) => {
    expect(parseCitations(source).flatMap((cited) => cited.ids)).toEqual(ids);
  });
});

describe("the script", () => {
  it.each([
    ["every id has a test", "- N1 One\n", "it('[N1] one')", 0, ""],
    [
      "an id has none",
      "- N1 One\n- N2 Two\n",
      "it('[N1] one')",
      1,
      "no test names N2",
    ],
    [
      "a cited id does not exist",
      "- N1 One\n",
      "it('[N1, N9] one')",
      1,
      "there is no N9",
    ],
    [
      "an id is defined twice",
      "- N1 One\n- N1 Two\n",
      "it('[N1] one')",
      1,
      "N1 is defined twice",
    ],
    ["a rulebook is empty", "", "it('one')", 1, "has no rule ids"],
  ])("when %s", (_, rulebook, test, status, message) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "rules-"));
    const game = path.join(folder, "games/toy");
    mkdirSync(path.join(game, "rules"), { recursive: true });
    mkdirSync(path.join(game, "board"));
    writeFileSync(path.join(game, "RULES.md"), rulebook);
    writeFileSync(path.join(game, "board/toy.test.tsx"), test);
    const script = path.join(root, "scripts/rules.mjs");
    const ran = spawnSync(process.execPath, [script, folder], {
      encoding: "utf8",
    });
    rmSync(folder, { recursive: true });
    expect(ran.stderr).toContain(message);
    expect(ran.status).toBe(status);
  });
});
