/** Digits that nobody can guess. Browsers have `crypto.randomUUID` only with https, which a network at home does not have. */

export function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
