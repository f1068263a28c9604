/** The web server: what guards every request, and which routes there are. */

import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import swagger from "@fastify/swagger";
import { isObject, refusal } from "@stolik/kernel";
import fastify, { LogController } from "fastify";
import type { FastifyBaseLogger, FastifyError, FastifyInstance } from "fastify";
import { live } from "../live/live.ts";
import { addressKey } from "../address-key.ts";
import { isTableId } from "../messages.ts";
import type { Person } from "../protocol.ts";
import type { Settings } from "../settings.ts";
import { refusalFor } from "../store/failure.ts";
import type { Hall } from "../tables/hall.ts";
import { openTable } from "../tables/open.ts";
import { addressRoute } from "./addresses.ts";
import { compression } from "./compression.ts";
import { addDoor } from "./door.ts";
import { guestRoutes } from "./guests.ts";
import { pages } from "./pages.ts";
import { sendProblem } from "./problem.ts";
import { rareLog } from "./rare-log.ts";
import type { RareLog } from "./rare-log.ts";
import { refuseRaw } from "./raw-problem.ts";
import { tableRoutes } from "./tables.ts";

const MOST_BYTES = 16 * 1024;
/** How long a connection may lie idle in the middle of something, in milliseconds. */
const MOST_IDLE = 60_000;

declare module "fastify" {
  interface FastifyInstance {
    readonly forgedCookies: RareLog;
  }
  interface FastifyRequest {
    /** Who opens a live connection. */
    guest: Person | undefined;
  }
}

export function createApp(
  settings: Settings,
  logger: FastifyBaseLogger | undefined,
): FastifyInstance {
  return fastify({
    ...(logger
      ? { loggerInstance: logger }
      : { logger: { level: settings.logLevel } }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MOST_BYTES,
    trustProxy: settings.trustProxy,
    forceCloseConnections: true,
    requestTimeout: settings.requestTimeout,
    connectionTimeout: MOST_IDLE,
    http: {
      headersTimeout: settings.requestTimeout,
      connectionsCheckingInterval: Math.ceil(settings.requestTimeout / 4),
    },
    clientErrorHandler: refuseRaw,
    frameworkErrors: (_error, _request, reply) => {
      void sendProblem(reply, refusal("malformed-message"));
    },
  });
}

export async function addRoutes(
  app: FastifyInstance,
  hall: Hall,
  settings: Settings,
): Promise<void> {
  app.decorateRequest("guest", undefined);
  // The parsers at the door decide; the schemas are there to be read.
  app.setValidatorCompiler(() => (value: unknown) => ({ value }));
  app.setSerializerCompiler(() => (value: unknown) => JSON.stringify(value));
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // A part of a file that lies beyond its end: the header says where that is.
    if (error.statusCode === 416)
      return reply.code(416).headers(headersOf(error)).send();
    return sendProblem(
      reply,
      refusalOf(error, request.log.error.bind(request.log)),
    );
  });

  await app.register(cookie, { secret: await hall.store.secret() });
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => addressKey(ip),
    errorResponseBuilder: () => ({ statusCode: 429, code: "too-many" }),
  });
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Stolik", version: "1" },
    },
  });
  const forgedCookies = rareLog((count) =>
    app.log.warn({ count }, "a cookie was not signed by this server"),
  );
  app.decorate("forgedCookies", forgedCookies);
  app.addHook("onClose", () => forgedCookies.stop());

  await compression(app);
  await live(app, hall, settings);
  // After the sockets: only then is the connection of a socket that is refused closed.
  addDoor(app, settings);
  addressRoute(app);
  guestRoutes(app, hall, settings.guestsPerMinute);
  await app.register(async (scope) =>
    tableRoutes(scope, hall, settings.tablesPerMinute),
  );
  app.get("/api/openapi.json", { schema: { hide: true } }, () => app.swagger());
  await pages(app, settings.webFolder, async (table) => {
    if (!isTableId(table)) return undefined;
    // A page that cannot be told what it will need asks for it itself.
    const found = await openTable(hall, table).catch(() => undefined);
    return found?.stored.game;
  });
}

function headersOf(error: object): Record<string, string> {
  return "headers" in error && isObject(error.headers)
    ? (error.headers as Record<string, string>)
    : {};
}

function refusalOf(error: FastifyError, report: (object: unknown) => void) {
  if (error.code === "too-many") return refusal("too-many");
  if (error.statusCode === 413) return refusal("too-large");
  if (error.statusCode !== undefined && error.statusCode < 500)
    return refusal("malformed-message");
  report({ err: error });
  return refusalFor(error) ?? refusal("server-error");
}
