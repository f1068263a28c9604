/** A web server whose store is counted, with the limits that visitors meet. */

import { get } from "node:http";
import { onTestFinished } from "vitest";
import { addRoutes, createApp } from "../app.ts";
import { deals } from "../daily/deals.ts";
import { readSettings } from "../settings/settings.ts";
import type { Settings } from "../settings/settings.ts";
import { readiness } from "../operations/readiness.ts";
import type { Context } from "../tables/context.ts";
import { countedStore, testContext } from "./context.ts";
import { noDeals } from "./deals.ts";
import { nsoe } from "./play.ts";

export async function liveServer(chosen: Partial<Settings> = {}) {
  const plain = await testContext(nsoe());
  const { store, calls } = countedStore(plain.store);
  const context: Context = { ...plain, store };
  const settings = readSettings({}, { logLevel: "silent", ...chosen });
  const app = createApp(settings, undefined);
  const maker = noDeals();
  const clock = Date.now;
  const daily = { store, maker, clock, deals: deals(maker, clock) };
  await addRoutes(app, context, settings, readiness(), daily);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => app.close());
  return { app, context, url, calls };
}

interface Answered {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Asks for a socket and reads why there is none. */
export function upgrade(url: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asked = get(`${url}/api/live`, {
      headers: {
        connection: "upgrade",
        upgrade: "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": Buffer.alloc(16).toString("base64"),
      },
    });
    asked.on("error", reject);
    asked.on("upgrade", () => reject(new Error("It was let in.")));
    asked.on("response", (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => (text += part));
      response.on("end", () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, type: headers["content-type"] ?? "", text });
      });
    });
  });
}
