/** The live connection at /api/live: who may open one, its heartbeat, and its end. */

import websocket from "@fastify/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { editionOf } from "../http/edition.ts";
import { guestOf } from "../http/guests.ts";
import { isForeign } from "../http/origin.ts";
import { sendProblem } from "../http/problem.ts";
import { addressKey } from "../limits/address-key.ts";
import { rareLog } from "../limits/rare-log.ts";
import { monotonic } from "../limits/token-bucket.ts";
import { encode } from "../protocol/encode.ts";
import { LIVE_PATH } from "../protocol/protocol.ts";
import { refusal } from "../protocol/refusals.ts";
import { textFrame } from "../protocol/text-frame.ts";
import type { Settings } from "../settings/settings.ts";
import type { Context } from "../tables/context.ts";
import { admission } from "./admission.ts";
import type { Admission, Limits, Pass } from "./admission.ts";
import { connect } from "./connection.ts";
import { startHeartbeat } from "./heartbeat.ts";
import { tellPresence } from "./presence-notices.ts";
import { sendAway } from "./send-away.ts";

const socketOptions = {
  maxPayload: 16 * 1024,
  // Pieces of a message cost nothing before it is whole, and may be empty.
  maxFragments: 16,
  /** How long a connection that either side has closed may take to go, in milliseconds; its types leave it out. */
  closeTimeout: 1_000,
};
/** How many seconds' messages may come at once: a class that comes back after a cut. */
const BURST_SECONDS = 5;

declare module "fastify" {
  interface FastifyRequest {
    /** Of who opens a live connection. */
    pass: Pass | undefined;
  }
}

export async function live(
  app: FastifyInstance,
  context: Context,
  settings: Settings,
): Promise<void> {
  const door = admission(limitsOf(settings), monotonic, context.ledger);
  const heartbeat = startHeartbeat(settings.beatEvery);
  const edition = editionOf(settings.webFolder);
  const greeting = encode({
    v: 1,
    type: "beat",
    every: settings.beatEvery,
    ...(edition ? { edition } : {}),
  });
  const beat = textFrame(greeting);
  const stopTelling = tellPresence(
    context.presence,
    context.bus,
    settings.presenceDelay,
  );

  context.metrics.gauge("connections", () => app.websocketServer.clients.size);
  app.decorateRequest("pass", undefined);
  app.addHook("preClose", async () => {
    heartbeat.stop();
    stopTelling();
    await sendAway(app.websocketServer);
  });
  const broken = rareLog<Error>((count, latest) =>
    app.log.warn({ err: latest, count }, "sockets that broke were closed"),
  );
  app.addHook("onClose", () => broken.stop());
  await app.register(websocket, {
    options: socketOptions,
    errorHandler(error, socket) {
      broken.note(error);
      socket.terminate();
    },
    preClose: (done) => done(),
  });

  app.get(
    LIVE_PATH,
    {
      websocket: true,
      preHandler: async (request, reply) => {
        if (isForeign(request, settings.origins))
          return sendProblem(reply, refusal("foreign-origin"));
        if (request.ws && !enter(door, request))
          return sendProblem(reply, refusal("too-many"));
        request.guest = await guestOf(context, request);
        return undefined;
      },
    },
    (socket, request) => {
      const { pass, guest, log: logger } = request;
      if (!pass) throw new Error("A connection came in without a pass.");
      const connection = connect(context, socket, request.raw.socket, {
        person: guest?.id,
        pass,
        unsentBytes: settings.unsentBytes,
        beat,
        logger,
      });
      // The page learns first of all how long a silence may last.
      socket.send(greeting);
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
