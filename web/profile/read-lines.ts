/** The lines of a profile, each read from what a browser or a file has kept. Undefined: it is none. Members always stand in the same order. */

import { isCount, isObject, isOneOf, languages, levels } from "@stolik/kernel";
import { isName, isTime } from "../bounds.ts";
import { results } from "./profile.ts";
import type { KeptWord, PlayedMatch, TrainingCard } from "./profile.ts";

export function readMatch(raw: unknown): PlayedMatch | undefined {
  if (!isObject(raw)) return undefined;
  const { id, game, at, isOnline, level, result, points } = raw;
  return isName(id) &&
    isName(game) &&
    isTime(at) &&
    typeof isOnline === "boolean" &&
    (level === null || isOneOf(level, levels)) &&
    isOneOf(result, results) &&
    (points === null || isNumber(points))
    ? { id, game, at, isOnline, level, result, points }
    : undefined;
}

export function readWord(raw: unknown): KeptWord | undefined {
  if (!isObject(raw)) return undefined;
  const { match, game, word, language, points } = raw;
  return isName(match) &&
    isName(game) &&
    isName(word) &&
    isOneOf(language, languages) &&
    isNumber(points)
    ? { match, game, word, language, points }
    : undefined;
}

export function readCard(raw: unknown): TrainingCard | undefined {
  if (!isObject(raw)) return undefined;
  const { key, due, answered, stability, difficulty, days, times, lapses } =
    raw;
  return isName(key) &&
    isTime(due) &&
    isTime(answered) &&
    isWithin(stability, STABILITY) &&
    isWithin(difficulty, DIFFICULTY) &&
    isCount(days) &&
    isCount(times) &&
    isCount(lapses)
    ? { key, due, answered, stability, difficulty, days, times, lapses }
    : undefined;
}

function isNumber(raw: unknown): raw is number {
  return Number.isFinite(raw);
}

/** What the scheduler makes, and takes. */
const STABILITY = { least: 0.001, most: 36_500 };
const DIFFICULTY = { least: 1, most: 10 };

function isWithin(
  raw: unknown,
  { least, most }: typeof STABILITY,
): raw is number {
  return isNumber(raw) && raw >= least && raw <= most;
}
