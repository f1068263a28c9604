/** Guests: a nickname and a signed cookie, nothing to register. */

import { refuse } from "@stolik/kernel";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addressKey } from "../address-key.ts";
import { parseGuestRequest } from "../messages.ts";
import type { Person } from "../protocol.ts";
import type { Hall } from "../tables/hall.ts";
import { makeId } from "../tables/create.ts";
import { whyNotCalled } from "../tables/namesakes.ts";
import { rename } from "../tables/rename.ts";
import { schemas } from "./openapi.ts";
import { sendProblem, sendResult } from "./problem.ts";

const COOKIE = "stolik-guest";
const YEAR = 365 * 24 * 60 * 60;

/** Who sends the request; undefined: nobody we know. */
export async function guestOf(
  hall: Hall,
  request: FastifyRequest,
): Promise<Person | undefined> {
  const cookie = request.cookies[COOKIE];
  if (cookie === undefined) return undefined;
  const { valid, value } = request.unsignCookie(cookie);
  if (valid && value !== null) {
    const person = await hall.store.person(value);
    if (person) hall.attendance.locate(person.id, addressKey(request.ip));
    return person;
  }
  request.server.forgedCookies.note();
  return undefined;
}

export function guestRoutes(
  app: FastifyInstance,
  hall: Hall,
  limit: number,
): void {
  app.post(
    "/api/guest",
    {
      schema: schemas.guest,
      config: { rateLimit: { max: limit, timeWindow: "1 minute" } },
    },
    async (request, reply) => {
      const parsed = parseGuestRequest(request.body);
      if (!parsed.ok) return sendProblem(reply, parsed.refusal);
      const { name } = parsed.value;
      const reason = whyNotCalled(name);
      if (reason) return sendProblem(reply, reason);
      const known = await guestOf(hall, request);
      const person = { id: known?.id ?? makeId(), name };
      if (known === undefined) await hall.store.savePerson(person);
      else if (known.name !== name) {
        const renamed = await rename(hall, person);
        if (!renamed.ok) return sendProblem(reply, renamed.refusal);
      }
      return setCookie(request, reply, person).send(person);
    },
  );

  app.get("/api/me", { schema: schemas.me }, async (request, reply) => {
    const person = await guestOf(hall, request);
    const found = person
      ? ({ ok: true, value: person } as const)
      : refuse("no-guest");
    return sendResult(reply, found);
  });
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
