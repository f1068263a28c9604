/** Whether a word may be laid and read so: contact, what is in it, and for a snake its path. */

import type { Lexicon } from "@stolik/lexicon";
import { refusal } from "@stolik/kernel";
import type { Seat } from "@stolik/kernel";
import { boards } from "../content/boards.ts";
import type { Board } from "../content/boards.ts";
import { frontier } from "./contact.ts";
import { EMPTY } from "./position.ts";
import type { Laid, View, WordMove } from "./position.ts";
import { readableOrder } from "./reading-order.ts";
import { isRepeat } from "./repeats.ts";
import { RACK_SIZE } from "./setup.ts";
import type { Refusal } from "./refusal.ts";

export function rejectWord(
  lexicon: Lexicon,
  at: View,
  seat: Seat,
  { lay, word }: WordMove,
): Refusal | undefined {
  const board = boards[at.board];
  return (
    rejectTiles(at, seat, lay) ??
    rejectFields(board, at, lay) ??
    rejectContact(at, lay) ??
    rejectReading(at, lay, word) ??
    (at.reading === "snake" ? rejectPath(board, word) : undefined) ??
    rejectRepeat(at, spell(at, lay, word)) ??
    (at.checking === "referee"
      ? rejectUnknown(lexicon, at, lay, word)
      : undefined)
  );
}

/** The word as it is read from the board with these tiles laid. */
export function spell(
  at: Pick<View, "tiles">,
  lay: readonly Laid[],
  word: readonly number[],
): string {
  return word
    .map(
      (field) =>
        lay.find((tile) => tile.field === field)?.letter ?? at.tiles[field],
    )
    .join("");
}

/** L8: one to six tiles of one's own. */
function rejectTiles(
  at: View,
  seat: Seat,
  lay: readonly Laid[],
): Refusal | undefined {
  if (lay.length < 1 || lay.length > RACK_SIZE)
    return refusal("lay-one-to-six", "L8", { count: lay.length });
  return rejectLetters(
    at,
    seat,
    lay.map(({ letter }) => letter),
    "L8",
  );
}

/** Every letter is on the rack, as often as it is used. */
export function rejectLetters(
  at: View,
  seat: Seat,
  used: readonly string[],
  rule: string,
): Refusal | undefined {
  const left = [...(at.racks[seat] ?? [])];
  for (const letter of used) {
    const index = left.indexOf(letter);
    if (index < 0) return refusal("not-on-rack", rule, { letter });
    left.splice(index, 1);
  }
  return undefined;
}

function rejectFields(
  board: Board,
  at: View,
  lay: readonly Laid[],
): Refusal | undefined {
  const fields = lay.map(({ field }) => field);
  if (fields.some((field) => field >= board.fields.length))
    return refusal("no-light-field", "L3");
  const taken = fields.find((field) => at.tiles[field] !== EMPTY);
  if (taken !== undefined || new Set(fields).size < fields.length)
    return refusal("field-taken", "L8");
  return undefined;
}

/** L11: some order of laying puts every tile where one may be laid. */
function rejectContact(at: View, lay: readonly Laid[]): Refusal | undefined {
  const laid: number[] = [];
  let waiting = lay;
  while (waiting.length > 0) {
    const open = frontier(at, laid);
    const held = waiting.filter(({ field }) => open.includes(field));
    if (held.length === 0) return whyNoContact(at, waiting, lay);
    laid.push(...held.map(({ field }) => field));
    waiting = waiting.filter((tile) => !held.includes(tile));
  }
  return undefined;
}

/** A tile that only touches others of this turn is refused in words of its own. */
function whyNoContact(
  at: View,
  apart: readonly Laid[],
  lay: readonly Laid[],
): Refusal {
  const { touching } = boards[at.board];
  const leaning = apart.find((tile) =>
    lay.some(({ field }) => touching[tile.field]?.includes(field)),
  );
  return at.contact === "strict" && leaning
    ? refusal("touches-new-only", "L11", { letter: leaning.letter })
    : refusal("no-contact", "L11");
}

/** L12: all new tiles, at least one old one, none twice, and nothing else. */
function rejectReading(
  at: View,
  lay: readonly Laid[],
  word: readonly number[],
): Refusal | undefined {
  const isLaid = (field: number) => lay.some((tile) => tile.field === field);
  const isOld = (field: number) => (at.tiles[field] ?? EMPTY) !== EMPTY;
  if (word.some((field) => !isLaid(field) && !isOld(field)))
    return refusal("empty-field-read", "L12");
  if (new Set(word).size < word.length)
    return refusal("tile-read-twice", "L12");
  const unread = lay.find(({ field }) => !word.includes(field));
  if (unread) return refusal("tile-not-read", "L12", { letter: unread.letter });
  return word.some(isOld) ? undefined : refusal("no-old-tile", "L12");
}

/** L25: each tile of the word touches the next. */
function rejectPath(
  board: Board,
  word: readonly number[],
): Refusal | undefined {
  const isPath = word.every(
    (field, index) =>
      index === 0 || board.touching[word[index - 1] ?? -1]?.includes(field),
  );
  return isPath ? undefined : refusal("letters-apart", "L25");
}

/** L26 */
function rejectRepeat(at: View, word: string): Refusal | undefined {
  return isRepeat(at, word)
    ? refusal("word-again", "L26", { word })
    : undefined;
}

/** L18: with the order in which the same tiles are a word, if there is one. */
function rejectUnknown(
  lexicon: Lexicon,
  at: View,
  lay: readonly Laid[],
  fields: readonly number[],
): Refusal | undefined {
  const word = spell(at, lay, fields);
  if (lexicon.has(word)) return undefined;
  const tiles = fields.map((field) => ({
    field,
    letter: spell(at, lay, [field]),
  }));
  const order = readableOrder(lexicon, at, tiles);
  return refusal("not-in-dictionary", "L18", {
    word,
    ...(order === undefined ? {} : { order }),
  });
}
