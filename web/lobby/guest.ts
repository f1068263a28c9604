/** A person's nickname: remembered on this device, made known to the server before they sit down. */

import type { Result } from "@stolik/kernel";
import type { Person } from "@stolik/server/protocol";
import { api } from "../api.ts";
import { recall, remember } from "../memory.ts";

export const LONGEST_NAME = 24;

export function rememberedName(): string {
  return recall("name") ?? "";
}

/** By the server's rule: what it would refuse is left out. Undefined where nothing is left to read. */
export function tidyName(typed: string): string | undefined {
  const clean = typed
    .normalize("NFC")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/[^\P{C}\u200D]/gu, "")
    .trim();
  const name = [...clean]
    .slice(0, LONGEST_NAME)
    .join("")
    .replace(/[\s\u200D]+$/u, "");
  return /[^\p{C}\p{M}\p{Z}]/u.test(name) ? name : undefined;
}

/** Namesakes at one screen get a number: Ola, Ola 2. */
export function tellApart(names: readonly string[]): string[] {
  const apart: string[] = [];
  for (const name of names) {
    let [own, number] = [name, 2];
    while (apart.includes(own)) own = `${name} ${number++}`;
    apart.push(own);
  }
  return apart;
}

/** Whoever has a cookie stays who they are, under the name typed last. */
export function becomeKnown(name: string): Promise<Result<Person>> {
  remember("name", name);
  return api.becomeGuest(name);
}
