/** The map of one's own wrong answers, as this browser keeps it from match to match. */

import type { Misplaced } from "@stolik/furniture";
import { isObject } from "@stolik/kernel";
import { fromJson } from "../from-json.ts";
import { readSaved, save } from "../saved.ts";
import { readArrow } from "./arrow.ts";
import type { Arrow } from "./arrow.ts";

export interface OwnMap {
  /** The matches that were looked at, oldest first: none counts twice. */
  readonly matches: readonly string[];
  /** Oldest first. */
  readonly arrows: readonly Arrow[];
  /** The keys of those that were taken off. */
  readonly bluffs: readonly string[];
}

const NAME = "own-map";
const VERSION = 1;
/** More nobody could read on one map; the oldest make room. */
export const MOST_ARROWS = 300;
export const MOST_MATCHES = 1000;

export function readMap(): OwnMap {
  return parse(readSaved(NAME));
}

/** What a match tells, once. */
export function addMatch(
  match: string,
  found: readonly Misplaced[],
  at: number,
): void {
  const { matches, arrows, bluffs } = readMap();
  if (matches.includes(match)) return;
  writeMap({
    matches: [...matches, match].slice(-MOST_MATCHES),
    arrows: [...arrows, ...found.map((one) => ({ ...one, match, at }))].slice(
      -MOST_ARROWS,
    ),
    bluffs,
  });
}

/** An answer that was meant to be wrong tells nothing. */
export function takeOff(arrow: Arrow): OwnMap {
  const { matches, arrows, bluffs } = readMap();
  const key = keyOf(arrow);
  const map = {
    matches,
    arrows: arrows.filter((one) => keyOf(one) !== key),
    bluffs: [...bluffs, key].slice(-MOST_MATCHES),
  };
  writeMap(map);
  return map;
}

/** The matches stay known, so that looking at one again does not bring its arrows back. */
export function eraseMap(): OwnMap {
  const map = { ...readMap(), arrows: [] };
  writeMap(map);
  return map;
}

/** No card is checked twice in one match with the same result. */
export function keyOf({ match, place, correction }: Arrow): string {
  const { latitude, longitude } = correction;
  return `${match} ${place} ${latitude} ${longitude}`;
}

/** Whether it is kept. */
export function writeMap(map: OwnMap): boolean {
  return save(NAME, JSON.stringify({ version: VERSION, ...map }));
}

/** Foreign data: another version wrote it, or somebody's hand. What cannot be read is left out. */
function parse(saved: string | undefined): OwnMap {
  const raw = fromJson(saved);
  if (!isObject(raw) || raw["version"] !== VERSION) return NOTHING;
  const { matches, arrows, bluffs } = raw;
  return {
    matches: listOf(matches).filter((one) => typeof one === "string"),
    arrows: listOf(arrows).flatMap((one) => readArrow(one) ?? []),
    bluffs: listOf(bluffs).filter((one) => typeof one === "string"),
  };
}

const NOTHING: OwnMap = { matches: [], arrows: [], bluffs: [] };

function listOf(raw: unknown): readonly unknown[] {
  return Array.isArray(raw) ? raw : [];
}
