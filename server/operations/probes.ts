/** Two questions that whoever watches over the process asks: whether it answers at all, and whether requests are welcome. */

import type { FastifyInstance } from "fastify";
import type { Readiness } from "./readiness.ts";

const UNAVAILABLE = 503;

const paths = ["/healthz", "/readyz"] as const;

/** Probes are answered under any host name, because whoever asks may know only the address. */
export function isProbe(route: string | undefined): boolean {
  return paths.some((path) => path === route);
}

export function probes(app: FastifyInstance, readiness: Readiness): void {
  const options = { schema: { hide: true } };
  app.get(paths[0], options, (_request, reply) =>
    reply.type("text/plain").header("cache-control", "no-store").send("ok\n"),
  );
  app.get(paths[1], options, async (_request, reply) => {
    const ailment = await readiness.ailment();
    return reply
      .code(ailment ? UNAVAILABLE : 200)
      .type("text/plain")
      .header("cache-control", "no-store")
      .send(`${ailment ?? "ready"}\n`);
  });
}
