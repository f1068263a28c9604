/** Guests: a nickname and a signed cookie, nothing to register. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addressKey } from "../limits/address-key.ts";
import { whyNotCalled } from "../people/namesakes.ts";
import { randomId } from "../protocol/ids.ts";
import { parseGuestRequest } from "../protocol/parse.ts";
import type { Person } from "../protocol/protocol.ts";
import { refuse } from "../protocol/refusals.ts";
import type { Context } from "../tables/context.ts";
import { rename } from "../tables/rename.ts";
import { minuteLimit } from "./minute-limit.ts";
import { schemas } from "./openapi.ts";
import { sendProblem, sendResult } from "./problem.ts";

const COOKIE = "stolik-guest";
const YEAR = 365 * 24 * 60 * 60;

/** Who sends the request; undefined: nobody we know. */
export async function guestOf(
  context: Context,
  request: FastifyRequest,
): Promise<Person | undefined> {
  const cookie = request.cookies[COOKIE];
  if (cookie === undefined) return undefined;
  const { valid, value } = request.unsignCookie(cookie);
  if (valid && value !== null) {
    const person = await context.store.person(value);
    if (person) context.attendance.locate(person.id, addressKey(request.ip));
    return person;
  }
  request.server.forgedCookies.note();
  return undefined;
}

export function guestRoutes(
  app: FastifyInstance,
  context: Context,
  limit: number,
): void {
  app.post(
    "/api/guest",
    {
      schema: schemas.guest,
      onRequest: minuteLimit(limit, context.ledger.share("guests")),
    },
    async (request, reply) => {
      const parsed = parseGuestRequest(request.body);
      if (!parsed.ok) return sendProblem(reply, parsed.refusal);
      const { name, unlessKnown } = parsed.value;
      const reason = whyNotCalled(name);
      if (reason) return sendProblem(reply, reason);
      const known = await guestOf(context, request);
      if (known && unlessKnown)
        return setCookie(request, reply, known).send(known);
      const person = { id: known?.id ?? randomId(), name };
      if (known === undefined) await context.store.savePerson(person);
      else if (known.name !== name) {
        const renamed = await rename(context, person);
        if (!renamed.ok) return sendProblem(reply, renamed.refusal);
      }
      return setCookie(request, reply, person).send(person);
    },
  );

  app.get("/api/me", { schema: schemas.me }, async (request, reply) => {
    const person = await guestOf(context, request);
    // Whoever comes back has the newest signature before the old one is refused.
    if (person && isOutdated(request)) setCookie(request, reply, person);
    const found = person
      ? ({ ok: true, value: person } as const)
      : refuse("no-guest");
    return sendResult(reply, found);
  });
}

function isOutdated(request: FastifyRequest): boolean {
  const cookie = request.cookies[COOKIE];
  return cookie !== undefined && request.unsignCookie(cookie).renew;
}

function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  person: Person,
): FastifyReply {
  return reply.setCookie(COOKIE, person.id, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: request.protocol === "https",
    signed: true,
    maxAge: YEAR,
  });
}
