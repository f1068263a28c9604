/** The live connection at /api/live: who may open one, its heartbeat, and its end. */

import websocket from "@fastify/websocket";
import { refusal } from "@stolik/kernel";
import type { FastifyInstance } from "fastify";
import { guestOf } from "../http/guests.ts";
import { isForeign } from "../http/origin.ts";
import { sendProblem } from "../http/problem.ts";
import type { Hall } from "../tables/hall.ts";
import { settled } from "../tables/open.ts";
import { connect } from "./connection.ts";
import { startHeartbeat } from "./heartbeat.ts";
import { tellPresence } from "./presence-notices.ts";

const MOST_BYTES = 16 * 1024;
const BEAT_EVERY = 15_000;
const CLOSE_GOING_AWAY = 1001;
/** How long a page may take to say goodbye. */
const PATIENCE = 1_000;

export async function live(
  app: FastifyInstance,
  hall: Hall,
  origins: readonly string[],
): Promise<void> {
  const heartbeat = startHeartbeat(BEAT_EVERY);
  const stopTelling = tellPresence(hall.presence, hall.bus);

  app.addHook("preClose", async () => {
    heartbeat.stop();
    stopTelling();
    await goAway(app, hall);
  });
  await app.register(websocket, {
    options: { maxPayload: MOST_BYTES },
    errorHandler(error, socket, request) {
      request.log.warn({ err: error }, "a socket was closed");
      socket.terminate();
    },
    preClose: (done) => done(),
  });

  app.get(
    "/api/live",
    {
      websocket: true,
      preHandler: async (request, reply) => {
        if (isForeign(request, origins))
          return sendProblem(reply, refusal("foreign-origin"));
        request.guest = await guestOf(hall, request);
        return undefined;
      },
    },
    (socket, request) => {
      const logger = request.log;
      const connection = connect(
        hall,
        socket,
        request.raw.socket,
        request.guest?.id,
        logger,
      );
      socket.on("close", heartbeat.join(connection));
    },
  );
}

/** Open commits are finished and acknowledged first. */
async function goAway(app: FastifyInstance, hall: Hall): Promise<void> {
  hall.isClosing = true;
  await settled(hall);
  await new Promise((resolve) => setImmediate(resolve));
  const { websocketServer } = app;
  for (const socket of websocketServer.clients) {
    socket.close(CLOSE_GOING_AWAY, "the server is going away");
    setTimeout(() => socket.terminate(), PATIENCE).unref();
  }
  await new Promise((resolve) => websocketServer.close(resolve));
}
