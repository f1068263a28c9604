/** The kernel's `canonical`, `digest` and `commitment`, made for a thread that serves many: the same results, several times sooner. */

import { hash } from "node:crypto";

const DIGEST_LENGTH = 16;

/** The same as `canonical(value)`. What is in order already is left to JSON.stringify, which is native. */
export function fastCanonical(value: unknown): string {
  if (isInOrder(value)) return JSON.stringify(value) ?? "null";
  let text = "";
  if (Array.isArray(value)) {
    for (const item of value) text += `${text && ","}${fastCanonical(item)}`;
    return `[${text}]`;
  }
  const members = value as Record<string, unknown>;
  for (const name of Object.keys(members).sort()) {
    const inner = members[name];
    if (inner === undefined) continue;
    text += `${text && ","}${JSON.stringify(name)}:${fastCanonical(inner)}`;
  }
  return `{${text}}`;
}

/** The same as `digest(value)`. */
export function fastDigest(value: unknown): string {
  return hash("sha256", `[${fastCanonical(value)}]`, "hex").slice(
    0,
    DIGEST_LENGTH,
  );
}

/** The same as `commitment` of the seed behind these hexadecimal digits. */
export function fastCommitment(seed: string): string {
  return hash("sha256", Buffer.from(seed, "hex"), "hex");
}

/** Whether every object in it has its members in the order of their names. */
function isInOrder(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) {
    // By a loop: a search by a function in a frozen list is slow.
    for (let index = 0; index < value.length; index += 1)
      if (!isInOrder(value[index])) return false;
    return true;
  }
  let before = "";
  for (const name in value) {
    if (name < before) return false;
    before = name;
    if (!isInOrder((value as Record<string, unknown>)[name])) return false;
  }
  return true;
}
