/** A person's nickname: asked once, remembered, made known to the server before they sit down. */

import type { Result } from "@stolik/kernel";
import type { Person } from "@stolik/server/protocol";
import { api } from "../api.ts";
import { recall, remember } from "../memory.ts";

export const LONGEST_NAME = 24;

export function rememberedName(): string {
  return recall("name") ?? "";
}

/** Undefined where nothing is left of it. */
export function tidyName(typed: string): string | undefined {
  const name = typed.trim().replaceAll(/\s+/g, " ").slice(0, LONGEST_NAME);
  return name === "" ? undefined : name;
}

/** Whoever has a cookie stays who they are, under the name typed last. */
export function becomeKnown(name: string): Promise<Result<Person>> {
  remember("name", name);
  return api.becomeGuest(name);
}
