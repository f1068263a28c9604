/** A way to the server on which home stops in the middle until it is told to go on. */

import { createServer } from "node:http";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface SlowPage {
  readonly url: string;
  goOn(): void;
  close(): Promise<void>;
}

/** Home stops after the first tag like this one. */
export async function openSlowly(
  serverUrl: string,
  tag: string,
): Promise<SlowPage> {
  let goOn = (): void => undefined;
  const going = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const answer = async (path: string, reply: ServerResponse) => {
    const found = await fetch(serverUrl + path);
    const type = found.headers.get("content-type") ?? "";
    reply.writeHead(found.status, { "content-type": type });
    if (path !== "/") {
      reply.end(Buffer.from(await found.arrayBuffer()));
      return;
    }
    const html = await found.text();
    const stop = html.indexOf(tag) + tag.length;
    reply.write(html.slice(0, stop));
    await going;
    reply.end(html.slice(stop));
  };
  const server = createServer(({ url = "/" }, reply) => {
    void answer(url, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    goOn,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
