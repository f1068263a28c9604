/** Notices that wait to be sent: kept while others are under way, the newest of each table in place of all before it. */

import { setTimeout } from "node:timers/promises";
import type { TableNotice } from "./notices.ts";

export interface Outbox {
  add(notice: TableNotice): void;
  /** Sends what waits, if it can be sent now. */
  flush(): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

/** More than this is not remembered where it cannot be sent: the others find it when they look at the heads. */
const MOST_WAITING = 10_000;

/** Milliseconds between two sendings: under load many moves are told at once, where each telling costs more than a move. */
const REST = 2;

/** `send` rejects where nothing was sent; what waited goes with the next flush. */
export function outbox(
  canSend: () => boolean,
  send: (notices: readonly TableNotice[]) => Promise<void>,
): Outbox {
  let waiting = new Map<string, TableNotice>();
  let sending: Promise<void> | undefined;
  let isFlushDue = false;

  const put = (notice: TableNotice, isOlder = false) => {
    const { table, seq } = notice;
    // A table's row and its moves are told apart.
    const key = seq === undefined ? `${table} row` : table;
    if (isOlder && waiting.has(key)) return;
    if (waiting.size < MOST_WAITING) waiting.set(key, notice);
  };

  const flush = () => {
    if (sending || waiting.size === 0 || !canSend()) return;
    const batch = [...waiting.values()];
    waiting = new Map();
    sending = send(batch)
      .then(
        () => true,
        () => {
          for (const notice of batch) put(notice, true);
          return false;
        },
      )
      .then(async (isSent) => {
        await setTimeout(REST);
        sending = undefined;
        if (isSent) flush();
      });
  };

  return {
    add(notice) {
      put(notice);
      if (isFlushDue) return;
      isFlushDue = true;
      setImmediate(() => {
        isFlushDue = false;
        flush();
      });
    },
    flush,
    async idle() {
      while (isFlushDue) await new Promise((resolve) => setImmediate(resolve));
      while (sending) await sending;
    },
  };
}
