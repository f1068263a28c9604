/** Sends a built file: in the encoding its reader likes best, in the part that is missing, or not at all to whoever has it (RFC 9110). */

import type { FastifyReply, FastifyRequest } from "fastify";
import type { IncomingHttpHeaders } from "node:http";
import { extname } from "node:path";
import { acceptedEncodings } from "./accept-encoding.ts";
import { builtFiles } from "./built-files.ts";
import type { BuiltFile, OpenFile } from "./built-files.ts";
import { fitsRest, isExpected, isKnown, partOf } from "./conditions.ts";
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

interface Chosen {
  readonly file: BuiltFile;
  /** What alone is to be sent of it. */
  readonly part: Part | "beyond" | undefined;
}

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
  const openFile = builtFiles(folder);
  return async (request, reply, name, caching) => {
    const chosen = await choose(openFile, request, name);
    if (!chosen) return false;
    const { file, part } = chosen;
    const status = statusOf(request.headers, chosen);
    const isTold = status === 200 || status === 206;
    const isSent = isTold && request.method === "GET";
    if (!isSent) await file.handle.close();
    reply.code(status);
    // A refusal stays what it is from the door on: not to be kept.
    if (isTold || status === 304) reply.headers({ ...caching, etag: file.tag });
    if (isTold) reply.headers(bodyHeaders(name, file, part));
    if (status === 416) reply.header("content-range", `bytes */${file.size}`);
    const bytes = part === "beyond" ? undefined : part;
    reply.send(
      isSent ? file.handle.createReadStream(bytes ?? { start: 0 }) : undefined,
    );
    return true;
  };
}

/** A part is one of the file itself: nobody can unpack a compressed copy from its middle. */
async function choose(
  openFile: OpenFile,
  { method, headers }: FastifyRequest,
  name: string,
): Promise<Chosen | undefined> {
  const accepted = acceptedEncodings(headers["accept-encoding"]);
  const isPartAsked = method === "GET" && headers.range !== undefined;
  if (isPartAsked && accepted.includes("identity")) {
    const file = await openFile(name, ["identity"]);
    if (!file) return undefined;
    const part = fitsRest(headers, file.tag)
      ? partOf(headers.range ?? "", file.size)
      : undefined;
    if (part) return { file, part };
    await file.handle.close();
  }
  const file = await openFile(name, [...accepted, "identity"]);
  return file && { file, part: undefined };
}

/** In the order of RFC 9110, 13.2.2. */
function statusOf(
  headers: IncomingHttpHeaders,
  { file: { tag }, part }: Chosen,
): 200 | 206 | 304 | 412 | 416 {
  if (!isExpected(headers, tag)) return 412;
  if (isKnown(headers, tag)) return 304;
  if (part === "beyond") return 416;
  return part ? 206 : 200;
}

function bodyHeaders(
  name: string,
  { encoding, size }: BuiltFile,
  part: Chosen["part"],
): Record<string, string | number> {
  const whole = {
    "accept-ranges": "bytes",
    "content-type": types[extname(name)] ?? "application/octet-stream",
    "content-length": size,
  };
  if (encoding !== "identity")
    return { ...whole, "content-encoding": encoding };
  if (part === undefined || part === "beyond") return whole;
  const { start, end } = part;
  return {
    ...whole,
    "content-length": end - start + 1,
    "content-range": `bytes ${start}-${end}/${size}`,
  };
}
