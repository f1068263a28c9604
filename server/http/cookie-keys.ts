/** Which keys sign cookies and which are still accepted, as keys are added while nodes run. */

import { Signer } from "@fastify/cookie";
import type { CookieKey } from "../store/stored.ts";

/** A new key is accepted at once and signs only when every node has long learnt of it, in milliseconds. */
export const SIGNS_AFTER = 60_000;
export const LEARN_EVERY = 15_000;

/** The one that signs first, then the others that are accepted. Given the newest first. */
export function keysInUse(
  keys: readonly CookieKey[],
  acceptFor: number,
): readonly string[] {
  const isKnown = ({ age }: CookieKey) => age >= SIGNS_AFTER;
  const newer = keys.filter((key) => !isKnown(key));
  const [signing, ...older] = keys.filter(isKnown);
  if (!signing) throw new Error("There is no key that signs.");
  const accepted = older.filter((_, index) => {
    const follower = older[index - 1] ?? signing;
    return follower.age - SIGNS_AFTER < acceptFor;
  });
  return [signing, ...newer, ...accepted].map(({ value }) => value);
}

export interface CookieSigner {
  sign(value: string): string;
  unsign(cookie: string): ReturnType<Signer["unsign"]>;
  /** Looks for keys that were added. */
  learn(): Promise<void>;
}

/** `acceptFor`: for how many milliseconds a key is accepted after another signs in its place. */
export async function cookieSigner(
  readKeys: () => Promise<readonly CookieKey[]>,
  acceptFor: number,
): Promise<CookieSigner> {
  const read = async () =>
    new Signer([...keysInUse(await readKeys(), acceptFor)]);
  let signer = await read();
  return {
    sign: (value) => signer.sign(value),
    unsign: (cookie) => signer.unsign(cookie),
    async learn() {
      signer = await read();
    },
  };
}
