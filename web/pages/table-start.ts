/** Opens a table on the server: for its page, or before the page is drawn, so that the first thing drawn is the board where the server is quick. */

import type { AnyGameModule } from "@stolik/furniture";
import type { Result } from "@stolik/kernel";
import type { Missed, TableInfo } from "@stolik/server/protocol";
import { api } from "../api.ts";
import { loadedGame } from "../game-module.ts";
import { paceOf } from "../pace.ts";
import { openOnline } from "../session/online.ts";
import type { OnlineSession } from "../session/online.ts";
import { openPaced } from "../session/paced.ts";
import type { PacedSession } from "../session/paced.ts";
import { pastMatches } from "../session/past-matches.ts";
import { seenAt } from "../session/seen-tables.ts";
import type { Snapshot } from "../session/session.ts";
import { until } from "../session/until.ts";

/** Milliseconds that the page waits for the server, which was asked before the scripts came, until it says that it is loading. */
const PATIENCE = 300;

export interface FoundTable {
  readonly answer: Result<TableInfo>;
  /** What happened since somebody last looked at it here. */
  readonly missed: Missed | undefined;
}

export interface OpenedTable {
  readonly session: OnlineSession;
  readonly paced: PacedSession<Snapshot>;
}

/** What was begun, until its page takes it over: each by itself, as the parts of a page do. */
const begun = {
  finding: new Map<string, Promise<FoundTable>>(),
  found: new Map<string, FoundTable>(),
  opened: new Map<string, OpenedTable>(),
};

/** Done when there is something to draw, or the server takes too long. */
export async function beginTable(table: string): Promise<void> {
  const finding = findTable(table);
  begun.finding.set(table, finding);
  const found = await Promise.race([finding, late()]);
  if (!found) return;
  begun.found.set(table, found);
  const { answer, missed } = found;
  const module = answer.ok && loadedGame(answer.value.game);
  if (!module) return;
  const opened = openTable(answer.value, missed, module);
  begun.opened.set(table, opened);
  await until(opened.session, hasSomething, PATIENCE);
}

/** What the server has said already, for a page that is drawn for the first time. */
export function foundAlready(table: string): FoundTable | undefined {
  return begun.found.get(table);
}

export function openedAlready(table: string): OpenedTable | undefined {
  return begun.opened.get(table);
}

/** What the server says of it; whoever asks again is answered anew. */
export function takeFound(table: string): Promise<FoundTable> {
  const finding = begun.finding.get(table) ?? findTable(table);
  begun.finding.delete(table);
  begun.found.delete(table);
  return finding;
}

/** The page closes it when it goes. */
export function takeTable(
  table: TableInfo,
  missed: Missed | undefined,
  module: AnyGameModule,
): OpenedTable {
  const opened = begun.opened.get(table.id) ?? openTable(table, missed, module);
  begun.opened.delete(table.id);
  return opened;
}

async function findTable(table: string): Promise<FoundTable> {
  const seen = seenAt(table);
  const [answer, missed] = await Promise.all([
    api.readTable(table),
    seen === undefined ? undefined : api.missed(table, seen),
  ]);
  return { answer, missed: missed?.ok ? missed.value : undefined };
}

function openTable(
  table: TableInfo,
  missed: Missed | undefined,
  module: AnyGameModule,
): OpenedTable {
  const session = openOnline(table, module.turns);
  const paced = openPaced(session, paceOf(table.game), (match) =>
    missed ? pastMatches(match, missed, module.turns) : [],
  );
  return { session, paced };
}

function hasSomething({ match, table, failure }: Snapshot): boolean {
  return match !== null || failure !== undefined || table?.status === "waiting";
}

function late(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE));
}
