/** Requests that are being answered, so that the end of the server can wait for them. */

import type { FastifyInstance } from "fastify";

export interface UnderWay {
  /** Resolves when every request has its answer. */
  answered(): Promise<void>;
}

export function requestsUnderWay(app: FastifyInstance): UnderWay {
  const asked = new Set<unknown>();
  let tell = () => {};
  app.addHook("preHandler", (request, reply, done) => {
    // A live connection is a request without an end; a page is asked for twice, first as a file.
    if (!request.ws && !asked.has(request)) {
      asked.add(request);
      reply.raw.once("close", () => {
        asked.delete(request);
        if (asked.size === 0) tell();
      });
    }
    done();
  });
  return {
    answered: () =>
      new Promise((resolve) => {
        tell = resolve;
        if (asked.size === 0) resolve();
      }),
  };
}
