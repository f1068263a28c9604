/** The house under test: nodes, their database, their notices, and a proxy before them. */

import { join } from "node:path";
import { ensureBuilt } from "../scripts/build.mjs";
import type { History, LeaseReport } from "./history.ts";
import { findNginx, startNginx } from "./services/nginx.ts";
import { makeNode } from "./services/node.ts";
import type { Node } from "./services/node.ts";
import { findPostgres, startPostgres } from "./services/postgres.ts";
import type { Postgres } from "./services/postgres.ts";
import { freePort } from "./services/processes.ts";
import type { Shelter } from "./services/processes.ts";
import { findRedis, startRedis } from "./services/redis.ts";
import type { Redis } from "./services/redis.ts";

export interface HousePlan {
  readonly nodes: number;
  /** Otherwise one SQLite file, which has room for one node. */
  readonly hasPostgres: boolean;
  readonly hasRedis: boolean;
}

export interface House {
  readonly nodes: readonly Node[];
  readonly dataFolder: string;
  readonly postgres: Postgres | undefined;
  readonly redis: Redis | undefined;
  /** Where nodes can be reached: each by itself, and through the proxy. */
  readonly urls: readonly string[];
}

/** The programs that a house would need and that are not installed. */
export function missingPrograms(plan: HousePlan): readonly string[] {
  return [
    ...(plan.hasPostgres && !findPostgres() ? ["PostgreSQL"] : []),
    ...(plan.hasRedis && !findRedis() ? ["Redis"] : []),
    ...(findNginx() ? [] : ["nginx"]),
  ];
}

export async function openHouse(
  shelter: Shelter,
  plan: HousePlan,
  history: History,
): Promise<House> {
  // Nodes start in a second from a bundle, and in several from their sources.
  await ensureBuilt(["chaos"]);
  const bin = plan.hasPostgres ? findPostgres() : undefined;
  const postgres = bin ? await startPostgres(shelter, bin) : undefined;
  const redis = plan.hasRedis ? await startRedis(shelter) : undefined;
  const dataFolder = join(shelter.folder, "data");
  const env = {
    DATABASE_URL: postgres?.url ?? "",
    REDIS_URL: redis?.url ?? "",
  };
  const nodes: Node[] = [];
  for (let index = 0; index < plan.nodes; index += 1) {
    const settings = { port: await freePort(), dataFolder, env };
    const tell = (report: LeaseReport) =>
      history.write({ ...report, node: index });
    nodes.push(makeNode(shelter, `node-${index}`, settings, tell));
  }
  await Promise.all(nodes.map((node) => node.start()));
  const nginx = findNginx();
  if (!nginx) throw new Error("nginx is not installed.");
  const ports = nodes.map(({ port }) => port);
  const proxy = await startNginx(shelter, nginx, ports);
  // Every other connection comes through the proxy.
  const urls = nodes.flatMap(({ url }) => [url, proxy]);
  return { nodes, dataFolder, postgres, redis, urls };
}
