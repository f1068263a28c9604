/** Ids of tables and people: fifty bits, in letters that can be read out. */

import { randomBytes } from "node:crypto";

/** How many bytes an id is made from. */
export const ID_LENGTH = 10;
/** Base 32 without the letters that look like digits. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

export function randomId(): string {
  return idFrom(randomBytes(ID_LENGTH));
}

/** The id that these bytes stand for. */
export function idFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join("");
}
