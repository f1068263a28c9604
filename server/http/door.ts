/** What every request meets first: headers that guard the page, the name it was sent to, the budget of its address, the page it comes from. */

import type { Refusal } from "@stolik/kernel";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import helmet from "helmet";
import { addressKey } from "../limits/address-key.ts";
import type { Ledger } from "../limits/ledger.ts";
import { rareLog } from "../limits/rare-log.ts";
import { monotonic } from "../limits/token-bucket.ts";
import { hostName } from "../settings/host-name.ts";
import type { Settings } from "../settings/settings.ts";
import { isForeign, ownOrigin } from "./origin.ts";
import { isProbe } from "../operations/probes.ts";
import { LIVE_PATH } from "../protocol/protocol.ts";
import { refusal } from "../protocol/refusals.ts";
import { pageAddress } from "./page-address.ts";
import { sendProblem } from "./problem.ts";
import { requestBudget } from "./request-budget.ts";

/** A page of another origin, and what it should have been. */
interface Stranger {
  readonly origin: string | undefined;
  readonly own: string | undefined;
}

export function addDoor(
  app: FastifyInstance,
  settings: Settings,
  ledger: Ledger,
  isClosing: () => boolean,
): void {
  const hosts = new Set(settings.hosts.map(hostName));
  const hasBudget = requestBudget(
    settings.requestsPerMinute,
    monotonic,
    ledger.share("requests"),
  );
  const strangers = rareLog<Stranger>((count, latest) =>
    app.log.warn(
      { ...latest, count },
      "pages of another origin were refused; behind a proxy with https this takes STOLIK_TRUST_PROXY",
    ),
  );
  app.addHook("onClose", () => strangers.stop());

  const whyNot = (request: FastifyRequest): Refusal | undefined => {
    // The library would open a socket at any path, to close it without a pass or a budget.
    if (request.ws && request.routeOptions.url !== LIVE_PATH)
      return refusal("unknown-page");
    if (isProbe(request.routeOptions.url)) return undefined;
    if (hosts.size > 0 && !hosts.has(hostName(request.headers.host)))
      return refusal("unknown-host");
    if (isCounted(request)) {
      if (isClosing()) return refusal("unavailable");
      if (!hasBudget(addressKey(request.ip))) return refusal("too-many");
    }
    if (request.method !== "POST" || !isForeign(request, settings.origins))
      return undefined;
    strangers.note({
      origin: request.headers.origin,
      own: ownOrigin(request),
    });
    return refusal("foreign-origin");
  };

  // Made once: the plugin for fastify makes them anew for every request.
  const guard = helmet(securityHeaders);
  app.addHook("onRequest", (request, reply, done) => {
    guard(request.raw, reply.raw, () => done());
  });
  app.addHook("onRequest", (request, reply, done): FastifyReply | void => {
    // The files of the app say otherwise themselves.
    reply.header("cache-control", "no-store");
    if (isClosing()) reply.header("connection", "close");
    const reason = whyNot(request);
    if (reason) return sendProblem(reply, reason);
    done();
  });
}

/** Whether a request reaches the store: the API and the pages of tables and replays do. Decided by the route, since a path can be written in many ways; by the path where no route matched. */
export function isCounted({ url, routeOptions }: FastifyRequest): boolean {
  return (
    url.startsWith("/api/") ||
    pageAddress(url).table !== undefined ||
    routeOptions.url?.startsWith("/api/") === true
  );
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
