/** A port of its own for whoever watches over the process: metrics and probes, and nothing of the games. */

import fastify from "fastify";
import type { Prometheus } from "./prometheus.ts";
import { probes } from "./probes.ts";
import type { Readiness } from "./readiness.ts";

export interface MetricsServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Throws one clear line if the port cannot be had. */
export async function startMetricsServer(
  metrics: Prometheus,
  readiness: Readiness,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<MetricsServer> {
  const app = fastify({ forceCloseConnections: true });
  probes(app, readiness);
  app.get("/metrics", async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  );
  try {
    const url = await app.listen({ port, host });
    return { url, close: () => app.close() };
  } catch (error) {
    throw new Error(`STOLIK_METRICS_PORT: ${host}:${port} cannot be used.`, {
      cause: error,
    });
  }
}
