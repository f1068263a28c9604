/** Polish typesetting: a one-letter word does not stay behind at the end of a line. */

const LONE_LETTER = /(?<=^|[\s(„])([aiouwzAIOUWZ]) /g;

/** A text, or all the texts of a file, with such words tied to the next one. */
export function tieLoneLetters<Texts>(texts: Texts): Texts {
  return JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
    typeof value === "string"
      ? value.replaceAll(LONE_LETTER, "$1\u00a0")
      : value,
  ) as Texts;
}
