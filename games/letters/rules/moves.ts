/** Which moves there are: word, exchange, pass; challenge and accept. Read from foreign data, and refused. */

import {
  isIndex,
  isObject,
  isOneOf,
  ok,
  refusal,
  refuse,
} from "@stolik/kernel";
import type { Seat } from "@stolik/kernel";
import type { Lexicon } from "@stolik/lexicon";
import { boards } from "../content/boards.ts";
import { letters } from "../content/tiles.ts";
import { rejectLetters, rejectWord } from "./legality.ts";
import { EMPTY } from "./position.ts";
import type { Laid, Move, View } from "./position.ts";
import { RACK_SIZE } from "./setup.ts";
import type { Refusal, Result } from "./refusal.ts";

const ANY_FIELD = Math.max(
  ...Object.values(boards).map(({ fields }) => fields.length),
);

export function parseMove(raw: unknown): Result<Move> {
  if (!isObject(raw)) return refuse("malformed-move");
  const { type, lay, word, letters: given } = raw;
  const members = Object.keys(raw).length;
  if (
    type === "word" &&
    members === 3 &&
    isList(lay, isLaid) &&
    isList(word, isField)
  )
    return ok({ type, lay: lay.map(plain), word: [...word] });
  if (type === "exchange" && members === 2 && isList(given, isLetter))
    return ok({ type, letters: [...given] });
  if (isOneOf(type, ["pass", "challenge", "accept"] as const) && members === 1)
    return ok({ type });
  return refuse("malformed-move");
}

/** L17: those who may doubt come before the one whose turn it is, who closes the matter by acting. */
export function toMove(at: View): Seat[] {
  if (at.ending) return [];
  const { open, turn } = at;
  if (!open) return [turn];
  const others = doubters(at).filter((seat) => seat !== turn);
  // A last word waits for everyone (L17); otherwise whoever has accepted may still take the turn.
  if (isFull(at) && open.accepted.includes(turn)) return others;
  return [...others, turn];
}

export function reject(
  lexicon: Lexicon,
  at: View,
  seat: Seat,
  move: Move,
): Refusal | undefined {
  if (move.type === "challenge" || move.type === "accept")
    return rejectDoubt(at, seat);
  if (seat !== at.turn) return refusal("doubt-or-accept", "L17");
  if (at.open && isFull(at)) return refusal("last-word-waits", "L17");
  switch (move.type) {
    case "word":
      return rejectWord(lexicon, at, seat, move);
    case "exchange":
      return rejectExchange(at, seat, move.letters);
    case "pass":
      return undefined; // L10
  }
}

/** The seats that have neither laid the open word nor accepted it, clockwise from its owner. */
export function doubters({ open, racks }: View): Seat[] {
  if (!open) return [];
  const seats = racks.length;
  const others = Array.from(
    { length: seats - 1 },
    (_, index) => (open.seat + 1 + index) % seats,
  );
  return others.filter((seat) => !open.accepted.includes(seat));
}

/** L22: all light fields are covered. */
export function isFull({ tiles }: View): boolean {
  return !tiles.includes(EMPTY);
}

/** L17: how many tiles the pool will hold once the open word has settled, its draw included. */
export function poolLeft({ pool, open }: View): number {
  return Math.max(0, pool.length - (open?.laid.length ?? 0));
}

function rejectDoubt(at: View, seat: Seat): Refusal | undefined {
  if (!at.open) return refusal("nothing-to-doubt", "L17");
  return doubters(at).includes(seat)
    ? undefined
    : refusal("already-accepted", "L17");
}

/** L9 */
function rejectExchange(
  at: View,
  seat: Seat,
  given: readonly string[],
): Refusal | undefined {
  if (given.length < 1 || given.length > RACK_SIZE)
    return refusal("exchange-one-to-six", "L9", { count: given.length });
  const left = poolLeft(at);
  if (given.length > left) return refusal("pool-too-small", "L9", { left });
  return rejectLetters(at, seat, given, "L9");
}

/** Longer lists than there are tiles are no moves at all. */
function isList<Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
): value is readonly Item[] {
  return (
    Array.isArray(value) && value.length <= ANY_FIELD && value.every(isItem)
  );
}

function isLetter(value: unknown): value is string {
  return typeof value === "string" && letters.includes(value);
}

function isField(value: unknown): value is number {
  return isIndex(value, ANY_FIELD);
}

function isLaid(value: unknown): value is Laid {
  return (
    isObject(value) &&
    Object.keys(value).length === 2 &&
    isLetter(value["letter"]) &&
    isField(value["field"])
  );
}

function plain({ letter, field }: Laid): Laid {
  return { letter, field };
}
