/** Requests that are being answered: how many wait for the store, how many one connection sends ahead, and when all have their answer. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Socket } from "node:net";
import { refusal } from "../protocol/refusals.ts";
import { isCounted } from "./door.ts";
import { sendProblem } from "./problem.ts";

export interface UnderWay {
  /** Resolves when every request has its answer. */
  answered(): Promise<void>;
}

export interface Bounds {
  /** For the store (`tooMany` in `store/failure.ts`). */
  readonly mostWaiting: number;
  /** Of one connection. Browsers and proxies wait for one answer before they ask for the next. */
  readonly mostOpen: number;
}

const BOUNDS: Bounds = { mostWaiting: 5_000, mostOpen: 16 };

export function requestsUnderWay(
  app: FastifyInstance,
  { mostWaiting, mostOpen }: Bounds = BOUNDS,
): UnderWay {
  const open = new WeakMap<Socket, Set<FastifyRequest>>();
  const arrived = new Set<FastifyRequest>();
  const waiting = new Set<FastifyRequest>();
  let tell = () => {};

  const isOver = (request: FastifyRequest) => {
    if (arrived.delete(request) && arrived.size === 0) tell();
  };
  const openOf = (socket: Socket) => {
    const known = open.get(socket);
    if (known) return known;
    const requests = new Set<FastifyRequest>();
    open.set(socket, requests);
    // Where a connection breaks, Node closes the answer whose turn it is, and none of those behind it.
    socket.once("close", () => {
      for (const request of requests) isOver(request);
      requests.clear();
    });
    return requests;
  };

  app.addHook("onRequest", (request, reply, done): FastifyReply | void => {
    // A live connection is a request without an end.
    if (request.ws) return done();
    const { socket } = request.raw;
    const requests = openOf(socket);
    if (requests.size >= mostOpen) return cutOff(reply, socket);
    requests.add(request);
    reply.raw.once("close", () => {
      requests.delete(request);
      isOver(request);
    });
    done();
  });
  // Once it has arrived whole: whoever sends slowly takes nobody's place.
  app.addHook("preHandler", (request, reply, done): FastifyReply | void => {
    if (open.get(request.raw.socket)?.has(request)) arrived.add(request);
    if (request.ws || !isCounted(request)) return done();
    if (waiting.size >= mostWaiting)
      return sendProblem(reply, refusal("unavailable"));
    waiting.add(request);
    done();
  });
  // However its handler ended, and whether or not anybody is there to read the answer.
  app.addHook("onSend", (request, _reply, payload, done) => {
    waiting.delete(request);
    done(null, payload);
  });

  return {
    answered: () =>
      new Promise((resolve) => {
        tell = resolve;
        if (arrived.size === 0) resolve();
      }),
  };
}

/** A refusal would have to wait behind the other answers. */
function cutOff(reply: FastifyReply, socket: Socket): FastifyReply {
  const { code } = refusal("too-many");
  reply.log.info({ refusal: code }, "refused");
  reply.server.metrics.refused(code);
  socket.destroy();
  return reply.hijack();
}
