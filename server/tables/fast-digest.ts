/** The kernel's `digest` and `commitment` by the engine's own SHA-256: the same results, sooner (ADR 46). */

import { canonical } from "@stolik/kernel";
import { hash } from "node:crypto";

const DIGEST_LENGTH = 16;

/** The same as `digest(value)`. */
export function fastDigest(value: unknown): string {
  return hash("sha256", `[${canonical(value)}]`, "hex").slice(0, DIGEST_LENGTH);
}

/** The same as `commitment` of the seed behind these hexadecimal digits. */
export function fastCommitment(seed: string): string {
  return hash("sha256", Buffer.from(seed, "hex"), "hex");
}
