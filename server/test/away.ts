/** People at a table of which some go away: what tests of it share. */

import type { Choice } from "@stolik/kernel";
import type { TableInfo } from "../protocol/protocol.ts";
import { becomeGuest, openPage, startedTable } from "./client.ts";
import type { Answered, Guest, Page } from "./client.ts";

export interface Seated {
  readonly guest: Guest;
  readonly page: Page;
}

export interface Company {
  readonly table: string;
  readonly people: readonly Seated[];
}

const NAMES = ["Ala", "Ugo", "Ewa"] as const;

/** As many people as asked for at one table, all watching; the first begins. */
export async function company(
  url: string,
  count: number,
  bots = 0,
): Promise<Company> {
  const guests: Guest[] = [];
  for (const name of NAMES.slice(0, count))
    guests.push(await becomeGuest(url, name));
  const table = await startedTable(guests, bots, { first: 0 });
  const people: Seated[] = [];
  for (const guest of guests)
    people.push({ guest, page: await watching(guest, table) });
  return { table, people };
}

export async function watching(guest: Guest, table: string): Promise<Page> {
  const page = await openPage(guest.url, guest.cookie);
  page.send({ v: 1, type: "watch", table });
  await page.when(() => page.seq >= 0 && page.table !== undefined);
  return page;
}

/** As the page does: it goes, and says so. */
export async function leave(
  { guest, page }: Seated,
  table: string,
): Promise<void> {
  await page.close();
  const { status } = await guest.post(`/api/tables/${table}/leave`);
  if (status !== 200) throw new Error(`Leaving was answered by ${status}.`);
}

export function choose(
  guest: Guest,
  table: string,
  choice: Choice,
): Promise<Answered<TableInfo>> {
  return guest.post<TableInfo>(`/api/tables/${table}/choice`, { choice });
}

export function holdersAt({ table }: Page): readonly string[] {
  return table?.seating?.holders ?? [];
}
