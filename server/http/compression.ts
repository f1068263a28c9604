/** Answers that are made on the fly are compressed as they are made; built files have been, and a socket never is. */

import type { FastifyInstance } from "fastify";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncodings } from "./accept-encoding.ts";

/** In bytes: what fits into one packet gains nothing. */
const THRESHOLD = 1400;
/** As small as gzip's best, several times as fast. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** In the instance's hook, which comes before Fastify takes the body off an answer to HEAD: its headers are those of GET. */
export function compression(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const isJson = /\bjson\b/.test(String(reply.getHeader("content-type")));
    if (typeof payload !== "string" || !isJson) return payload;
    reply.header("vary", "accept-encoding");
    if (Buffer.byteLength(payload) < THRESHOLD) return payload;
    const [encoding = "identity"] = acceptedEncodings(
      request.headers["accept-encoding"],
    );
    if (encoding === "identity") return payload;
    const packed = await (encoding === "br"
      ? asBrotli(payload, { params })
      : asGzip(payload));
    reply.header("content-encoding", encoding);
    return packed;
  });
}
