/** Which edition of the pages this server has: the build writes its name into every page. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export function editionOf(folder: string | undefined): string | undefined {
  const page = join(folder ?? "", "index.html");
  if (folder === undefined || !existsSync(page)) return undefined;
  const html = readFileSync(page, "utf8");
  return /<meta name="edition" content="(\w+)"/.exec(html)?.[1];
}
