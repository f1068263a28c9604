/** A page of another site may not act with our guests' cookies. */

import type { FastifyRequest } from "fastify";

/** Browsers name the origin of every POST and every socket; what names none is no browser and has no foreign page in it. */
export function isForeign(
  request: FastifyRequest,
  origins: readonly string[],
): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return false;
  if (origins.includes(origin)) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
