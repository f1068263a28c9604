/** The profile as this browser keeps it, beside the map, which was there before. */

import { isObject } from "@stolik/kernel";
import { fromJson } from "../from-json.ts";
import { eraseMap, readMap, writeMap } from "../own-map/store.ts";
import { readSaved, save } from "../saved.ts";
import { joinCards, joinMatches, joinWords, merge } from "./merge.ts";
import { nothing, VERSION } from "./profile.ts";
import type {
  KeptWord,
  PlayedMatch,
  Profile,
  TrainingCard,
} from "./profile.ts";
import { readCard, readMatch, readWord } from "./read-lines.ts";

const NAME = "profile";
/** More than a profile has; the oldest make room. */
const MOST_KNOWN = 3000;

/** What is kept, and the names of all matches that were ever noted here: what was erased does not come back. */
interface Kept extends Pick<Profile, "matches" | "words" | "cards"> {
  readonly known: readonly string[];
}

/** The profile as it is from now on, and whether all of the other is in it. */
interface Added {
  readonly profile: Profile;
  readonly isKept: boolean;
}

export function readProfile(): Profile {
  const { matches, words, cards } = readKept();
  return { ...nothing, matches, words, cards, map: readMap() };
}

export function isNoted(match: string): boolean {
  return readKept().known.includes(match);
}

/** Once. */
export function noteMatch(
  match: PlayedMatch,
  words: readonly KeptWord[],
): void {
  const kept = readKept();
  if (kept.known.includes(match.id)) return;
  write({
    ...kept,
    matches: joinMatches([...kept.matches, match]),
    words: joinWords([...kept.words, ...words]),
    known: [...kept.known, match.id].slice(-MOST_KNOWN),
  });
}

/** An exercise was answered. */
export function noteCard(card: TrainingCard): void {
  const kept = readKept();
  write({ ...kept, cards: joinCards([...kept.cards, card]) });
}

/** What is here stays. */
export function addProfile(other: Profile): Added {
  const merged = merge(readProfile(), other);
  const { matches, words, cards } = merged;
  const known = new Set([...readKept().known, ...matches.map(({ id }) => id)]);
  const lines = { matches, words, cards };
  const isKept =
    write({ ...lines, known: [...known].slice(-MOST_KNOWN) }) &&
    writeMap(merged.map);
  return { profile: isKept ? merged : readProfile(), isKept };
}

export function eraseProfile(): Profile {
  const { known } = readKept();
  write({ matches: [], words: [], cards: [], known });
  eraseMap();
  return readProfile();
}

function write(kept: Kept): boolean {
  return save(NAME, JSON.stringify({ version: VERSION, ...kept }));
}

/** Foreign data: another version wrote it, or somebody's hand. What cannot be read is left out. */
function readKept(): Kept {
  const raw = fromJson(readSaved(NAME));
  const from = isObject(raw) && raw["version"] === VERSION ? raw : {};
  const list = <Line>(
    name: keyof Kept,
    read: (one: unknown) => Line | undefined,
  ): Line[] => {
    const lines: unknown = from[name];
    return Array.isArray(lines)
      ? lines.flatMap((one: unknown) => read(one) ?? [])
      : [];
  };
  return {
    matches: list("matches", readMatch),
    words: list("words", readWord),
    cards: list("cards", readCard),
    known: list("known", (one) => (typeof one === "string" ? one : undefined)),
  };
}
