/** Random numbers: one cryptographic stream for each move of a match, a fast generator for playouts, and what is drawn from either. */

import { chacha20 } from "@noble/ciphers/chacha.js";

/** A source of uniform unsigned 32-bit integers. */
export interface Random {
  next(): number;
}

const BLOCK_BYTES = 64;
const BLOCK_WORDS = BLOCK_BYTES / 4;

/** The stream of move `seq` (0: the set-up): ChaCha20 keyed by the match, its nonce the number of the move. */
export function stream(key: Uint8Array, seq: number): Random {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(0, seq, true);
  const zeros = new Uint8Array(BLOCK_BYTES);
  const block = new Uint8Array(BLOCK_BYTES);
  const words = new DataView(block.buffer);
  let counter = 0;
  let used = BLOCK_WORDS;
  return {
    next() {
      if (used === BLOCK_WORDS) {
        chacha20(key, nonce, zeros, block, counter);
        counter += 1;
        used = 0;
      }
      const word = words.getUint32(used * 4, true);
      used += 1;
      return word;
    },
  };
}

/** A small fast generator (sfc32) for playouts and bots; predictable, so never for a deal. */
export function fastRandom(seed: number): Random {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let counter = 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 12; round += 1) next();
  return { next };
}

/** A uniform integer from 0 to `limit` − 1. */
export function below(random: Random, limit: number): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > 0x1_0000_0000)
    throw new Error(`No integer can be drawn below ${limit}.`);
  const unbiased = 0x1_0000_0000 - (0x1_0000_0000 % limit);
  for (;;) {
    const word = random.next();
    if (word < unbiased) return word % limit;
  }
}

/** A uniform number in [0, 1). */
export function fraction(random: Random): number {
  return random.next() / 0x1_0000_0000;
}

/** Shuffles in place and returns the same array. */
export function shuffle<Item>(items: Item[], random: Random): Item[] {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = below(random, last + 1);
    const item = items[last] as Item;
    items[last] = items[other] as Item;
    items[other] = item;
  }
  return items;
}

/** One of the items; there must be one. */
export function pick<Item>(items: readonly Item[], random: Random): Item {
  if (items.length === 0) throw new Error("Nothing to pick from.");
  return items[below(random, items.length)] as Item;
}
