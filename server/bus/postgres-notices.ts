/** Notices by PostgreSQL's NOTIFY: after the commit and on connections of their own, so that no move waits for them. */

import { keepConnected } from "./lasting-connection.ts";
import type { Notices, NoticesListener } from "./notices.ts";
import { outbox } from "./outbox.ts";
import { readPairs, writePairs } from "./pairs.ts";

const CHANNEL = "stolik";
/**
 * NOTIFY waits for the disk like any commit and holds up the commits of moves. A notice need not survive, so
 * synchronous_commit is off for this statement only: behind a pooler somebody else may use the connection next.
 */
const NOTIFY = `select set_config('synchronous_commit', 'off', true), pg_notify($1, text)
  from unnest($2::text[]) as text`;
/** PostgreSQL takes fewer than 8,000 bytes at a time. */
const MOST_BYTES = 7_900;

export async function postgresNotices(url: string): Promise<Notices> {
  const tables = new Set<string>();
  let heard: NoticesListener | undefined;
  /** The number of the connection that announces. */
  let own: number | undefined;

  const listening = keepConnected(url, {
    async prepare(client) {
      client.on("notification", ({ channel, processId, payload = "" }) => {
        if (channel !== CHANNEL || processId === own) return;
        for (const notice of readPairs(payload))
          if (tables.has(notice.table)) heard?.onNotice(notice);
      });
      await client.query(`listen ${CHANNEL}`);
    },
    onConnected: () => heard?.onRecovered(),
    onLost: () => heard?.onLost(),
  });

  const announcing = keepConnected(url, {
    async prepare(client) {
      const { rows } = await client.query<{ pid: number }>(
        "select pg_backend_pid() as pid",
      );
      own = rows[0]?.pid;
    },
    onConnected: () => waiting.flush(),
    onLost: () => {},
  });
  const waiting = outbox(
    () => announcing.client() !== undefined,
    async (notices) => {
      await announcing
        .client()
        ?.query(NOTIFY, [CHANNEL, writePairs(notices, MOST_BYTES)]);
    },
  );

  await Promise.all([listening.settled(), announcing.settled()]);
  return {
    isAlone: false,
    announce: (notice) => waiting.add(notice),
    subscribe(table) {
      tables.add(table);
      return Promise.resolve();
    },
    unsubscribe: (table) => void tables.delete(table),
    listen(listener) {
      heard = listener;
      if (!listening.client()) listener.onLost();
    },
    async close() {
      await waiting.idle();
      await Promise.all([listening.close(), announcing.close()]);
    },
  };
}
