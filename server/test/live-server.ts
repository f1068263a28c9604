/** A web server around a hall whose store is counted, with the limits that visitors meet. */

import { get } from "node:http";
import { onTestFinished } from "vitest";
import { addRoutes, createApp } from "../http/app.ts";
import { readSettings } from "../settings.ts";
import type { Settings } from "../settings.ts";
import type { Hall } from "../tables/hall.ts";
import { countedStore, testHall } from "./hall.ts";
import { nsoe } from "./play.ts";

export async function liveServer(chosen: Partial<Settings> = {}) {
  const plain = await testHall(nsoe());
  const { store, calls } = countedStore(plain.store);
  const hall: Hall = { ...plain, store };
  const settings = readSettings({}, { logLevel: "silent", ...chosen });
  const app = createApp(settings, undefined);
  await addRoutes(app, hall, settings);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => app.close());
  return { app, hall, url, calls };
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
