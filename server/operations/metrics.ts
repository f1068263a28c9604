/** What the server counts and times while it runs: a port, so that nothing is spent where nobody reads it. */

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
  /** A move is about to be sent to everyone who watches; when it arrived and when it was durable, by `performance.now()`. */
  moved(mover: "person" | "bot", arrived: number, committed: number): void;
  refused(code: string): void;
  /** How many writes became durable together, or failed together. */
  committed(writes: number, milliseconds: number): void;
  gauge(name: GaugeName, read: () => number | Promise<number>): void;
}

export const noMetrics: Metrics = {
  moved: () => {},
  refused: () => {},
  committed: () => {},
  gauge: () => {},
};
