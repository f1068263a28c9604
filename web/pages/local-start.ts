/** Opens a match on this device: for its page, or before the page is drawn, so that the first thing drawn is the board. */

import type { AnyGameModule, GameEntry } from "@stolik/furniture";
import type { Language } from "@stolik/kernel";
import { takeWorker } from "../head-start.ts";
import { soloSetup } from "../lobby/solo-setup.ts";
import { paceOf } from "../pace.ts";
import { openLocal } from "../session/local.ts";
import type { LocalSession, LocalSnapshot, Port } from "../session/local.ts";
import { openPaced } from "../session/paced.ts";
import type { PacedSession } from "../session/paced.ts";
import { until } from "../session/until.ts";
import { matchKey } from "../session/unfinished.ts";
import type { LocalMode } from "../session/unfinished.ts";

/** Milliseconds that the page waits for its worker before it says that it is loading: what is drawn for less only costs time. */
const PATIENCE = 500;

export interface LocalStart {
  readonly mode: LocalMode;
  readonly entry: GameEntry;
  readonly module: AnyGameModule;
  readonly language: Language;
  readonly seed: string | null;
}

export interface OpenedLocal {
  readonly session: LocalSession;
  readonly paced: PacedSession<LocalSnapshot>;
}

/** What was begun, until its page takes it over. */
const begun = new Map<string, OpenedLocal>();

/** Done when the worker has answered, or takes too long. */
export async function beginLocal(start: LocalStart): Promise<void> {
  const opened = open(start);
  begun.set(keyOf(start), opened);
  await until(
    opened.session,
    ({ isReady, failure }) => isReady || failure !== undefined,
    PATIENCE,
  );
}

/** What was begun for a page that is drawn for the first time. */
export function begunLocal(
  start: Pick<LocalStart, "mode" | "entry">,
): OpenedLocal | undefined {
  return begun.get(keyOf(start));
}

/** The page closes it when it goes. */
export function takeLocal(start: LocalStart): OpenedLocal {
  const key = keyOf(start);
  const opened = begun.get(key) ?? open(start);
  begun.delete(key);
  return opened;
}

function open(start: LocalStart): OpenedLocal {
  const { mode, entry, module, language, seed } = start;
  const { id, hasHiddenHands } = entry;
  const setup =
    mode === "solo" ? soloSetup(entry, module, language, seed) : undefined;
  const session = openLocal(
    keyOf(start),
    { hasHiddenHands, setup },
    takeWorker(id) as unknown as Port,
  );
  return { session, paced: openPaced(session, paceOf(id)) };
}

function keyOf({ mode, entry }: Pick<LocalStart, "mode" | "entry">): string {
  return matchKey(mode, entry.id);
}
