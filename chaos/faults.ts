/** Carries out the faults of a plan, each healed before it counts as over. */

import { pauseFor } from "./clients/client.ts";
import type { House } from "./house.ts";
import type { NodeFaults } from "./node-settings.ts";
import { offsetOf } from "./plan.ts";
import type { Fault, Plan } from "./plan.ts";
import type { Node } from "./services/node.ts";

const healthy: NodeFaults = { clockOffset: 0, dropsNotices: false };

export interface Scene {
  readonly house: House;
  cutConnections(): void;
  say(words: string): void;
  /** A node did not end when it was told to. */
  overdue(node: number): void;
}

/** Resolves when the last fault is healed. */
export async function breakByPlan(scene: Scene, { plan }: Plan): Promise<void> {
  const began = performance.now();
  const nothing = Promise.resolve();
  const held = new Map<string, Promise<void>>();
  await Promise.all(
    plan.map(async (fault) => {
      await pauseFor(fault.at - (performance.now() - began));
      // What took longer to heal than was planned is waited for.
      const before = fault.needs.map((need) => held.get(need) ?? nothing);
      const healed = Promise.all(before).then(async () => {
        scene.say(wordsFor(fault));
        await commit(scene, fault);
        scene.say(`healed: ${wordsFor(fault)}`);
      });
      for (const need of fault.needs) held.set(need, healed);
      return healed;
    }),
  );
}

export function wordsFor({ type, node, lasts }: Fault): string {
  const where = node === undefined ? "" : `, node ${node}`;
  const length = lasts === 0 ? "" : ` for ${lasts / 1000} s`;
  return `${type}${where}${length}`;
}

async function commit(scene: Scene, fault: Fault): Promise<void> {
  const { nodes, postgres, redis } = scene.house;
  switch (fault.type) {
    case "node-killed":
      await nodeOf(scene, fault).kill();
      await pauseFor(fault.lasts);
      return nodeOf(scene, fault).start();
    case "node-stopped":
      nodeOf(scene, fault).freeze();
      await pauseFor(fault.lasts);
      return nodeOf(scene, fault).thaw();
    case "clock-off":
      return lead(scene, fault, { clockOffset: offsetOf(fault) });
    case "notices-dropped":
      return lead(scene, fault, { dropsNotices: true });
    case "connections-cut":
      return scene.cutConnections();
    case "rolling-restart":
      for (const [index, node] of nodes.entries()) {
        if (!(await node.end())) scene.overdue(index);
        await node.start();
      }
      return;
    case "redis-flushed":
      return redis?.flush();
    case "redis-stopped":
      await redis?.stop();
      await pauseFor(fault.lasts);
      return redis?.start();
    case "postgres-restarted":
      await postgres?.stop();
      return postgres?.start();
    case "postgres-killed":
      await postgres?.kill();
      await pauseFor(fault.lasts);
      return postgres?.start();
  }
}

/** Leads a node astray for a while. */
async function lead(
  scene: Scene,
  fault: Fault,
  faults: Partial<NodeFaults>,
): Promise<void> {
  const node = nodeOf(scene, fault);
  node.lead({ ...healthy, ...faults });
  await pauseFor(fault.lasts);
  node.lead(healthy);
}

function nodeOf({ house }: Scene, { node = 0 }: Fault): Node {
  const found = house.nodes[node];
  if (!found) throw new Error(`There is no node ${node}.`);
  return found;
}
