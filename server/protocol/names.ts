/** Nicknames: what one may be made of. The page asks here too, before it sends one. */

export const LONGEST_NAME = 24;

/** Flags, keycaps, and pictures joined into one: there the invisible has its place. */
const EMOJI = [
  String.raw`\p{RI}{2}`,
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
  String.raw`[0-9#*]\uFE0F?\u20E3`,
  String.raw`\p{ExtPict}(?:[\uFE0E\uFE0F]|\p{EMod})?(?:\u200D\p{ExtPict}(?:\uFE0F|\p{EMod})?)*`,
].join("|");
/** Scripts in which a joiner changes how letters are written. */
const JOINING = String.raw`[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Guru}\p{sc=Knda}\p{sc=Mlym}\p{sc=Orya}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}]`;
const JOINED = String.raw`${JOINING}[\u200C\u200D](?=${JOINING})`;
/** What leaves no mark of its own: control characters, fillers, marks that turn the text around. */
const UNSEEN = String.raw`[\p{C}\p{DI}\u2800]`;
const SEEN_OR_NOT = new RegExp(`(${EMOJI}|${JOINED})|${UNSEEN}`, "gu");
/** On one letter, its own accents counted. */
const MOST_MARKS = 2;
const MARKED = /(.?)(\p{M}+)/gsu;
const VISIBLE = /[^\p{C}\p{M}\p{Z}]/u;

/** One way to write the same: composed letters, single spaces. */
export function tidySpaces(text: string): string {
  return text.normalize("NFC").trim().replaceAll(/\s+/gu, " ");
}

/** Whether a tidy text can be read as a name, wherever it is shown. */
export function isName(text: string): boolean {
  return (
    [...text].length <= LONGEST_NAME &&
    VISIBLE.test(text) &&
    readable(text) === text
  );
}

/** The name that somebody typed without what no name may have; undefined where nothing is left to read. */
export function tidyName(typed: string): string | undefined {
  const whole = readable(tidySpaces(typed));
  // What was cut in two leaves its first half.
  const name = readable([...whole].slice(0, LONGEST_NAME).join(""));
  return VISIBLE.test(name) ? name : undefined;
}

function readable(text: string): string {
  const seen = text.replace(SEEN_OR_NOT, (_, kept: string = "") => kept);
  const bare = tidySpaces(seen).replace(
    MARKED,
    (_, base: string, marks: string) => base + fitting(base, marks),
  );
  return tidySpaces(bare);
}

/** A mark needs something under it, and a third one would reach into the line above. */
function fitting(base: string, marks: string): string {
  if (base.trim() === "") return "";
  const own = base.normalize("NFD").match(/\p{M}/gu)?.length ?? 0;
  return [...marks].slice(0, Math.max(0, MOST_MARKS - own)).join("");
}
