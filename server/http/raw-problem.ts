/** What cannot become a request at all, such as one that never ends, is refused as everything else is. */

import type { FastifyInstance } from "fastify";
import type { Socket } from "node:net";
import { refusal } from "../protocol/refusals.ts";
import type { ServerCode } from "../protocol/refusals.ts";
import { problemOf } from "./problem.ts";

const codes: Readonly<Record<string, ServerCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "too-slow",
  HPE_HEADER_OVERFLOW: "too-large",
};

export function refuseRaw(
  this: FastifyInstance,
  error: Error & { code: string },
  socket: Socket,
): void {
  // Whoever is gone hears nothing.
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = problemOf(refusal(codes[error.code] ?? "malformed-message"));
  this.log.info({ refusal: problem.code }, "refused");
  this.metrics.refused(problem.code);
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${problem.title}`,
    "content-type: application/problem+json",
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}
