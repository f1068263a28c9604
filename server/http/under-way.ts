/** Requests that are being answered: so many at most wait for the store, and the end of the server can wait for all. */

import type { FastifyInstance, FastifyReply } from "fastify";
import { refusal } from "../protocol/refusals.ts";
import { isCounted } from "./door.ts";
import { sendProblem } from "./problem.ts";

export interface UnderWay {
  /** Resolves when every request has its answer. */
  answered(): Promise<void>;
}

/** More than this is a store that does not keep up: what comes then is refused rather than kept in memory. */
const MOST_ASKING = 5_000;

export function requestsUnderWay(
  app: FastifyInstance,
  mostAsking = MOST_ASKING,
): UnderWay {
  const asked = new Set<unknown>();
  let asking = 0;
  let tell = () => {};
  // Once it has arrived whole: whoever sends slowly takes nobody's place.
  app.addHook("preHandler", (request, reply, done): FastifyReply | void => {
    // A live connection is a request without an end; a page is asked for twice, first as a file.
    if (request.ws || asked.has(request)) return done();
    const share = isCounted(request) ? 1 : 0;
    if (share > 0 && asking >= mostAsking)
      return sendProblem(reply, refusal("unavailable"));
    asking += share;
    asked.add(request);
    reply.raw.once("close", () => {
      asking -= share;
      asked.delete(request);
      if (asked.size === 0) tell();
    });
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
