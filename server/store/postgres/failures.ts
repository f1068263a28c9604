/** What went wrong in PostgreSQL: a failure of the store, one row's fault, or two statements in each other's way. */

import pg from "pg";
import { Damaged } from "../damage.ts";
import { StoreFailure } from "../failure.ts";

/** PostgreSQL's codes, or the first two characters of a whole class of them. */
const ONE_ROWS_FAULT = ["22", "23", "54", "55P03"];
const IN_EACH_OTHERS_WAY = ["40P01", "40001"];
/** Pages or indexes that do not read as they were written. */
const DAMAGE = ["XX001", "XX002"];
/** A name that the connection does not know, or knows already, or whose plan a newer schema has made useless. */
const NAME_LOST = ["26000", "42P05", "0A000"];
/** Whatever a statement itself can be to blame for, or the program that wrote it. */
const STATEMENTS_FAULT = [
  ...ONE_ROWS_FAULT,
  ...IN_EACH_OTHERS_WAY,
  ...NAME_LOST,
  "42",
];

/** What the store throws: the error itself where the statement or its values are to blame, damage where a page is; anything else is the connection, the server or its disk. */
export function failureOf(error: unknown): unknown {
  if (error instanceof StoreFailure || isOf(error, STATEMENTS_FAULT))
    return error;
  if (isOf(error, DAMAGE)) return damageOf(error);
  return new StoreFailure(`PostgreSQL does not serve: ${wordsOf(error)}`, {
    cause: error,
  });
}

/** A name with several addresses, none of which answers, is told by its code alone. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== "") return error.message;
  return "code" in error ? String(error.code) : error.name;
}

function damageOf(error: pg.DatabaseError): Damaged {
  const { table, message } = error;
  return new Damaged(table ? { table } : {}, message, { cause: error });
}

/** Whether the others of a batch could be kept without the one that is to blame. */
export function isOneRowsFault(error: unknown): boolean {
  return isOf(error, ONE_ROWS_FAULT);
}

/** Whether the same may well succeed when it is tried again: a deadlock, a conflict of transactions, a name that is lost. */
export function isWorthRepeating(error: unknown): boolean {
  return isOf(error, IN_EACH_OTHERS_WAY) || isNameLost(error);
}

/** Whether it failed over the name it was sent by, before anything was done. */
export function isNameLost(error: unknown): boolean {
  return isOf(error, NAME_LOST);
}

function isOf(
  error: unknown,
  codes: readonly string[],
): error is pg.DatabaseError {
  if (!(error instanceof pg.DatabaseError)) return false;
  const { code = "" } = error;
  return codes.some((start) => code.startsWith(start));
}
