/** Sends a built file: in the encoding its reader likes best, in the part that is missing, or not at all to whoever has it (RFC 9110). */

import type { FastifyReply, FastifyRequest } from "fastify";
import type { IncomingHttpHeaders } from "node:http";
import { extname } from "node:path";
import { acceptedEncodings } from "./accept-encoding.ts";
import type { Encoding } from "./accept-encoding.ts";
import { builtFiles } from "./built-files.ts";
import type { BuiltFile, ReadBuilt } from "./built-files.ts";
import { ifRangeHolds, isExpected, isKnown, partOf } from "./conditions.ts";
import type { Part } from "./conditions.ts";

/** Of whatever the build writes. */
const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** What is answered: all of the file, a part of it, or why nothing of it. */
type Chosen = { readonly file: BuiltFile } & (
  | { readonly status: 200 | 304 | 412 | 416 }
  | { readonly status: 206; readonly part: Part }
);

export interface Caching {
  readonly "cache-control": string;
  readonly vary: string;
}

/** Whether there is such a file. */
type SendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  caching: Caching,
) => Promise<boolean>;

export function fileSender(folder: string): SendFile {
  const readBuilt = builtFiles(folder);
  return async (request, reply, name, caching) => {
    const chosen = await choose(readBuilt, request, name);
    if (!chosen) return false;
    const { file, status } = chosen;
    const bytes = bytesOf(chosen);
    reply.code(status);
    // A refusal stays what it is from the door on: not to be kept.
    if (bytes || status === 304) reply.headers({ ...caching, etag: file.tag });
    if (bytes) reply.headers(bodyHeaders(name, file.encoding, bytes));
    const range = rangeTold(chosen);
    if (range) reply.header("content-range", range);
    reply.send(request.method === "GET" ? bytes : undefined);
    return true;
  };
}

/** A part is one of the file itself: nobody can unpack a compressed copy from its middle. */
async function choose(
  readBuilt: ReadBuilt,
  { method, headers }: FastifyRequest,
  name: string,
): Promise<Chosen | undefined> {
  const { range } = method === "GET" ? headers : {};
  const accepted = acceptedEncodings(headers["accept-encoding"]);
  if (range !== undefined && accepted.includes("identity")) {
    const file = await readBuilt(name, ["identity"]);
    if (!file) return undefined;
    const part = ifRangeHolds(headers, file.tag)
      ? partOf(range, file.bytes.length)
      : undefined;
    if (part) return onConditions(headers, file, part);
  }
  const file = await readBuilt(name, [...accepted, "identity"]);
  return file && onConditions(headers, file, undefined);
}

/** In the order of RFC 9110, 13.2.2. */
function onConditions(
  headers: IncomingHttpHeaders,
  file: BuiltFile,
  part: Part | "beyond" | undefined,
): Chosen {
  if (!isExpected(headers, file.tag)) return { file, status: 412 };
  if (isKnown(headers, file.tag)) return { file, status: 304 };
  if (part === "beyond") return { file, status: 416 };
  return part ? { file, status: 206, part } : { file, status: 200 };
}

function bytesOf(chosen: Chosen): Buffer | undefined {
  const { bytes } = chosen.file;
  if (chosen.status === 206)
    return bytes.subarray(chosen.part.start, chosen.part.end + 1);
  return chosen.status === 200 ? bytes : undefined;
}

function bodyHeaders(
  name: string,
  encoding: Encoding,
  { length }: Buffer,
): Record<string, string | number> {
  return {
    "accept-ranges": "bytes",
    "content-type": types[extname(name)] ?? "application/octet-stream",
    "content-length": length,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  };
}

function rangeTold(chosen: Chosen): string | undefined {
  const { length } = chosen.file.bytes;
  if (chosen.status === 416) return `bytes */${length}`;
  if (chosen.status !== 206) return undefined;
  return `bytes ${chosen.part.start}-${chosen.part.end}/${length}`;
}
