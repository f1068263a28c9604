/** The metrics as Prometheus reads them, in a registry of their own; every label has a known, short list of values. */

import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
} from "prom-client";
import { gauges } from "./metrics.ts";
import type { Metrics } from "./metrics.ts";

const SECONDS = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5,
];
const WRITES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

export interface Prometheus extends Metrics {
  readonly contentType: string;
  text(): Promise<string>;
}

/** `codes` are the server's own refusals; those of the games' rules are counted as one, "rule". */
export function prometheus(codes: readonly string[]): Prometheus {
  const register = new Registry();
  const registers = [register];
  const known = new Set(codes);
  // The event loop's lag, processor, memory, garbage collections, open files.
  collectDefaultMetrics({ register });

  const moves = new Counter({
    name: "stolik_moves_total",
    help: "Moves that became durable, by who made them",
    labelNames: ["by"],
    registers,
  });
  const movesBy = {
    person: moves.labels("person"),
    bot: moves.labels("bot"),
  };
  const refusals = new Counter({
    name: "stolik_refusals_total",
    help: 'Refusals by code; "rule" is any refusal by the rules of a game',
    labelNames: ["code"],
    registers,
  });
  const seconds = (name: string, help: string) =>
    new Histogram({ name, help, buckets: SECONDS, registers });
  const toCommit = seconds(
    "stolik_move_commit_seconds",
    "From the arrival of a move until it was durable",
  );
  const toSent = seconds(
    "stolik_move_sent_seconds",
    "From when a move was durable until it was handed to the sockets",
  );
  const commitTime = seconds(
    "stolik_commit_seconds",
    "How long the store took to make a batch of writes durable",
  );
  const batch = new Histogram({
    name: "stolik_commit_writes",
    help: "How many writes shared a commit",
    buckets: WRITES,
    registers,
  });

  return {
    moved(mover, arrived, committed) {
      // What is sent leaves at the end of the tick, so that is when it is measured.
      process.nextTick(() => {
        movesBy[mover].inc();
        toCommit.observe((committed - arrived) / 1000);
        toSent.observe((performance.now() - committed) / 1000);
      });
    },
    refused(code) {
      refusals.inc({ code: known.has(code) ? code : "rule" });
    },
    committed(writes, milliseconds) {
      batch.observe(writes);
      commitTime.observe(milliseconds / 1000);
    },
    gauge(name, read) {
      const gauge: Gauge = new Gauge({
        name: `stolik_${name}`,
        help: gauges[name],
        registers,
        async collect() {
          gauge.set(await read());
        },
      });
    },
    contentType: register.contentType,
    text: () => register.metrics(),
  };
}
