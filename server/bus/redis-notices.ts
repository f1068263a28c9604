/** Notices by Redis: one channel a table, so that a node hears only of the tables it has. */

import { createClient } from "redis";
import type { Notices, NoticesListener, TableNotice } from "./notices.ts";
import { outbox } from "./outbox.ts";

const CONNECT_TIMEOUT = 3_000;
/** Where the network is cut without a word, the silence after a ping tells. */
const PING_EVERY = 5_000;
const LONGEST_SILENCE = 3 * PING_EVERY;
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 2_000;
const SEQ = /^\d{1,9}$/;

/** All channels begin with the prefix: a Redis may serve others as well. */
export async function redisNotices(
  url: string,
  prefix: string,
): Promise<Notices> {
  const channelOf = (table: string) => `${prefix}:table:${table}`;
  /** Those that are wanted, and those that Redis has confirmed. */
  const tables = new Set<string>();
  const confirmed = new Set<string>();
  const underWay = new Map<string, Promise<void>>();
  let heard: NoticesListener | undefined;
  let isLost = false;

  const listening = lastingClient(url, `${prefix}-listening`);
  const announcing = lastingClient(url, `${prefix}-announcing`);

  const hear = (message: string, channel: string) => {
    const table = channel.slice(channelOf("").length);
    if (!tables.has(table)) return;
    const notice = SEQ.test(message)
      ? { table, seq: Number(message) }
      : { table };
    heard?.onNotice(notice);
  };

  const lose = () => {
    if (isLost) return;
    isLost = true;
    heard?.onLost();
  };

  /** One thing after the other for each table: a subscription that overtakes the end of the last would be lost. */
  const inTurn = (table: string, work: () => Promise<void>): Promise<void> => {
    const before = underWay.get(table) ?? Promise.resolve();
    const done = before.then(work).finally(() => {
      if (underWay.get(table) === done) underWay.delete(table);
    });
    underWay.set(table, done);
    return done;
  };

  const confirm = async (wanted: readonly string[]) => {
    await listening.subscribe(wanted.map(channelOf), hear);
    for (const table of wanted) confirmed.add(table);
  };

  const leave = (table: string) =>
    void inTurn(table, async () => {
      if (isLost || tables.has(table) || !confirmed.delete(table)) return;
      await listening.unsubscribe(channelOf(table)).catch(lose);
    });

  /** The client has already resubscribed to the confirmed channels. */
  const recover = async () => {
    for (;;) {
      const missing = [...tables].filter((table) => !confirmed.has(table));
      if (missing.length === 0) break;
      // Others may be asked for meanwhile.
      await confirm(missing);
    }
    isLost = false;
    heard?.onRecovered();
    for (const table of confirmed) if (!tables.has(table)) leave(table);
  };

  listening.on("error", lose);
  listening.on("ready", () => {
    // A connection that breaks again begins anew.
    if (isLost) recover().catch(lose);
  });

  const publish = async ({ table, seq }: TableNotice) => {
    await announcing.publish(channelOf(table), String(seq ?? ""));
  };
  const waiting = outbox(
    () => announcing.isReady,
    async (notices) => {
      await Promise.all(notices.map(publish));
    },
  );
  announcing.on("error", () => {});
  announcing.on("ready", () => waiting.flush());

  await Promise.all([firstAttempt(listening), firstAttempt(announcing)]);
  return {
    isAlone: false,
    announce: (notice) => waiting.add(notice),
    subscribe(table) {
      tables.add(table);
      return inTurn(table, async () => {
        if (isLost || confirmed.has(table) || !tables.has(table)) return;
        await confirm([table]).catch(lose);
      });
    },
    unsubscribe(table) {
      tables.delete(table);
      leave(table);
    },
    listen(listener) {
      heard = listener;
      if (isLost) listener.onLost();
    },
    async close() {
      await waiting.idle();
      listening.destroy();
      announcing.destroy();
    },
  };
}

/** A connection that comes back by itself; what is asked of it meanwhile fails at once. */
function lastingClient(url: string, name: string) {
  return createClient({
    url,
    name,
    disableOfflineQueue: true,
    pingInterval: PING_EVERY,
    socket: {
      connectTimeout: CONNECT_TIMEOUT,
      socketTimeout: LONGEST_SILENCE,
      reconnectStrategy: (retries) =>
        Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(retries, 10)) *
        (0.5 + Math.random()),
    },
  });
}

/** Redis is never a condition: where it is away, it is waited for meanwhile. */
function firstAttempt(client: ReturnType<typeof lastingClient>): Promise<void> {
  return new Promise((resolve) => {
    client.once("ready", () => resolve());
    client.once("error", () => resolve());
    // Rejects only when it is closed while it is away.
    client.connect().catch(() => {});
  });
}
