/** Lays a brotli and a gzip copy beside every file that becomes smaller by it, once when it is built, as strongly as can be. */

import { existsSync, readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Whatever else there is (fonts) is compressed already. */
const compressible = /\.(bin|css|html|js|json|svg|webmanifest)$/;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** @type {Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>>} */
const packers = {
  ".br": (bytes) =>
    asBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  ".gz": (bytes) => asGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * All at once: zlib works on threads of its own.
 *
 * @param {string} folder
 * @param {string} before the build that this one replaces: what had the same bytes there keeps its copies
 */
export async function compressFolder(folder, before) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => compressible.test(name));
  await Promise.all(
    files.map((name) =>
      compressFile(path.join(folder, name), path.join(before, name)),
    ),
  );
}

/**
 * A file of a line or two would only grow: it has no copy, and is sent as it stands.
 *
 * @param {string} file
 * @param {string} known
 */
async function compressFile(file, known) {
  const bytes = await readFile(file);
  const isSame = existsSync(known) && bytes.equals(await readFile(known));
  await Promise.all(
    Object.entries(packers).map(async ([ending, pack]) => {
      const isKept = isSame && existsSync(known + ending);
      const packed = await (isKept ? readFile(known + ending) : pack(bytes));
      if (packed.length < bytes.length) await writeFile(file + ending, packed);
    }),
  );
}
