/** A wire between a device and the server that can be cut and mended, as when a train enters a tunnel. */

import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

export interface Wire {
  readonly url: string;
  /** Drops every connection and takes no new one. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function layWire(serverUrl: string): Promise<Wire> {
  const { hostname, port } = new URL(serverUrl);
  const ends = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        ends.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const drop = () => {
    for (const end of ends) end.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      drop();
    },
    mend() {
      isCut = false;
    },
    close() {
      drop();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
