/** One canonical form for every JSON value, so that equal values have equal digests. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { quoted } from "./quoted.ts";

/** JSON with the members of every object in the order of their names. */
export function canonical(value: unknown): string {
  if (typeof value === "object" && value !== null)
    return Array.isArray(value) ? ofList(value) : ofMembers(value);
  if (typeof value === "string") return quoted(value);
  // Most of a state is whole numbers, and these need no look at how JSON writes them.
  if (Number.isSafeInteger(value)) return `${value as number}`;
  return JSON.stringify(value) ?? "null";
}

function ofList(list: readonly unknown[]): string {
  let text = "";
  for (let index = 0; index < list.length; index += 1) {
    if (index > 0) text += ",";
    text += canonical(list[index]);
  }
  return `[${text}]`;
}

function ofMembers(value: object): string {
  const members = value as Readonly<Record<string, unknown>>;
  let text = "";
  for (const name of Object.keys(members).sort()) {
    const inner = members[name];
    if (inner === undefined) continue;
    if (text) text += ",";
    text += `${quoted(name)}:${canonical(inner)}`;
  }
  return `{${text}}`;
}

/** Whether two JSON values are the same, whatever the order of their members. */
export function same(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** A short digest: enough to notice a difference, such as a client that has gone astray. */
export function digest(...values: readonly unknown[]): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(values)))).slice(0, 16);
}
