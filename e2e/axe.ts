/** What axe calls serious or critical on a page. Its program is given to a page once, however often it is asked. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Result } from "axe-core";
import type { Page } from "playwright-core";
import { whileDrawn } from "./undrawn.ts";

/** Its rules as they are loaded; a rule's own impact is that of whatever it finds. */
interface Loaded {
  readonly _audit: {
    readonly rules: readonly {
      readonly id: string;
      readonly impact: string | null;
    }[];
  };
  run(options: object): Promise<{ readonly violations: readonly Result[] }>;
}

const { resolve } = createRequire(import.meta.url);
const program = readFileSync(resolve("axe-core/axe.min.js"), "utf8");

/** Of some of its rules alone where they are named. */
export async function graveOn(
  page: Page,
  only: readonly string[] | undefined,
): Promise<readonly Result[]> {
  if (!(await page.evaluate(() => "axe" in window)))
    await page.evaluate(program);
  return whileDrawn(page, () => page.evaluate(findGrave, only));
}

/** Runs in the page, so it is whole in itself. Rules that find nothing grave are not asked: some of them take longest. */
async function findGrave(
  only: readonly string[] | undefined,
): Promise<readonly Result[]> {
  const axe = Reflect.get(window, "axe") as Loaded;
  const mild = axe._audit.rules.filter(({ impact }) =>
    ["minor", "moderate"].includes(impact ?? ""),
  );
  const { violations } = await axe.run({
    ...(only ? { runOnly: only } : {}),
    rules: Object.fromEntries(mild.map(({ id }) => [id, { enabled: false }])),
    // What is in order need not be described, which takes longer than to find it so.
    resultTypes: ["violations"],
  });
  return violations.filter(
    ({ impact }) => impact === "serious" || impact === "critical",
  );
}
