/** The kernel's `canonical` and `digest`, made for a thread that serves many: the same results, several times sooner. */

import type { Members } from "@stolik/kernel";
import { hash } from "node:crypto";

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

/** A view member by member, in the order of their names; what did not change since the view before is shared with it. */
export type Parts = readonly Part[];

interface Part {
  readonly name: string;
  readonly value: unknown;
  /** Name and value as `canonical` has them: equal texts are equal members. */
  readonly text: string;
}

export function spellParts(view: unknown, before?: Parts): Parts {
  const members = view as Members;
  const names = Object.keys(members);
  if (before?.length !== names.length) return spellAll(members, names);
  const parts: Part[] = [];
  for (const part of before) {
    const value = members[part.name];
    if (value === undefined) return spellAll(members, names);
    parts.push(part.value === value ? part : spellPart(part.name, value));
  }
  return parts;
}

function spellAll(members: Members, names: readonly string[]): Parts {
  return names
    .toSorted()
    .filter((name) => members[name] !== undefined)
    .map((name) => spellPart(name, members[name]));
}

function spellPart(name: string, value: unknown): Part {
  return { name, value, text: `${JSON.stringify(name)}:${spell(value)}` };
}

export function isSameParts(one: Parts, other: Parts): boolean {
  return (
    one.length === other.length &&
    one.every(({ text }, index) => text === other[index]?.text)
  );
}

/** The same as `digest(view)`. */
export function digestOf(parts: Parts): string {
  const text = parts.map((part) => part.text).join(",");
  return hash("sha256", `[{${text}}]`, "hex").slice(0, DIGEST_LENGTH);
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
