/** Copies that the build lays beside its files: whatever compresses has both, they are smaller, and the same comes out of them. */

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import {
  brotliCompressSync,
  brotliDecompressSync,
  gunzipSync,
} from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { compressFolder } from "../scripts/compress.mjs";

const long = "stół, stolik, stoliczek\n".repeat(40);

function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "stolik-compress-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, bytes] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  return folder;
}

it("every file that compresses has two smaller copies of the same bytes", async () => {
  const names = [
    "app-en.webmanifest",
    "assets/home.css",
    "assets/words.bin",
    "icon.svg",
    "index.html",
    "pages/pl/home.html",
    "sw.js",
    "words.json",
  ];
  const folder = folderWith(
    Object.fromEntries(names.map((name) => [name, name + long])),
  );
  await compressFolder(folder, path.join(folder, "nothing before"));
  for (const name of names) {
    const bytes = readFileSync(path.join(folder, name));
    const brotli = readFileSync(path.join(folder, `${name}.br`));
    const zipped = readFileSync(path.join(folder, `${name}.gz`));
    expect(brotli.length, name).toBeLessThan(bytes.length);
    expect(zipped.length, name).toBeLessThan(bytes.length);
    expect(brotliDecompressSync(brotli), name).toEqual(bytes);
    expect(gunzipSync(zipped), name).toEqual(bytes);
  }
});

it("what does not become smaller has no copy", async () => {
  const tiny = 'export{a}from"./b.js";';
  const folder = folderWith({ "assets/tiny.js": tiny, "letters.woff2": long });
  await compressFolder(folder, folder);
  for (const name of ["assets/tiny.js", "letters.woff2"])
    for (const ending of [".br", ".gz"])
      expect(existsSync(path.join(folder, name + ending)), name).toBe(false);
});

it("copies are kept from the build before where the bytes are the same", async () => {
  // Not what would be made anew, so that it is known again.
  const kept = brotliCompressSync(`${long} `);
  const before = folderWith({
    "assets/same.js": long,
    "assets/same.js.br": kept,
    "assets/other.js": `${long}// before`,
    "assets/other.js.br": kept,
  });
  const folder = folderWith({
    "assets/same.js": long,
    "assets/other.js": long,
  });
  await compressFolder(folder, before);
  const copyOf = (name: string) =>
    readFileSync(path.join(folder, `assets/${name}.js.br`));
  expect(copyOf("same")).toEqual(kept);
  expect(brotliDecompressSync(copyOf("other")).toString()).toBe(long);
  expect(existsSync(path.join(folder, "assets/same.js.gz"))).toBe(true);
});
