/** Follows what other nodes do at the tables in memory: by their notices, and by a slow look at all heads for those that were lost. */

import type { TableNotice } from "../bus/notices.ts";
import { isAt } from "./advance.ts";
import type { Context } from "./context.ts";
import { bringUpTo, bringUpToDate } from "./freshness.ts";
import type { OpenTable } from "./open-table.ts";

/** How many heads are read at a time: a read of all would hold up the moves of that moment. */
const MOST_HEADS = 100;

export interface Following {
  /** Looks at the heads of all tables in memory; happens by itself every so often. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

/** One process alone has nobody to follow. */
export function startFollowing(context: Context, lookEvery: number): Following {
  const { cache, logger, notices, store } = context;
  const running = new Set<Promise<void>>();
  /** Counts how often the notices were lost. */
  let losses = 0;
  let isHearing = true;
  let last = Promise.resolve();

  /** What fails is looked at again with the next look. */
  const run = (work: Promise<void>, what: string) => {
    const done = work
      .catch((error: unknown) => logger.warn({ err: error }, what))
      .finally(() => running.delete(done));
    running.add(done);
  };

  const hear = async ({ table: id, seq }: TableNotice) => {
    const table = await cache.peek(id);
    if (!table) return;
    if (seq === undefined) await bringUpToDate(context, table);
    else await bringUpTo(context, table, seq);
  };

  const lookAt = async (tables: readonly OpenTable[]) => {
    const heads = await store.heads(tables.map(({ stored }) => stored.id));
    const behind = tables.filter((table) => {
      const head = heads.get(table.stored.id);
      return !head || !isAt(table, head);
    });
    await Promise.all(behind.map((table) => bringUpToDate(context, table)));
  };

  const lookOnce = async () => {
    const before = losses;
    const tables = await cache.all();
    for (let from = 0; from < tables.length; from += MOST_HEADS)
      await lookAt(tables.slice(from, from + MOST_HEADS));
    if (isHearing && losses === before) context.mayHaveMissed = false;
  };

  /** One after the other: one that began before the notices came back has not seen all that was missed. */
  const look = () => {
    const next = last.then(lookOnce);
    last = next.catch(() => undefined);
    return next;
  };
  const lookAgain = () => run(look(), "looking at the heads of the tables");
  if (notices.isAlone) return { look, stop: () => Promise.resolve() };

  notices.listen({
    onNotice: (notice) => run(hear(notice), "following a notice"),
    onLost() {
      losses += 1;
      isHearing = false;
      context.mayHaveMissed = true;
      logger.warn("notices of other nodes are not heard");
    },
    onRecovered() {
      isHearing = true;
      lookAgain();
    },
  });
  const looking = setInterval(lookAgain, lookEvery);
  return {
    look,
    async stop() {
      clearInterval(looking);
      await Promise.all(running);
    },
  };
}
