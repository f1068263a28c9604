/** A server that is renewed as servers are: stopped, and begun again on the same port and data with a newer edition of the pages. */

import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { seedFrom } from "@stolik/kernel";
import { serve } from "@stolik/server";
import type { Door } from "./house.ts";
import { WEB_FOLDER } from "./web-folder.ts";

/** As long as an edition's own name. */
export const NEWER = "0123456789abcdef";

export interface RenewedDoor extends Door {
  renew(): Promise<void>;
}

export async function openRenewed(seed: string): Promise<RenewedDoor> {
  const folder = mkdtempSync(path.join(tmpdir(), "stolik-renewed-"));
  const begin = (port: number, webFolder: string) =>
    serve({
      port,
      dataFolder: path.join(folder, "data"),
      webFolder,
      botDelay: 0,
      logLevel: "error",
      makeSeed: () => seedFrom(seed),
    });
  let server = await begin(0, WEB_FOLDER);
  const { url } = server;
  return {
    url,
    async renew() {
      const newer = path.join(folder, "web");
      makeNewer(newer);
      await server.close();
      server = await begin(Number(new URL(url).port), newer);
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The same app under another name; scripts of the rules are gone, as if they had other names now. */
function makeNewer(folder: string): void {
  cpSync(WEB_FOLDER, folder, { recursive: true });
  const own = editionIn(path.join(folder, "index.html"));
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const name of names) {
    const file = path.join(folder, name);
    if (/(\.html|^sw\.js)$/.test(name))
      writeFileSync(file, readFileSync(file, "utf8").replaceAll(own, NEWER));
    const isStale = /(\.html|^sw\.js)\.(br|gz)$/.test(name);
    const isLost = /^assets\/rules-.*\.js/.test(name);
    if (isStale || isLost) rmSync(file);
  }
}

function editionIn(page: string): string {
  const html = readFileSync(page, "utf8");
  const own = /<meta name="edition" content="(\w+)"/.exec(html)?.[1];
  if (!own) throw new Error(`${page} names no edition.`);
  return own;
}
