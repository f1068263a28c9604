/** One byte of one table's log that is no text: what becomes of the process, and of the table beside it. */

import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withServer, within } from "./command.ts";
import { move, newGuest, newTable, send } from "./people.ts";
import type { Guest } from "./people.ts";

const MARK = "this-id-will-be-damaged";
const NO_TEXT = 0xff;

export async function damagedText(folder: string): Promise<string> {
  const { damaged, sound, host } = await withServer(folder, {}, play);
  const file = path.join(folder, "stolik.db");
  const bytes = readFileSync(file);
  for (let at = bytes.indexOf(MARK); at >= 0; at = bytes.indexOf(MARK, at + 1))
    bytes[at] = NO_TEXT;
  writeFileSync(file, bytes);
  return withServer(folder, {}, async (server) => {
    const there = { ...host, url: server.url };
    const met = await send(there, `/api/tables/${damaged}/view`);
    // A process that ends takes a moment.
    await within(500, () => server.end() !== undefined);
    const beside = await send(there, `/api/tables/${sound}/view`);
    const process = server.end() ?? "runs";
    return `the damaged table answers ${met.status || "nothing"}, the one beside it ${beside.status || "nothing"}; the process: ${process}`;
  });
}

async function play({ url }: { readonly url: string }) {
  const host = await newGuest(url, "Ala");
  const guest = await newGuest(url, "Ugo");
  const [damaged, sound] = [
    await playedTable(host, guest, MARK),
    await playedTable(host, guest, "sound"),
  ];
  return { damaged, sound, host };
}

async function playedTable(
  host: Guest,
  guest: Guest,
  id: string,
): Promise<string> {
  const table = await newTable(host);
  await send(guest, `/api/tables/${table}/join`, {});
  await send(host, `/api/tables/${table}/start`, {});
  await move(table, [host, guest], id);
  return table;
}
