/** Under which names the server answers, and whose pages may act with our guests' cookies. */

import type { FastifyRequest } from "fastify";

/** Browsers name the origin of every POST and every socket; what names none is no browser and has no foreign page in it. */
export function isForeign(
  request: FastifyRequest,
  origins: readonly string[],
): boolean {
  const { origin } = request.headers;
  if (origin === undefined || origins.includes(origin)) return false;
  const own = ownOrigin(request);
  return own === undefined || bare(origin) !== own;
}

/** The origin that the page of this request should have; the scheme is the proxy's word where there is one to believe. */
export function ownOrigin(request: FastifyRequest): string | undefined {
  // Not `request.host`: a foreign page may write X-Forwarded-Host, and proxies pass it on.
  return bare(`${request.protocol}://${request.headers.host ?? ""}`);
}

function bare(origin: string): string | undefined {
  if (!URL.canParse(origin)) return undefined;
  const { protocol, host } = new URL(origin);
  return `${protocol}//${host}`;
}
