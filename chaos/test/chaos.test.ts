/** A short run: people play while their house is broken, and nobody loses anything. `npm run chaos` does it for longer. */

import { expect, it, onTestFinished } from "vitest";
import { runChaos } from "../chaos.ts";
import { missingPrograms } from "../house.ts";
import type { HousePlan } from "../house.ts";
import { faultsOf, makePlan } from "../plan.ts";
import { planWords, verdictWords } from "../report.ts";
import { openShelter } from "../services/processes.ts";

const SECONDS = 60;
const SEED = 15;
const house: HousePlan = { nodes: 3, hasPostgres: true, hasRedis: true };

const missing = missingPrograms(house);
const isSkipped = missing.length > 0 && process.env["CI"] !== "true";
if (isSkipped)
  console.log(`SKIPPED: chaos needs ${missing.join(" and ")} installed.`);

it.skipIf(isSkipped)(
  `${SECONDS} seconds of faults lose nothing`,
  async () => {
    expect(missing, "what is not installed").toEqual([]);
    const shelter = openShelter();
    onTestFinished(() => shelter.close());
    const plan = makePlan({
      seed: SEED,
      milliseconds: SECONDS * 1000,
      nodes: house.nodes,
      faults: faultsOf(house),
    });
    const said = [planWords(plan)];
    const verdict = await runChaos(shelter, {
      plan,
      house,
      tables: 30,
      thinking: 250,
      say: (words) => void said.push(words),
    });
    said.push(verdictWords(verdict));
    expect(verdict.violations, said.join("\n")).toEqual([]);
    expect(verdict.acknowledged).toBeGreaterThan(100);
  },
  300_000,
);
