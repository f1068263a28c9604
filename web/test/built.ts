/** The built pages and scripts, read from their files. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const dist = join(import.meta.dirname, "../dist");
export const isBuilt = existsSync(join(dist, "pages"));

/** In one language; each has the same. */
export function namesOfPages(): string[] {
  const names = isBuilt ? readdirSync(join(dist, "pages/en")) : [];
  return names.filter((name) => name.endsWith(".html"));
}

export function readScript(file: string): string {
  return readFileSync(join(dist, "assets", file), "utf8");
}

/** What one script imports at once. */
export function importsOf(file: string): string[] {
  return [
    ...readScript(file).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g),
  ].flatMap(([, next]) => next ?? []);
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
