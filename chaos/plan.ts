/** The plan of a run: which faults come when, drawn from a seed alone. */

import { fastRandom, shuffle } from "@stolik/kernel";
import type { Random } from "@stolik/kernel";
import type { HousePlan } from "./house.ts";

export const faultTypes = [
  "node-killed",
  "node-stopped",
  "clock-off",
  "connections-cut",
  "rolling-restart",
  "notices-dropped",
  "postgres-restarted",
  "postgres-killed",
  "redis-stopped",
  "redis-flushed",
] as const;
export type FaultType = (typeof faultTypes)[number];

export interface Fault {
  readonly type: FaultType;
  /** In milliseconds after the play began. */
  readonly at: number;
  /** How long it stays. */
  readonly lasts: number;
  /** Whom it befalls; absent where it is not one node. */
  readonly node?: number;
  /** What no other fault may touch meanwhile. */
  readonly needs: readonly string[];
}

export interface Setting {
  readonly seed: number;
  readonly milliseconds: number;
  readonly nodes: number;
  readonly faults: readonly FaultType[];
}

export interface Plan extends Setting {
  /** How long nothing is broken at the end. */
  readonly quiet: number;
  readonly plan: readonly Fault[];
}

const SECOND = 1_000;
/** Longer runs have room for faults of their full length. */
const LONG = 180 * SECOND;
const CLOCK_OFF = 60 * SECOND;
/** How long faults stay, in a short run and in a long one. */
const lengths: Readonly<Record<FaultType, readonly [number, number]>> = {
  "node-killed": [2 * SECOND, 5 * SECOND],
  "node-stopped": [5 * SECOND, 20 * SECOND],
  "clock-off": [6 * SECOND, 30 * SECOND],
  "connections-cut": [0, 0],
  "rolling-restart": [9 * SECOND, 20 * SECOND],
  "notices-dropped": [4 * SECOND, 15 * SECOND],
  "postgres-restarted": [2 * SECOND, 3 * SECOND],
  "postgres-killed": [2 * SECOND, 5 * SECOND],
  "redis-stopped": [3 * SECOND, 10 * SECOND],
  "redis-flushed": [0, 0],
};

/** Which faults a house can have. */
export function faultsOf({
  nodes,
  hasPostgres,
  hasRedis,
}: HousePlan): readonly FaultType[] {
  return faultTypes.filter((type) => {
    if (type.startsWith("postgres")) return hasPostgres;
    if (type.startsWith("redis")) return hasRedis;
    // A single node has the only clock, and hears its own notices.
    if (type === "notices-dropped" || type === "clock-off") return nodes > 1;
    return true;
  });
}

/** Every fault comes once a round, in an order of the seed's; a last quiet part shows whether play goes on. */
export function makePlan(setting: Setting): Plan {
  const { seed, milliseconds, faults } = setting;
  const random = fastRandom(seed);
  const length = milliseconds >= LONG ? 1 : 0;
  const begin = Math.min(5 * SECOND, milliseconds / 12);
  const quiet = Math.min(milliseconds / 3, 45 * SECOND);
  const end = milliseconds - quiet;
  const every = Math.min(8 * SECOND, (end - begin) / faults.length);
  const plan: Fault[] = [];
  const freeAt = new Map<string, number>();
  let round: FaultType[] = [];
  for (let at = begin; at < end; at += every) {
    if (round.length === 0) round = shuffle([...faults], random);
    const type = round.pop();
    const lasts = type && lengths[type][length];
    if (!type || lasts === undefined) break;
    const { node, needs } = choose(type, setting.nodes, freeAt, random);
    const from = Math.round(Math.max(at, ...needs.map(timeIn(freeAt))));
    if (from + lasts > end) continue;
    for (const need of needs) freeAt.set(need, from + lasts);
    const fault = { type, at: from, lasts, needs };
    plan.push(node === undefined ? fault : { ...fault, node });
  }
  plan.sort((one, other) => one.at - other.at);
  return { ...setting, quiet, plan };
}

/** By how much a node's clock is off: a minute ahead or behind. */
export function offsetOf({ at }: Fault): number {
  return Math.round(at) % 2 === 0 ? CLOCK_OFF : -CLOCK_OFF;
}

/** Whom a fault befalls, and what no other fault may touch meanwhile. */
function choose(
  type: FaultType,
  nodes: number,
  freeAt: ReadonlyMap<string, number>,
  random: Random,
): { readonly node?: number; readonly needs: readonly string[] } {
  const named = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${name} ${index}`);
  // How many nodes may be away at the same time: one is always left.
  const absences = named("absence", Math.max(1, nodes - 1));
  const byTime = (one: string, other: string) =>
    timeIn(freeAt)(one) - timeIn(freeAt)(other);
  const [absence = ""] = absences.toSorted(byTime);
  const [free = ""] = shuffle(named("node", nodes), random).toSorted(byTime);
  const node = Number(free.split(" ")[1]);
  switch (type) {
    case "node-killed":
    case "node-stopped":
      return { node, needs: [free, absence] };
    case "clock-off":
    case "notices-dropped":
      return { node, needs: [free] };
    case "rolling-restart":
      return { needs: [...named("node", nodes), ...absences] };
    case "postgres-restarted":
    case "postgres-killed":
      return { needs: ["postgres"] };
    case "redis-stopped":
    case "redis-flushed":
      return { needs: ["redis"] };
    case "connections-cut":
      return { needs: [] };
  }
}

function timeIn(freeAt: ReadonlyMap<string, number>) {
  return (need: string): number => freeAt.get(need) ?? 0;
}
