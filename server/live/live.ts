/** The live connection at /api/live: who may open one, its heartbeat, and its end. */

import websocket from "@fastify/websocket";
import { refusal } from "@stolik/kernel";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { addressKey } from "../address-key.ts";
import { guestOf } from "../http/guests.ts";
import { isForeign } from "../http/origin.ts";
import { sendProblem } from "../http/problem.ts";
import type { Settings } from "../settings.ts";
import type { Hall } from "../tables/hall.ts";
import { settled } from "../tables/open.ts";
import { admission } from "./admission.ts";
import type { Admission, Limits, Pass } from "./admission.ts";
import { connect } from "./connection.ts";
import { startHeartbeat } from "./heartbeat.ts";
import { tellPresence } from "./presence-notices.ts";

const MOST_BYTES = 16 * 1024;
const BEAT_EVERY = 15_000;
const CLOSE_GOING_AWAY = 1001;
/** So many seconds' messages may come at once: a class that comes back after a cut. */
const BURST_SECONDS = 5;
/** How long a page may take to say goodbye. */
const PATIENCE = 1_000;

declare module "fastify" {
  interface FastifyRequest {
    /** Of who opens a live connection. */
    pass: Pass | undefined;
  }
}

export async function live(
  app: FastifyInstance,
  hall: Hall,
  settings: Settings,
): Promise<void> {
  const door = admission(limitsOf(settings));
  const heartbeat = startHeartbeat(BEAT_EVERY);
  const stopTelling = tellPresence(
    hall.presence,
    hall.bus,
    settings.presenceDelay,
  );

  app.decorateRequest("pass", undefined);
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
        if (isForeign(request, settings.origins))
          return sendProblem(reply, refusal("foreign-origin"));
        if (request.ws && !enter(door, request))
          return sendProblem(reply, refusal("too-many"));
        request.guest = await guestOf(hall, request);
        return undefined;
      },
    },
    (socket, request) => {
      const { pass, guest, log: logger } = request;
      if (!pass) throw new Error("A connection came in without a pass.");
      const connection = connect(hall, socket, request.raw.socket, {
        person: guest?.id,
        pass,
        unsentBytes: settings.unsentBytes,
        logger,
      });
      socket.on("close", heartbeat.join(connection));
    },
  );
}

/** Whether there is room; the place is free again when the socket is gone. */
function enter(door: Admission, request: FastifyRequest): boolean {
  const { socket } = request.raw;
  const pass = socket.destroyed
    ? undefined
    : door.enter(addressKey(request.ip));
  request.pass = pass;
  if (pass) socket.once("close", pass.leave);
  return pass !== undefined;
}

function limitsOf(settings: Settings): Limits {
  const { framesPerSecond, addressFramesPerSecond } = settings;
  return {
    connections: settings.connections,
    connectionsPerAddress: settings.connectionsPerAddress,
    budget: {
      perSecond: framesPerSecond,
      burst: BURST_SECONDS * framesPerSecond,
    },
    addressBudget: {
      perSecond: addressFramesPerSecond,
      burst: BURST_SECONDS * addressFramesPerSecond,
    },
  };
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
