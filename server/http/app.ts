/** The web server: what guards every request, and which routes there are. */

import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import swagger from "@fastify/swagger";
import { refusal } from "@stolik/kernel";
import fastify, { LogController } from "fastify";
import type {
  FastifyBaseLogger,
  FastifyError,
  FastifyInstance,
  FastifyReply,
} from "fastify";
import helmet from "helmet";
import { live } from "../live/live.ts";
import type { Person } from "../protocol.ts";
import type { Settings } from "../settings.ts";
import { refusalFor } from "../store/failure.ts";
import type { Hall } from "../tables/hall.ts";
import { addressRoute } from "./addresses.ts";
import { guestRoutes } from "./guests.ts";
import { isForeign } from "./origin.ts";
import { pages } from "./pages.ts";
import { sendProblem } from "./problem.ts";
import { tableRoutes } from "./tables.ts";

const MOST_BYTES = 16 * 1024;

declare module "fastify" {
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
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    sendProblem(reply, refusalOf(error, request.log.error.bind(request.log))),
  );

  await app.register(cookie, { secret: await hall.store.secret() });
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => ({ statusCode: 429, code: "too-many" }),
  });
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Stolik", version: "1" },
    },
  });
  // Made once: the plugin for fastify makes them anew for every request.
  const guard = helmet(securityHeaders);
  app.addHook("onRequest", (request, reply, done) => {
    guard(request.raw, reply.raw, () => done());
  });
  app.addHook("onRequest", (request, reply, done): FastifyReply | void => {
    if (request.method === "POST" && isForeign(request, settings.origins))
      return sendProblem(reply, refusal("foreign-origin"));
    done();
  });

  await live(app, hall, settings);
  addressRoute(app);
  guestRoutes(app, hall, settings.guestsPerMinute);
  tableRoutes(app, hall, settings.tablesPerMinute);
  app.get("/api/openapi.json", { schema: { hide: true } }, () => app.swagger());
  await pages(app, settings.webFolder);
}

/** Scripts, styles and workers of our own alone; fonts and drawings may be inlined by the build. */
const securityHeaders = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:"],
      fontSrc: ["'self'", "data:"],
      workerSrc: ["'self'", "blob:"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // On one's own machine there is no https to insist on.
  strictTransportSecurity: false,
  crossOriginEmbedderPolicy: false,
} as const;

function refusalOf(error: FastifyError, report: (object: unknown) => void) {
  if (error.code === "too-many") return refusal("too-many");
  if (error.statusCode === 413) return refusal("too-large");
  if (error.statusCode !== undefined && error.statusCode < 500)
    return refusal("malformed-message");
  report({ err: error });
  return refusalFor(error) ?? refusal("server-error");
}
