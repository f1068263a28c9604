/** One run: the house is opened, people play, faults come by plan, everything heals and comes to rest, and the checker judges. */

import { findGame } from "@stolik/games/node";
import { join } from "node:path";
import { check } from "./checker/check.ts";
import type { Verdict } from "./checker/check.ts";
import { only } from "./checker/evidence.ts";
import { pauseFor } from "./clients/client.ts";
import type { Crowd } from "./clients/client.ts";
import { playMatches } from "./clients/group.ts";
import type { Group } from "./clients/group.ts";
import { gather } from "./crowd.ts";
import { breakByPlan } from "./faults.ts";
import { openHistory, readHistory } from "./history.ts";
import type { History } from "./history.ts";
import { openHouse } from "./house.ts";
import type { House, HousePlan } from "./house.ts";
import { openStore, readLogs } from "./logs.ts";
import { comeToRest } from "./rest.ts";
import type { Plan } from "./plan.ts";
import type { Shelter } from "./services/processes.ts";

/** How long everybody may take to see the same, once nobody plays any more. */
const LONGEST_REST = 30_000;
/** How long nothing new must be seen before all counts as at rest. */
const AT_REST = 2_000;

export interface Run {
  readonly plan: Plan;
  readonly house: HousePlan;
  readonly tables: number;
  /** How long a person thinks on average, in milliseconds. */
  readonly thinking: number;
  say(words: string): void;
}

export async function runChaos(shelter: Shelter, run: Run): Promise<Verdict> {
  const history = openHistory(join(shelter.folder, "history.ndjson"));
  const house = await openHouse(shelter, run.house, history);
  run.say(`${run.house.nodes} nodes are up`);
  const ending = new AbortController();
  const crowd: Crowd = {
    history,
    urls: house.urls,
    thinking: run.thinking,
    ending: ending.signal,
  };
  const groups = await gather(crowd, run.tables, run.plan.seed);
  await play(run, house, groups, history, ending);
  await comeToRest(groups, AT_REST, LONGEST_REST);
  await Promise.all(house.nodes.map((node) => node.end()));
  await history.close();
  return judge(house, history);
}

async function play(
  { plan, say }: Run,
  house: House,
  groups: readonly Group[],
  history: History,
  ending: AbortController,
): Promise<void> {
  const began = performance.now();
  const seconds = () => ((performance.now() - began) / 1000).toFixed(1);
  const scene = {
    house,
    cutConnections() {
      for (const { seated } of groups) for (const one of seated) one.cut();
    },
    say(words: string) {
      history.write({ type: "fault", words });
      say(`${seconds()} s: ${words}`);
    },
    overdue(node: number) {
      history.write({ type: "overdue", node });
      say(`${seconds()} s: node ${node} did not end by itself`);
    },
  };
  const playing = Promise.all(groups.map(playMatches));
  // A client that fails ends the run at once.
  const failed = new Promise<never>((_, reject) => {
    playing.catch(reject);
  });
  const breaking = breakByPlan(scene, plan);
  await Promise.race([breaking, failed]);
  history.write({ type: "healed" });
  say(`${seconds()} s: healed`);
  // What took longer to heal than was planned leaves play as much time to go on.
  const left = plan.milliseconds - (performance.now() - began);
  await Promise.race([pauseFor(Math.max(left, plan.quiet)), failed]);
  history.write({ type: "ended" });
  ending.abort();
  await playing;
}

async function judge(house: House, { file }: History): Promise<Verdict> {
  const history = readHistory(file);
  const tables = new Set(only(history, "seen").map(({ table }) => table));
  const store = await openStore(house);
  try {
    const logs = await readLogs(store, [...tables]);
    return check({ history, logs, findGame: (id) => findGame(id)?.game });
  } finally {
    await store.close();
  }
}
