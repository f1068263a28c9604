/** A difference as JSON at once: what is only written down need not be made first, and a server writes two of them with every move. */

import { isMembers, isRewritten } from "./patch.ts";
import { quoted } from "./quoted.ts";

/** The same text as JSON.stringify(diff(before, after)); undefined if they are the same. */
export function diffText(before: unknown, after: unknown): string | undefined {
  return change(before, after) || undefined;
}

/** Empty: they are the same. */
function change(before: unknown, after: unknown): string {
  if (before === after) return "";
  if (Array.isArray(before) && Array.isArray(after))
    return changedItems(before, after);
  if (isMembers(before) && isMembers(after))
    return changedMembers(before, after);
  return replacement(after);
}

function replacement(value: unknown): string {
  // A number's own text is its JSON, and sooner made.
  const text = Number.isFinite(value) ? String(value) : JSON.stringify(value);
  return `["=",${text ?? "null"}]`;
}

function changedItems(
  before: readonly unknown[],
  after: readonly unknown[],
): string {
  if (isRewritten(before, after)) return replacement(after);
  let changed = "";
  for (let index = 0; index < after.length; index += 1) {
    const item = after[index];
    const isKnown = index < before.length;
    // Most items are the very same: they cost no call.
    if (isKnown && item === before[index]) continue;
    const inner = isKnown ? change(before[index], item) : replacement(item);
    if (inner === "") continue;
    changed += `${changed && ","}"${index}":${inner}`;
  }
  const isSame = changed === "" && before.length === after.length;
  return isSame ? "" : `["[",${after.length},{${changed}}]`;
}

function changedMembers(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string {
  let changed = "";
  let known = 0;
  for (const name in after) {
    const value = after[name];
    const old = before[name];
    // As above; JSON has no undefined, so an equal value is a member that exists.
    const isSameValue = value !== undefined && value === old;
    const isKnown = isSameValue || Object.hasOwn(before, name);
    if (isKnown) known += 1;
    if (isSameValue) continue;
    const inner = isKnown ? change(old, value) : replacement(value);
    if (inner === "") continue;
    changed += `${changed && ","}${quoted(name)}:${inner}`;
  }
  const dropped =
    known === countMembers(before)
      ? "[]"
      : JSON.stringify(
          Object.keys(before).filter((name) => !Object.hasOwn(after, name)),
        );
  const isSame = changed === "" && dropped === "[]";
  return isSame ? "" : `["{",{${changed}},${dropped}]`;
}

/** Without a list of their names. */
function countMembers(value: Readonly<Record<string, unknown>>): number {
  let count = 0;
  for (const _ in value) count += 1;
  return count;
}
