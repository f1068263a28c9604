/** A person's nickname: saved on this device, and made known to the server before they sit down. */

import type { Result } from "@stolik/kernel";
import type { Person } from "@stolik/server/protocol";
import { api } from "../api.ts";
import { readSaved, save } from "../saved.ts";

export function savedName(): string {
  return readSaved("name") ?? "";
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

/** Whoever has a cookie stays who they are, under the name typed last; one that was refused is not kept. */
export async function becomeKnown(name: string): Promise<Result<Person>> {
  const known = await api.becomeGuest(name);
  if (known.ok) save("name", name);
  return known;
}
