/** The kernel's `canonical`, `digest` and `diff`, made for a thread that serves many: the same results, several times sooner. */

import { diff } from "@stolik/kernel";
import type { Members, Patch } from "@stolik/kernel";
import { createHash } from "node:crypto";

const DIGEST_LENGTH = 16;

/** The same as `canonical(value)`. What is in order already is left to JSON.stringify, which is native. */
export function spell(value: unknown): string {
  if (isInOrder(value)) return JSON.stringify(value) ?? "null";
  let text = "";
  if (Array.isArray(value)) {
    for (const item of value) text += `${text && ","}${spell(item)}`;
    return `[${text}]`;
  }
  const members = value as Record<string, unknown>;
  for (const name of Object.keys(members).sort()) {
    const inner = members[name];
    if (inner === undefined) continue;
    text += `${text && ","}${JSON.stringify(name)}:${spell(inner)}`;
  }
  return `{${text}}`;
}

/** A view member by member: what did not change since the view before is shared with it. */
export type Parts = ReadonlyMap<string, Part>;

interface Part {
  readonly value: unknown;
  /** As `canonical` has it: equal texts are equal values. */
  readonly text: string;
}

export function spellParts(view: unknown, before?: Parts): Parts {
  const parts = new Map<string, Part>();
  for (const [name, value] of Object.entries(view as object)) {
    const known = before?.get(name);
    const isKnown = known !== undefined && isSame(known.value, value);
    parts.set(name, isKnown ? known : { value, text: spell(value) });
  }
  return parts;
}

export function isSameParts(one: Parts, other: Parts): boolean {
  if (one === other) return true;
  if (one.size !== other.size) return false;
  for (const [name, { text }] of one)
    if (other.get(name)?.text !== text) return false;
  return true;
}

/** The same as `digest(view)`. */
export function digestOf(parts: Parts): string {
  let text = "";
  for (const name of [...parts.keys()].sort())
    text += `${text && ","}${JSON.stringify(name)}:${parts.get(name)?.text}`;
  return createHash("sha256")
    .update(`[{${text}}]`)
    .digest("hex")
    .slice(0, DIGEST_LENGTH);
}

/** The same as `diff(before, after)`, looking only at members that are spelled differently. */
export function patchOf(
  before: { readonly view: unknown; readonly parts: Parts },
  after: { readonly view: unknown; readonly parts: Parts },
): Patch | undefined {
  const from = before.view as Members;
  const to = after.view as Members;
  const changed: Record<string, Patch> = {};
  for (const [name, part] of after.parts) {
    const old = before.parts.get(name);
    if (old === part) continue;
    const inner: Patch | undefined = old
      ? diff(from[name], to[name])
      : ["=", to[name]];
    if (inner) changed[name] = inner;
  }
  const dropped = [...before.parts.keys()].filter(
    (name) => !after.parts.has(name),
  );
  if (dropped.length === 0 && Object.keys(changed).length === 0)
    return undefined;
  return ["{", changed, dropped];
}

/** Whether two JSON values are the same down to the order of their members; quicker than spelling both. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object") return false;
  if (one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
  if (Array.isArray(other)) return false;
  const names = Object.keys(one);
  const others = Object.keys(other);
  if (names.length !== others.length) return false;
  for (const [index, name] of names.entries()) {
    if (others[index] !== name) return false;
    const left = (one as Record<string, unknown>)[name];
    if (!isSame(left, (other as Record<string, unknown>)[name])) return false;
  }
  return true;
}

function isSameList(
  one: readonly unknown[],
  other: readonly unknown[],
): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1)
    if (!isSame(one[index], other[index])) return false;
  return true;
}

/** Whether every object in it has its members in the order of their names. */
function isInOrder(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) {
    for (const item of value) if (!isInOrder(item)) return false;
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
