/** Under which addresses other devices in the same network reach a server on this machine. */

import { networkInterfaces } from "node:os";

const EVERYWHERE = ["0.0.0.0", "::"];

/** `host` is what the server listens on. */
export function addressesOf(host: string, port: number): string[] {
  if (!EVERYWHERE.includes(host))
    return isLoopback(host) ? [] : [`http://${bracketed(host)}:${port}`];
  return Object.values(networkInterfaces())
    .flatMap((interfaces) => interfaces ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}

/** Whether a host or an address is this machine's own, known to no other. */
export function isLoopback(host: string): boolean {
  return /^(localhost|\[?::1\]?|(::ffff:)?127(\.\d+){3})$/.test(host);
}

function bracketed(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}
