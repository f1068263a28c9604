/** A connection to PostgreSQL that comes back by itself, outside any pool: what is listened to belongs to a session. */

import pg from "pg";

const CONNECT_TIMEOUT = 3_000;
/** Where the network is cut without a word, a question that is not answered tells. */
const ANSWER_TIMEOUT = 5_000;
const PING_EVERY = 5_000;
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 2_000;

export interface LastingConnection {
  /** Undefined while there is none. */
  client(): pg.Client | undefined;
  /** Resolves when the attempt to connect that is under way has come to an end. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface ConnectionEvents {
  /** It counts as connected once this resolves. */
  prepare?(client: pg.Client): Promise<unknown>;
  onConnected(): void;
  onLost(): void;
}

export function keepConnected(
  url: string,
  { prepare, onConnected, onLost }: ConnectionEvents,
): LastingConnection {
  let current: pg.Client | undefined;
  let pause = FIRST_PAUSE;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  const lost = (client: pg.Client) => {
    if (client !== current) return;
    current = undefined;
    if (isClosed) return;
    onLost();
    connectLater();
  };

  const connect = async () => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      query_timeout: ANSWER_TIMEOUT,
      keepAlive: true,
      application_name: "stolik notices",
    });
    // Every error of a connection is followed by its end.
    client.on("error", () => {});
    try {
      await client.connect();
      await prepare?.(client);
    } catch {
      await client.end().catch(() => undefined);
      return connectLater();
    }
    if (isClosed) return client.end();
    current = client;
    pause = FIRST_PAUSE;
    client.once("end", () => lost(client));
    onConnected();
  };

  const connectLater = () => {
    if (isClosed) return;
    // Nodes that lost it together do not all come back in the same moment.
    retry = setTimeout(
      () => {
        attempt = connect();
      },
      pause * (0.5 + Math.random()),
    );
    pause = Math.min(LONGEST_PAUSE, 2 * pause);
  };

  const ping = setInterval(() => {
    const client = current;
    client?.query("select 1").catch(() => {
      lost(client);
      void client.end().catch(() => undefined);
    });
  }, PING_EVERY);

  let attempt: Promise<void> = connect();
  return {
    client: () => current,
    settled: () => attempt,
    async close() {
      isClosed = true;
      clearInterval(ping);
      clearTimeout(retry);
      await attempt;
      await current?.end();
    },
  };
}
