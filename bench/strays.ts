/** An attack by sockets at a path that has none. */

import { get } from "node:http";
import type { Socket } from "node:net";
import { observe } from "./bystanders.ts";
import type { Scene } from "./bystanders.ts";
import { pause } from "./measure.ts";

export const STRAYS = 300;
const LASTS = 3_000;
/** Messages without a byte, masked, as many as one write holds. */
const EMPTY_MESSAGES = Buffer.alloc(6 * 4_096).fill(
  Buffer.from([0x81, 0x80, 0, 0, 0, 0]),
);

/** Those that are opened send empty messages as fast as they are taken. */
export async function strays({ server, url, table }: Scene): Promise<string> {
  const watched = observe(server, `${url}/api/tables/${table}`);
  const asked = Array.from({ length: STRAYS }, () => strayAt(url));
  const opened = (await Promise.all(asked)).filter((stray) => stray !== null);
  const until = performance.now() + LASTS;
  while (performance.now() < until) {
    for (const stray of opened)
      if (stray.writableLength === 0) stray.write(EMPTY_MESSAGES);
    await pause(10);
  }
  // The others wait for what the server has taken.
  const seen = await watched.end();
  let bytes = 0;
  for (const stray of opened) {
    bytes += stray.bytesWritten;
    stray.destroy();
  }
  return `${opened.length} opened, ${Math.round(bytes / 1e6)} MB sent; ${seen}`;
}

/** Null: it is refused. */
function strayAt(url: string): Promise<Socket | null> {
  const headers = {
    connection: "upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": Buffer.alloc(16).toString("base64"),
  };
  return new Promise((resolve) => {
    const asked = get(url, { headers, agent: false }, (response) => {
      response.resume();
      resolve(null);
    });
    asked.once("error", () => resolve(null));
    asked.once("upgrade", (_response, socket) => {
      socket.on("error", () => {});
      resolve(socket.resume());
    });
  });
}
