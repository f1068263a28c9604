/** Which proxies are believed: so many in a row before the server, or those at certain addresses. */

import { isIP, isIPv6 } from "node:net";

/** As fastify takes it; which proxy an address belongs to is counted from the server outwards. */
export type TrustProxy =
  | false
  | string[]
  | ((address: string, proxy: number) => boolean);

const MOST_PROXIES = 9;
/** Networks that need no numbers. */
const NAMED = ["loopback", "linklocal", "uniquelocal"];

/** Undefined: it says neither. */
export function parseTrustProxy(text: string): TrustProxy | undefined {
  if (text === "0") return false;
  if (/^\d+$/.test(text)) {
    const proxies = Number(text);
    if (proxies > MOST_PROXIES) return undefined;
    // Fastify believes nobody where it is given a number, as it cannot tell who connects; whoever sets one says that only a proxy can.
    return (_address, proxy) => proxy < proxies;
  }
  const addresses = text.split(",").map((entry) => entry.trim());
  return addresses.every(isNetwork) ? addresses : undefined;
}

function isNetwork(entry: string): boolean {
  if (NAMED.includes(entry)) return true;
  const [address = "", bits, ...more] = entry.split("/");
  if (isIP(address) === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d+$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32);
}
