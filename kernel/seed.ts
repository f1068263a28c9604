/** Seeds: made of text, committed to before the deal, mixed with what every seat adds. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export const SEED_BYTES = 32;

/** A seed of 256 bits out of any text: a short one such as "1" serves for simulations, never for a table. */
export function seedFrom(text: string): Uint8Array {
  return sha256(utf8ToBytes(text));
}

export function seedToHex(seed: Uint8Array): string {
  return bytesToHex(seed);
}

/** The seed behind 64 hexadecimal digits, or undefined if they are not that. */
export function parseSeed(hex: string): Uint8Array | undefined {
  return /^[0-9a-f]{64}$/.test(hex) ? hexToBytes(hex) : undefined;
}

/** What is published before the deal: the SHA-256 of the seed. */
export function commitment(seed: Uint8Array): string {
  return bytesToHex(sha256(seed));
}

/** Whether the seed is the one that was committed to. */
export function isCommitted(record: {
  readonly seed: string;
  readonly commitment: string;
}): boolean {
  const seed = parseSeed(record.seed);
  return seed !== undefined && commitment(seed) === record.commitment;
}

/** The key of a match: its seed and the entropy of every seat, so that no side alone can choose the shuffle. */
export function matchKey(
  seed: Uint8Array,
  entropy: readonly string[],
): Uint8Array {
  const hash = sha256
    .create()
    .update(utf8ToBytes("stolik/1/match"))
    .update(seed);
  for (const words of entropy) hash.update(sha256(utf8ToBytes(words)));
  return hash.digest();
}

/** A number for a bot's own generator, the same all through a match, from which the key cannot be told. */
export function botSeed(key: Uint8Array, seat: number): number {
  const digest = sha256
    .create()
    .update(utf8ToBytes(`stolik/1/bot/${seat}`))
    .update(key)
    .digest();
  return new DataView(digest.buffer, digest.byteOffset).getUint32(0, true);
}
