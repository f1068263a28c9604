/** Answers that are made on the fly are compressed as they are made; built files have been, and a socket never is. */

import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";
import { constants } from "node:zlib";

/** In bytes: what fits into one packet gains nothing. */
const THRESHOLD = 1400;
/** As small as gzip's best, several times as fast. */
const QUALITY = 5;

export async function compression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ["br", "gzip"],
    threshold: THRESHOLD,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
    // A request is never decompressed: none is larger than 16 kB.
    globalDecompression: false,
  });
}
