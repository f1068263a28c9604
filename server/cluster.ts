/** What a node on a shared database needs and a process alone does not: loaded only where one is named. */

export { postgresNotices } from "./bus/postgres-notices.ts";
export { redisNotices } from "./bus/redis-notices.ts";
export { startNode } from "./nodes/node.ts";
export { openBoard } from "./store/postgres/board.ts";
export { openPostgres } from "./store/postgres/postgres.ts";
