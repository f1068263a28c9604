/** Refusals over HTTP: application/problem+json with the refusal's code and rule. */

import { isOneOf } from "@stolik/kernel";
import type { Refusal, Result } from "@stolik/kernel";
import type { FastifyReply } from "fastify";
import { STATUS_CODES } from "node:http";
import type { Problem } from "../protocol/protocol.ts";
import { wireCodes } from "../protocol/refusals.ts";
import type { WireCode } from "../protocol/refusals.ts";

const TOO_MANY = 429;
const UNAVAILABLE = 503;
/** In seconds. */
const RETRY_AFTER: Readonly<Record<number, number>> = {
  [UNAVAILABLE]: 1,
  // Budgets fill up again all the time; by then there is room for several more.
  [TOO_MANY]: 5,
};

/** What a game refuses, or a request that can be read and not be done. */
const UNPROCESSABLE = 422;

const statuses: Readonly<Record<WireCode, number>> = {
  "bad-name": 400,
  "malformed-message": 400,
  "malformed-move": 400,
  "no-guest": 401,
  "foreign-origin": 403,
  "not-host": 403,
  "not-seated": 403,
  removed: 403,
  "unknown-table": 404,
  "unknown-deal": 404,
  "unknown-game": 404,
  "unknown-page": 404,
  "too-slow": 408,
  "already-started": 409,
  "early-deal": 409,
  "late-deal": 409,
  "match-over": 409,
  "name-of-bot": 409,
  "name-of-reader": 409,
  "name-taken": 409,
  "nobody-away": 409,
  "not-over": 409,
  "not-started": 409,
  "not-your-turn": 409,
  "other-deal": 409,
  "other-rules": 409,
  "seat-taken": 409,
  stale: 409,
  "table-full": 409,
  "table-closed": 409,
  "table-stopped": 409,
  "too-few-players": 409,
  "too-many-tables": 409,
  "too-large": 413,
  "unknown-host": 421,
  "already-seated": UNPROCESSABLE,
  "bad-origin": UNPROCESSABLE,
  "bad-seats": UNPROCESSABLE,
  "cannot-continue": UNPROCESSABLE,
  "deal-over": UNPROCESSABLE,
  "deal-unfinished": UNPROCESSABLE,
  "fixed-seats": UNPROCESSABLE,
  "own-seat": UNPROCESSABLE,
  "unknown-seat": UNPROCESSABLE,
  "too-many": TOO_MANY,
  "server-error": 500,
  unavailable: UNAVAILABLE,
};

export function sendProblem(
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  const { method, url } = reply.request;
  reply.log.info({ refusal, method, url }, "refused");
  reply.server.metrics.refused(refusal.code);
  const problem = problemOf(refusal);
  const retryAfter = RETRY_AFTER[problem.status];
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  return reply
    .code(problem.status)
    .headers({
      "content-type": "application/problem+json",
      "cache-control": "no-store",
    })
    .send(JSON.stringify(problem));
}

export function problemOf(refusal: Refusal): Problem {
  const { code } = refusal;
  const status = isOneOf(code, wireCodes) ? statuses[code] : UNPROCESSABLE;
  return {
    type: "about:blank",
    status,
    title: STATUS_CODES[status] ?? "",
    ...refusal,
  };
}

/** The value as JSON, or the refusal as a problem. */
export function sendResult<Value>(
  reply: FastifyReply,
  result: Result<Value>,
): FastifyReply {
  if (!result.ok) return sendProblem(reply, result.refusal);
  return reply.send(result.value);
}
