/** How a node speaks to PostgreSQL. */

export interface PostgresSettings {
  /** Such as postgres://stolik@localhost:5432/stolik. */
  readonly url: string;
  /** Connections for batches of moves; as many again for other writes. */
  readonly writers: number;
  readonly readers: number;
  /** How long to wait for a connection, a free one included, in milliseconds; then the store is unavailable. */
  readonly connectTimeout: number;
}

export const postgresDefaults: Omit<PostgresSettings, "url"> = {
  writers: 2,
  readers: 4,
  // A server that is away says so at once; a burst of requests rather waits in line.
  connectTimeout: 10_000,
};
