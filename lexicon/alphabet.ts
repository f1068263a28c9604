/** The Polish alphabet, in its own order: a letter's code is its place there. */

export const ALPHABET = "aąbcćdeęfghijklłmnńoóprsśtuwyzźż";
export const LETTERS = ALPHABET.length;

const codes: ReadonlyMap<string, number> = new Map(
  [...ALPHABET].flatMap((letter, code) => [
    [letter, code],
    [letter.toUpperCase(), code],
  ]),
);

/** The codes of a word's letters, small or capital; undefined if one is not Polish. */
export function encode(word: string): number[] | undefined {
  const encoded: number[] = [];
  // A letter and its accent may arrive as two characters.
  for (const letter of word.normalize("NFC")) {
    const code = codes.get(letter);
    if (code === undefined) return undefined;
    encoded.push(code);
  }
  return encoded;
}

export function decode(encoded: readonly number[]): string {
  return encoded.map((code) => ALPHABET[code] ?? "?").join("");
}
