/** An app as the build leaves it, and what a server answers about it, as bytes. */

import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { dirname, join } from "node:path";
import {
  brotliCompressSync,
  brotliDecompressSync,
  gunzipSync,
  gzipSync,
} from "node:zlib";
import { testFolder } from "./server.ts";

export const SCRIPT = "/assets/index-1a2b3c.js";
export const script = "export const words = ['stół', 'stolik'];\n".repeat(200);
/** In seconds. */
const BUILT = 1_700_000_000;
export const bare = { "accept-encoding": "identity" };

/** Each file with its two copies, and all of one moment. */
export function builtApp(): string {
  const folder = testFolder();
  const files: Readonly<Record<string, string>> = {
    "index.html": '<meta name="edition" content="1a2b" /><title>Stolik</title>',
    "sw.js": "self.addEventListener('fetch', () => {});",
    "app-en.webmanifest": '{"name":"Stolik"}',
    "pages/en/home.html": "<title>home in English</title>",
    "pages/pl/home.html": "<title>home in Polish</title>",
    "pages/en/games.html": "<title>games in English</title>",
    "pages/en/r.html": "<title>a record</title>",
    "pages/it/games.html": "<title>games in Italian</title>",
    "pages/en/solo-nsoe.html": "<title>nsoe alone</title>",
    "pages/en/t-nsoe.html": "<title>nsoe at a table</title>",
    [SCRIPT]: script,
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    for (const [path, bytes] of [
      [file, text],
      [`${file}.br`, brotliCompressSync(text)],
      [`${file}.gz`, gzipSync(text)],
    ] as const) {
      writeFileSync(path, bytes);
      utimesSync(path, BUILT, BUILT);
    }
  }
  return folder;
}

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** As bytes: what fetch gives has been decoded. */
export function ask(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  method = "GET",
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on("error", reject)
      .end();
  });
}

export function unpacked(body: Buffer, encoding: string | undefined): string {
  if (encoding === "br") return brotliDecompressSync(body).toString();
  return (encoding === "gzip" ? gunzipSync(body) : body).toString();
}
