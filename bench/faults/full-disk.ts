/** A disk that takes nothing for a while, by a limit on the size of the server's files: what of the tables that were asked for something meanwhile goes on when it takes writes again. */

import { spawnSync } from "node:child_process";
import { withServer, within } from "./command.ts";
import type { Command } from "./command.ts";
import { move, newGuest, newTable, send } from "./people.ts";
import type { Guest } from "./people.ts";

const TABLES = 20;
/** How long a table may take until it goes on. */
const PATIENCE = 5_000;

interface Asked {
  readonly table: string;
  /** Asks for it once more; true: it was done, now or before. */
  again(): Promise<boolean>;
}

export function fullDisk(folder: string): Promise<string> {
  return withServer(folder, {}, async (server) => {
    const host = await newGuest(server.url, "Ala");
    const guest = await newGuest(server.url, "Ugo");
    const asked = await prepare(host, guest);
    const limited = limit(server, "0:unlimited");
    if (limited !== 0) return "not measured: there is no prlimit here";
    let acknowledged = 0;
    for (const { again } of asked) if (await again()) acknowledged += 1;
    limit(server, "unlimited:unlimited");
    if (server.end() !== undefined)
      return `the process ended (${server.end()})`;
    let goOn = 0;
    for (const { again } of asked) if (await within(PATIENCE, again)) goOn += 1;
    return `${acknowledged} of ${asked.length} acknowledged meanwhile, ${goOn} done afterwards; the process ${server.end() === undefined ? "runs" : `ended (${server.end()})`}`;
  });
}

/** A table each for somebody to join, to start, to leave and to move at. */
async function prepare(host: Guest, guest: Guest): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  for (let count = 0; count < TABLES; count += 1) {
    const table = await newTable(host);
    const path = `/api/tables/${table}`;
    const isDone = async (who: Guest, action: string) =>
      (await send(who, `${path}/${action}`, {})).status === 200;
    const kind = count % 4;
    if (kind > 0) await isDone(guest, "join");
    if (kind > 2) await isDone(host, "start");
    asked.push({
      table,
      again: () => {
        if (kind === 0) return isDone(guest, "join");
        if (kind === 1) return isDone(guest, "leave");
        if (kind === 2) return isDone(host, "start");
        return moves(table, [host, guest]);
      },
    });
  }
  return asked;
}

async function moves(
  table: string,
  players: readonly Guest[],
): Promise<boolean> {
  return (await move(table, players, "one"))?.status === 200;
}

function limit({ child }: Command, size: string): number | null {
  return spawnSync("prlimit", [`--pid=${child.pid}`, `--fsize=${size}`]).status;
}
