/** The built pages and scripts, read from their files. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
export const dist = join(import.meta.dirname, "../dist");
export const isBuilt = existsSync(join(dist, "pages"));

/** What only the script that projects maps has. */
export const PROJECTION = "Math.log(Math.tan(";

/** In one language; each has the same. */
export function namesOfPages(): string[] {
  const names = isBuilt ? readdirSync(join(dist, "pages/en")) : [];
  return names.filter((name) => name.endsWith(".html"));
}

export function readScript(file: string): string {
  return readFileSync(join(dist, "assets", file), "utf8");
}

/** The longest passage without a sign that a file of words has, by its path from the root: whatever has the file has it. */
export function passageOf(words: string): string {
  const text = readFileSync(join(root, words), "utf8");
  const passages = text.match(/[\p{L} ]{25,}/gu) ?? [];
  return passages.toSorted((one, other) => other.length - one.length)[0] ?? "";
}

/** The sources of scripts, one after the other. */
export function sourceOf(scripts: readonly string[]): string {
  return scripts.map(readScript).join("\n");
}

/** What one script imports at once. */
export function importsOf(file: string): string[] {
  return [
    ...readScript(file).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g),
  ].flatMap(([, next]) => next ?? []);
}

/** The fonts that a page preloads, by the names of their sources. */
export function namedFonts(page: string): string[] {
  const html = readFileSync(join(dist, page), "utf8");
  return [...html.matchAll(/as="font"[^>]*\/([\w-]+)-[\w-]{8}\.woff2"/g)]
    .flatMap(([, name]) => name ?? [])
    .toSorted();
}

/** The scripts that a page names: those it runs, and those it preloads. */
export function namedScripts(page: string): string[] {
  const html = readFileSync(join(dist, page), "utf8");
  return [
    ...html.matchAll(
      /(?:src|rel="modulepreload" crossorigin href)="\/assets\/([^"]+\.js)"/g,
    ),
  ].flatMap(([, file]) => file ?? []);
}
