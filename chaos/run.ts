/** `npm run chaos -- --minutes N --seed S [--redis | --no-redis] [--nodes N | --sqlite]`: breaks a house for a while, and tells whether anybody lost anything. */

import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runChaos } from "./chaos.ts";
import { missingPrograms } from "./house.ts";
import type { HousePlan } from "./house.ts";
import { faultsOf, makePlan } from "./plan.ts";
import { planWords, verdictWords } from "./report.ts";
import { openShelter } from "./services/processes.ts";

const TABLES = 30;
/** On average, in milliseconds. */
const THINKING = 250;
const MINUTE = 60_000;

const { values } = parseArgs({
  allowNegative: true,
  options: {
    minutes: { type: "string", default: "1" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    redis: { type: "boolean", default: true },
    nodes: { type: "string", default: "3" },
    sqlite: { type: "boolean", default: false },
  },
});

process.exitCode = await main();

async function main(): Promise<number> {
  const house: HousePlan = {
    nodes: values.sqlite ? 1 : Number(values.nodes),
    hasPostgres: !values.sqlite,
    hasRedis: !values.sqlite && values.redis,
  };
  const missing = missingPrograms(house);
  if (missing.length > 0) {
    console.error(`Not installed: ${missing.join(", ")}.`);
    return 2;
  }
  const plan = makePlan({
    seed: Number(values.seed),
    milliseconds: Number(values.minutes) * MINUTE,
    nodes: house.nodes,
    faults: faultsOf(house),
  });
  console.log(planWords(plan));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => process.exit(1));
  const shelter = openShelter();
  let isClean = false;
  try {
    const verdict = await runChaos(shelter, {
      plan,
      house,
      tables: TABLES,
      thinking: THINKING,
      say: (words) => console.log(words),
    });
    console.log(verdictWords(verdict));
    isClean = verdict.violations.length === 0;
  } finally {
    if (!isClean) keep(shelter.folder);
    shelter.close();
  }
  return isClean ? 0 : 1;
}

/** What is needed to find out why: the history, and what the nodes said. */
function keep(folder: string): void {
  const kept = mkdtempSync(join(tmpdir(), "stolik-chaos-kept-"));
  cpSync(folder, kept, {
    recursive: true,
    filter: (from) => from === folder || /\.(ndjson|log)$/.test(from),
  });
  const redis = values.redis ? "" : " --no-redis";
  const nodes = values.sqlite ? "--sqlite" : `--nodes ${values.nodes}${redis}`;
  console.log(
    `The history and the nodes' logs are kept in ${kept}. To repeat it: npm run chaos -- --minutes ${values.minutes} --seed ${values.seed} ${nodes}`,
  );
}
