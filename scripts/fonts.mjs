/** `node scripts/fonts.mjs`: cuts the fonts in web/fonts down to the letters that the app writes. Run it after new letters appear; a test tells. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./root.mjs";
import { isProgram, main, say } from "./say.mjs";

/** English, Italian and Polish, whatever happens to be written today. */
const alphabets =
  "abcdefghijklmnopqrstuvwxyz" +
  "àèéìíîòóùú" +
  "ąćęłńóśźż" +
  "áâäåçêëïñôöøüýœæß";
const signs =
  "0123456789.,:;!?¡¿-–—‐…·•'\"‘’‚“”„«»‹›()[]{}/\\|@#&*%‰+−±×÷=<>≤≥^~_`$€£°′″ºª§©®™†←↑→↓";
const plain = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) =>
  String.fromCharCode(0x20 + index),
);

const faces = [
  { name: "text", from: "source-sans-3/files/source-sans-3", axis: "wght" },
  { name: "display", from: "fraunces/files/fraunces", axis: "opsz" },
];
const parts = [
  { suffix: "", script: "latin" },
  { suffix: "-more", script: "latin-ext" },
];
/** No lighter or heavier letters are set. */
const weights = { min: 400, max: 800 };

/** Every character that a page may write: of the three alphabets, the texts and the contents. */
export function writtenCharacters() {
  const written = new Set([
    ...plain,
    "\u00a0",
    ...alphabets,
    ...alphabets.toUpperCase(),
    ...signs,
  ]);
  for (const folder of ["web", "furniture", "games", "geo"])
    for (const file of sources(path.join(root, folder)))
      for (const character of readFileSync(file, "utf8"))
        if (character > "\u00a0" && !isPictograph(character))
          written.add(character);
  return [...written].toSorted().join("");
}

/**
 * What is copied to be sent elsewhere; no page sets it, and no font of ours has it.
 *
 * @param {string} character
 */
function isPictograph(character) {
  return /\p{Emoji_Presentation}/u.test(character);
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory())
      return /^(node_modules|dist|test|testing|build|bot)$/.test(entry.name)
        ? []
        : sources(file);
    return /\.(tsx?|json|css)$/.test(entry.name) ? [file] : [];
  });
}

/**
 * A changed font may not be called Source, which is reserved: its names become Stolik, its copyright stays.
 *
 * @param {Buffer} font
 */
function rename(font) {
  const tables = font.readUInt16BE(4);
  for (let table = 12; table < 12 + 16 * tables; table += 16) {
    if (font.toString("latin1", table, table + 4) !== "name") continue;
    const at = font.readUInt32BE(table + 8);
    const records = font.readUInt16BE(at + 2);
    const storage = at + font.readUInt16BE(at + 4);
    for (let record = at + 6; record < at + 6 + 12 * records; record += 12) {
      const isName = [1, 3, 4, 6, 16].includes(font.readUInt16BE(record + 6));
      const begin = storage + font.readUInt16BE(record + 10);
      const end = begin + font.readUInt16BE(record + 8);
      if (isName) replaceText(font.subarray(begin, end), "Source", "Stolik");
    }
  }
}

/**
 * In either of the encodings that names have; both texts are equally long.
 *
 * @param {Buffer} bytes
 * @param {string} old
 * @param {string} fresh
 */
function replaceText(bytes, old, fresh) {
  const wide = (/** @type {string} */ text) =>
    Buffer.from(text, "utf16le").swap16();
  for (const encode of [Buffer.from, wide])
    for (;;) {
      const found = bytes.indexOf(encode(old));
      if (found < 0) break;
      encode(fresh).copy(bytes, found);
    }
}

if (isProgram(import.meta.url))
  await main(async () => {
    // @ts-expect-error -- It comes without types.
    const { default: subsetFont } = await import("subset-font");
    // @ts-expect-error -- It comes without types.
    const { convert } = await import("fontverter");
    const characters = writtenCharacters();
    const folder = path.join(root, "web/fonts");
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "characters.txt"), characters);
    for (const { name, from, axis } of faces)
      for (const { suffix, script } of parts) {
        const file = `node_modules/@fontsource-variable/${from}-${script}-${axis}-normal.woff2`;
        const bytes = readFileSync(path.join(root, file));
        const bare = await subsetFont(bytes, characters, {
          targetFormat: "sfnt",
          variationAxes: { wght: weights },
          // The licence and its address.
          preserveNameIds: [13, 14],
        });
        rename(bare);
        const cut = await convert(bare, "woff2");
        writeFileSync(path.join(folder, `${name}${suffix}.woff2`), cut);
        say(`${name}${suffix}: ${bytes.length} bytes, now ${cut.length}`);
      }
  });
