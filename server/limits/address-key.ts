/** Under which key an address is counted: IPv4 by itself, IPv6 by its /64, which is one household's or one phone's. */

import { isIPv4, isIPv6 } from "node:net";

const GROUPS = 8;
const PREFIX_GROUPS = 4;
/** The first six groups of an IPv4 address written as IPv6. */
const MAPPED = "0:0:0:0:0:ffff";

/** What is no address is its own key. */
export function addressKey(address: string): string {
  const [bare = ""] = address.split("%");
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  if (groups.slice(0, 6).map(toHex).join(":") === MAPPED)
    return groups.slice(6).flatMap(toBytes).join(".");
  return `${groups.slice(0, PREFIX_GROUPS).map(toHex).join(":")}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const [head = "", tail] = address.split("::");
  const first = numbersOf(head);
  if (tail === undefined) return first;
  const last = numbersOf(tail);
  const length = GROUPS - first.length - last.length;
  return [...first, ...Array.from({ length }, () => 0), ...last];
}

function numbersOf(part: string): number[] {
  if (part === "") return [];
  return part.split(":").flatMap((group) => {
    if (!isIPv4(group)) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

function toHex(group: number): string {
  return group.toString(16);
}

function toBytes(group: number): number[] {
  return [group >> 8, group & 255];
}
