/** What somebody has reached in the deals of the days, kept on the device. */

import { isObject } from "@stolik/kernel";
import type { Day, Mark } from "@stolik/kernel";
import { readSaved, save } from "./saved.ts";

const DONE = "daily.done";
const DAYS = "daily.days";
/** All games of the days for which a result is still taken, and some more. */
const MOST_DONE = 60;
const MOST_DAYS = 1_000;

/** A deal that was solved. */
export interface DoneDeal {
  readonly day: Day;
  readonly game: string;
  readonly contentVersion: string;
  readonly version: number;
  readonly moves: readonly unknown[];
  readonly score: number;
  readonly best: number;
  readonly marks: readonly Mark[];
  /** Whether the server knows of it, or wants no such thing any more. */
  readonly isSent: boolean;
}

/** The oldest first. */
export function doneDeals(): readonly DoneDeal[] {
  const read = readList(DONE);
  return read.filter(
    (one): one is DoneDeal =>
      isObject(one) &&
      typeof one["day"] === "string" &&
      typeof one["game"] === "string" &&
      typeof one["score"] === "number" &&
      typeof one["best"] === "number" &&
      Array.isArray(one["moves"]) &&
      Array.isArray(one["marks"]),
  );
}

export function doneDeal(day: Day, game: string): DoneDeal | undefined {
  return doneDeals().find((one) => one.day === day && one.game === game);
}

/** What is noted again takes the place of what was noted before. */
export function noteDone(done: DoneDeal): void {
  const { day, game } = done;
  const others = doneDeals().filter(
    (one) => one.day !== day || one.game !== game,
  );
  save(DONE, JSON.stringify([...others, done].slice(-MOST_DONE)));
  const days = [...new Set([...solvedDays(), day])].toSorted();
  save(DAYS, JSON.stringify(days.slice(-MOST_DAYS)));
}

/** The days on which at least one deal was solved, in their order. */
export function solvedDays(): readonly Day[] {
  return readList(DAYS).filter((day): day is Day => typeof day === "string");
}

function readList(name: string): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(readSaved(name) ?? "[]");
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
