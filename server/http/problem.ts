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
  "malformed-message": 400,
  "malformed-move": 400,
  "no-guest": 401,
  "foreign-origin": 403,
  "not-host": 403,
  "not-seated": 403,
  "unknown-table": 404,
  "unknown-game": 404,
  "unknown-page": 404,
  "already-started": 409,
  "match-over": 409,
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
  "too-many": 429,
  "server-error": 500,
  unavailable: UNAVAILABLE,
};

const UNPROCESSABLE = 422;

export function sendProblem(
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  const status = statuses[refusal.code] ?? UNPROCESSABLE;
  const { method, url } = reply.request;
  reply.log.info({ refusal, method, url }, "refused");
  const problem: Problem = {
    type: "about:blank",
    status,
    title: STATUS_CODES[status] ?? "",
    ...refusal,
  };
  if (status === UNAVAILABLE) reply.header("retry-after", RETRY_AFTER);
  return reply
    .code(status)
    .header("content-type", "application/problem+json")
    .send(JSON.stringify(problem));
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
