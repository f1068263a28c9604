/** What the server counts and times while it runs: a port, so that nothing is spent where nobody reads it. */

/** A move on its way, in milliseconds. */
interface MoveTimes {
  /** From its arrival until it was durable. */
  readonly toCommit: number;
  /** From then until it was handed to the sockets of everyone who watches. */
  readonly toSent: number;
}

/** What is looked up whenever somebody reads the metrics. */
export const gauges = {
  ready: "1 while requests are welcome, else 0",
  connections: "Live connections",
  tables: "Tables in memory",
  idle_tables: "Tables in memory that nobody watches",
  bot_queue: "Tables that wait for a worker to think about a bot's move",
} as const;

type GaugeName = keyof typeof gauges;

export interface Metrics {
  moved(mover: "person" | "bot", times: MoveTimes): void;
  refused(code: string): void;
  /** So many writes became durable together, or failed together. */
  committed(writes: number, milliseconds: number): void;
  gauge(name: GaugeName, read: () => number | Promise<number>): void;
}

export const noMetrics: Metrics = {
  moved: () => {},
  refused: () => {},
  committed: () => {},
  gauge: () => {},
};
