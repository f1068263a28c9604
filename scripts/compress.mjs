/** Lays a brotli and a gzip copy beside every file that compresses, once when it is built, as strongly as can be. */

import { existsSync, readdirSync } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Whatever else there is (fonts) is compressed already. */
const compressible = /\.(bin|css|html|js|json|svg|webmanifest)$/;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/**
 * All at once: zlib works on threads of its own.
 *
 * @param {string} folder
 * @param {string} before the build that this one replaces: a name with a hash in it had the same bytes there
 */
export async function compressFolder(folder, before) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => compressible.test(name));
  await Promise.all(
    files.map((name) => {
      const known = path.join(before, name);
      const isKept =
        name.startsWith("assets") &&
        existsSync(`${known}.br`) &&
        existsSync(`${known}.gz`);
      const file = path.join(folder, name);
      return isKept ? copyPacked(known, file) : compressFile(file);
    }),
  );
}

/**
 * @param {string} known
 * @param {string} file
 */
async function copyPacked(known, file) {
  await Promise.all([
    copyFile(`${known}.br`, `${file}.br`),
    copyFile(`${known}.gz`, `${file}.gz`),
  ]);
}

/** @param {string} file */
async function compressFile(file) {
  const bytes = await readFile(file);
  const brotli = asBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  const zipped = asGzip(bytes, { level: constants.Z_BEST_COMPRESSION });
  await Promise.all([
    brotli.then((packed) => writeFile(`${file}.br`, packed)),
    zipped.then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}
