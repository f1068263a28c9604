/** Refusals over HTTP: application/problem+json with the refusal's code and rule. */

import type { Refusal, Result } from "@stolik/kernel";
import type { FastifyReply } from "fastify";
import { STATUS_CODES } from "node:http";
import type { Problem } from "../protocol.ts";

const UNAVAILABLE = 503;
/** In seconds. */
const RETRY_AFTER = 1;

/** Codes of the server itself; what a game refuses is 422. */
const statuses: Readonly<Record<string, number>> = {
  "bad-name": 400,
  "malformed-message": 400,
  "malformed-move": 400,
  "no-guest": 401,
  "foreign-origin": 403,
  "not-host": 403,
  "not-seated": 403,
  "unknown-table": 404,
  "unknown-game": 404,
  "unknown-page": 404,
  "too-slow": 408,
  "already-started": 409,
  "match-over": 409,
  "name-of-bot": 409,
  "name-taken": 409,
  "not-over": 409,
  "not-started": 409,
  "not-your-turn": 409,
  "other-rules": 409,
  "seat-taken": 409,
  "seats-open": 409,
  stale: 409,
  "table-full": 409,
  "table-stopped": 409,
  "too-many-tables": 409,
  "too-large": 413,
  "unknown-host": 421,
  "too-many": 429,
  "server-error": 500,
  unavailable: UNAVAILABLE,
};

const UNPROCESSABLE = 422;

export function sendProblem(
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  const { method, url } = reply.request;
  reply.log.info({ refusal, method, url }, "refused");
  const problem = problemOf(refusal);
  if (problem.status === UNAVAILABLE) reply.header("retry-after", RETRY_AFTER);
  return reply
    .code(problem.status)
    .headers({
      "content-type": "application/problem+json",
      "cache-control": "no-store",
    })
    .send(JSON.stringify(problem));
}

export function problemOf(refusal: Refusal): Problem {
  const status = statuses[refusal.code] ?? UNPROCESSABLE;
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
  show: (value: Value) => unknown = (value) => value,
): FastifyReply {
  if (!result.ok) return sendProblem(reply, result.refusal);
  return reply.send(show(result.value));
}
