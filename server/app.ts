/** The web server: what guards every request, and which routes there are. */

import cookie from "@fastify/cookie";
import swagger from "@fastify/swagger";
import type { Refusal } from "@stolik/kernel";
import fastify, { LogController } from "fastify";
import type { FastifyBaseLogger, FastifyError, FastifyInstance } from "fastify";
import { NoDeal } from "./daily/maker.ts";
import type { DailyPorts } from "./daily/results.ts";
import { drain } from "./drain.ts";
import { addressRoute } from "./http/addresses.ts";
import { compression } from "./http/compression.ts";
import { cookieSigner, LEARN_EVERY } from "./http/cookie-keys.ts";
import { dailyRoutes } from "./http/daily.ts";
import { addDoor } from "./http/door.ts";
import { guestRoutes } from "./http/guests.ts";
import { ownTablesRoute } from "./http/own-tables.ts";
import { pages } from "./http/pages.ts";
import { sendProblem } from "./http/problem.ts";
import { readableUrl } from "./http/readable-url.ts";
import { refuseRaw } from "./http/raw-problem.ts";
import { tableRoutes } from "./http/tables.ts";
import { requestsUnderWay } from "./http/under-way.ts";
import { rareLog } from "./limits/rare-log.ts";
import type { RareLog } from "./limits/rare-log.ts";
import { live } from "./live/live.ts";
import type { Metrics } from "./operations/metrics.ts";
import { probes } from "./operations/probes.ts";
import type { Readiness } from "./operations/readiness.ts";
import { isTableId } from "./protocol/parse.ts";
import type { Person } from "./protocol/protocol.ts";
import { refusal } from "./protocol/refusals.ts";
import type { Settings } from "./settings/settings.ts";
import { refusalFor } from "./store/failure.ts";
import type { Context } from "./tables/context.ts";
import { openTable } from "./tables/open.ts";
import { noteTrouble } from "./tables/trouble.ts";

const MOST_BYTES = 16 * 1024;
/** How long a connection may lie idle in the middle of something, in milliseconds. */
const MOST_IDLE = 60_000;
/** How many connections there may be besides the live ones. */
const MOST_REQUESTING = 10_000;
const DAY = 24 * 60 * 60_000;

declare module "fastify" {
  interface FastifyInstance {
    readonly forgedCookies: RareLog;
    readonly metrics: Metrics;
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
    // Whoever comes while it closes is told `unavailable`, and probes what it is.
    return503OnClosing: false,
    requestTimeout: settings.requestTimeout,
    connectionTimeout: MOST_IDLE,
    http: {
      headersTimeout: settings.requestTimeout,
      connectionsCheckingInterval: Math.ceil(settings.requestTimeout / 4),
    },
    clientErrorHandler: refuseRaw,
    rewriteUrl: ({ url = "/" }) => readableUrl(url),
    frameworkErrors: (_error, { raw }, reply) => {
      reply.header("connection", "close");
      // No hook hears of it, and nobody else closes what asked for a socket.
      reply.raw.once("finish", () => raw.socket.destroySoon());
      void sendProblem(reply, refusal("malformed-message"));
    },
  });
}

export async function addRoutes(
  app: FastifyInstance,
  context: Context,
  settings: Settings,
  readiness: Readiness,
  daily: DailyPorts,
): Promise<void> {
  app.decorate("metrics", context.metrics);
  app.decorateRequest("guest", undefined);
  // The parsers at the door decide; the schemas are there to be read.
  app.setValidatorCompiler(() => (value: unknown) => ({ value }));
  app.setSerializerCompiler(() => (value: unknown) => JSON.stringify(value));
  const noDeals = rareLog<NoDeal>((count, latest) =>
    app.log.error({ err: latest, count }, "deals of the day could not be had"),
  );
  app.addHook("onClose", () => noDeals.stop());
  app.setErrorHandler<FastifyError>((error, _request, reply) =>
    sendProblem(reply, refusalOf(error, context, noDeals)),
  );

  await signCookies(app, context, settings.cookieKeyDays);
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

  app.server.maxConnections = settings.connections + MOST_REQUESTING;
  // Before the hook that sends the live connections away.
  app.addHook("preClose", () =>
    drain(context, readiness, requests, settings.stopWithin / 2),
  );
  compression(app);
  await live(app, context, settings);
  // After the sockets: only then are they told from requests, and is the connection of one that is refused closed.
  const requests = requestsUnderWay(app);
  addDoor(app, settings, context.ledger, () => context.isClosing);
  probes(app, readiness);
  addressRoute(app);
  guestRoutes(app, context, settings.guestsPerMinute);
  ownTablesRoute(app, context, settings.tablesPerMinute);
  dailyRoutes(app, context, daily, settings.tablesPerMinute);
  await app.register(async (scope) =>
    tableRoutes(scope, context, settings.tablesPerMinute),
  );
  app.get("/api/openapi.json", { schema: { hide: true } }, () => app.swagger());
  pages(app, settings.webFolder, async (table) => {
    if (!isTableId(table)) return undefined;
    // A page that cannot be told what it will need asks for it itself.
    const found = await openTable(context, table).catch(() => undefined);
    return found?.stored.game;
  });
}

/** Keys that were added while it runs are learnt of now and then. */
async function signCookies(
  app: FastifyInstance,
  { store }: Context,
  days: number,
): Promise<void> {
  const signer = await cookieSigner(store.cookieKeys, days * DAY);
  await app.register(cookie, { secret: signer });
  const learning = setInterval(() => {
    signer.learn().catch((error: unknown) => {
      app.log.warn({ err: error }, "looking for keys that sign cookies");
    });
  }, LEARN_EVERY);
  app.addHook("onClose", () => clearInterval(learning));
}

function refusalOf(
  error: FastifyError,
  context: Context,
  noDeals: RareLog<NoDeal>,
): Refusal {
  if (error.statusCode === 413) return refusal("too-large");
  if (error.statusCode !== undefined && error.statusCode < 500)
    return refusal("malformed-message");
  if (error instanceof NoDeal) {
    noDeals.note(error);
    return refusal("unavailable");
  }
  noteTrouble(context, { err: error });
  return refusalFor(error) ?? refusal("server-error");
}
