/** The draft of one's turn, kept in the tab: to load the page again must not cost the tiles one has laid. */

import { isObject } from "@stolik/kernel";
import type { Draft, Placed } from "./draft.ts";
import { isEmptyDraft } from "./draft.ts";

/** What a draft belongs to: a match, and in it a seat, a turn, a board and a rack. */
export interface Occasion {
  readonly match: string;
  readonly position: string;
}

const NAME = "stolik.letters.draft";

export function keepDraft(
  { match, position }: Occasion,
  draft: Draft | undefined,
): void {
  const name = `${NAME} ${match}`;
  try {
    if (!draft || isEmptyDraft(draft)) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify({ position, draft }));
  } catch {
    // A browser that keeps nothing loses the draft, as a table would.
  }
}

/** The draft that was kept for exactly this position. */
export function keptDraft({ match, position }: Occasion): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(
      sessionStorage.getItem(`${NAME} ${match}`) ?? "null",
    );
    if (!isObject(kept) || kept["position"] !== position) return undefined;
    return parseDraft(kept["draft"]);
  } catch {
    return undefined;
  }
}

function parseDraft(raw: unknown): Draft | undefined {
  if (!isObject(raw)) return undefined;
  const { placed, word, typed, missing } = raw;
  const isRight =
    isListOf(placed, isPlaced) &&
    isListOf(word, Number.isInteger) &&
    isListOf(missing, isText) &&
    (typed === undefined || isText(typed));
  return isRight ? (raw as unknown as Draft) : undefined;
}

function isPlaced(raw: unknown): raw is Placed {
  return (
    isObject(raw) &&
    Number.isInteger(raw["slot"]) &&
    Number.isInteger(raw["field"]) &&
    typeof raw["isByHand"] === "boolean"
  );
}

function isText(raw: unknown): raw is string {
  return typeof raw === "string";
}

function isListOf(raw: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(raw) && raw.every(isItem);
}
