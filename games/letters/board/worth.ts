/** What a draft would bring, and why it cannot be played yet: the rules' own judgement, but for the dictionary. */

import { lexiconOf } from "@stolik/lexicon";
import type { Seat } from "@stolik/kernel";
import { boards } from "../content/boards.ts";
import { reject } from "../rules/moves.ts";
import { bonusPoints, fencedIn, wordPoints } from "../rules/points.ts";
import { isInSet } from "./alphabet.ts";
import type { Draft, Desk } from "./draft.ts";
import { moveOf, wordOf } from "./draft.ts";
import type { Refusal } from "./words.ts";

export interface Worth {
  readonly word: string;
  /** L20 */
  readonly points: number;
  /** L21: the bonus fields it would fence in, and what they add. */
  readonly fenced: readonly number[];
  readonly bonus: number;
  readonly refusal: Refusal | undefined;
}

/** The page holds no dictionary: whether a word is one, the server or the worker says. */
const noWords = lexiconOf([]);

export function worthOf(desk: Desk, seat: Seat, draft: Draft): Worth {
  const { view } = desk;
  const board = boards[view.board];
  const move = moveOf(desk, draft);
  const word = wordOf(desk, draft);
  const fenced = fencedIn(board, view.tiles, move.lay);
  return {
    word,
    points: wordPoints(word),
    fenced,
    bonus: bonusPoints(board, fenced),
    refusal: refusalOf(desk, seat, draft),
  };
}

function refusalOf(desk: Desk, seat: Seat, draft: Draft): Refusal | undefined {
  const letter = draft.missing.find((one) => !isInSet(one)) ?? draft.missing[0];
  if (letter !== undefined) {
    const code = isInSet(letter) ? "no-tile" : "no-such-letter";
    return { code, rule: "L1", values: { letter } };
  }
  // What is played is what is written: a tile that found no field is not left out.
  if (draft.typed !== undefined && draft.typed !== wordOf(desk, draft))
    return { code: "no-room", rule: "L11" };
  const unjudged = { ...desk.view, checking: "challenge" } as const;
  return reject(noWords, unjudged, seat, moveOf(desk, draft));
}
