/** Where others find this server, told to nobody but a page on its own machine. */

import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Addresses } from "../protocol/protocol.ts";
import { hostName } from "../settings/host-name.ts";
import { addressesOf, isLoopback } from "./network-addresses.ts";
import { schemas } from "./openapi.ts";

export function addressRoute(app: FastifyInstance): void {
  app.get(
    "/api/addresses",
    { schema: schemas.addresses },
    (request): Addresses => ({
      addresses: isFromHere(request) ? addresses(app) : [],
    }),
  );
}

/** A proxy on this machine passes on what comes from elsewhere. */
function isFromHere({ headers, ip }: FastifyRequest): boolean {
  const isPassedOn = "x-forwarded-for" in headers || "forwarded" in headers;
  return (
    !isPassedOn && isLoopback(ip) && isLoopback(hostName(headers.host) ?? "")
  );
}

function addresses({ server }: FastifyInstance): string[] {
  const bound = server.address();
  return bound !== null && typeof bound === "object"
    ? addressesOf(bound.address, bound.port)
    : [];
}
