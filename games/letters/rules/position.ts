/** What a match of Open Letters consists of: views, states, moves, events. */

import type { Outcome, Seat } from "@stolik/kernel";
import type { BoardName } from "../content/boards.ts";
import type { Letter } from "../content/tiles.ts";
import type { Checking, Contact, Reading } from "./options.ts";

/** What stands for a tile on a field that has none. */
export const EMPTY = "";

/** A tile laid on a light field, known by its index on the board. */
export interface Laid {
  readonly letter: Letter;
  readonly field: number;
}

/** A line of the score sheet: what a seat did in its turn. */
export type Row =
  | {
      readonly type: "word";
      readonly seat: Seat;
      readonly word: string;
      /** L20 */
      readonly points: number;
      /** L21 */
      readonly bonus: number;
      /** L17: open until it is settled. */
      readonly status: "open" | "stands" | "refused";
      /** L17: who asked for the dictionary. */
      readonly asked?: Seat;
    }
  | { readonly type: "exchange"; readonly seat: Seat; readonly count: number }
  | { readonly type: "pass"; readonly seat: Seat };

/** A word that may still be doubted (L17): the last row of the sheet, whose tiles lie on the board already. */
export interface Open {
  readonly seat: Seat;
  readonly laid: readonly Laid[];
  /** The fields of the word in order. */
  readonly word: readonly number[];
  /** Who has said that they accept. */
  readonly accepted: readonly Seat[];
}

/** How the match ended (L22): all light fields are covered, or nobody lays any more. */
export type Ending = "covered" | "idle";

/** A tile drawn to see who begins (L6). */
export interface Drawn {
  readonly seat: Seat;
  readonly letter: Letter;
}

/** What a daily deal asks for: a word worth as much as the best that is said every day, in a few tries. */
export interface Task {
  /** How many words may be read. */
  readonly tries: number;
  /** What the best everyday word brings (L20, L21). */
  readonly goal: number;
  /** The best word of the whole dictionary, told to whoever has reached the goal. */
  readonly record: RecordWord | null;
}

export interface RecordWord {
  readonly word: string;
  /** L20, L21 */
  readonly total: number;
}

export interface View {
  readonly board: BoardName;
  readonly reading: Reading;
  readonly contact: Contact;
  readonly checking: Checking;
  /** L26: whether a word may be read again in the same match. */
  readonly repeats: boolean;
  /** L17: how long a bot leaves people to doubt; the table keeps the time. */
  readonly challengeSeconds: number;
  /** L6: the draws for who begins; those tied for first drew again. */
  readonly opening: readonly (readonly Drawn[])[];
  readonly first: Seat;
  /** Whose turn it is. */
  readonly turn: Seat;
  /** The letter on each light field, or EMPTY. */
  readonly tiles: readonly Letter[];
  /** Known to their owners alone (L24). */
  readonly racks: readonly (readonly (Letter | null)[])[];
  /** Drawn from its end; known to nobody (L24). */
  readonly pool: readonly (Letter | null)[];
  readonly scores: readonly number[];
  /** Each seat's best single word, without bonus (L23). */
  readonly best: readonly number[];
  /** Turns in a row that left no tile on the board (L22). */
  readonly idle: number;
  readonly sheet: readonly Row[];
  readonly open?: Open;
  readonly ending?: Ending;
  /** Of a daily deal; a match has none. */
  readonly task?: Task;
}

export interface State extends View {
  turn: Seat;
  readonly tiles: Letter[];
  readonly racks: Letter[][];
  readonly pool: Letter[];
  readonly scores: number[];
  readonly best: number[];
  idle: number;
  readonly sheet: Row[];
  open?: Open;
  ending?: Ending;
}

export type Move =
  | {
      readonly type: "word";
      readonly lay: readonly Laid[];
      /** The fields of the word in order, those laid now included. */
      readonly word: readonly number[];
    }
  | { readonly type: "exchange"; readonly letters: readonly Letter[] }
  | { readonly type: "pass" }
  | { readonly type: "challenge" }
  | { readonly type: "accept" };

export type WordMove = Extract<Move, { type: "word" }>;

export type Event =
  | {
      readonly type: "begins";
      readonly seat: Seat;
      readonly draws: readonly (readonly Drawn[])[];
      readonly start: Letter;
    }
  | {
      readonly type: "word";
      readonly seat: Seat;
      readonly word: string;
      readonly laid: readonly Laid[];
      readonly fields: readonly number[];
      readonly points: number;
      /** Indices of the bonus fields fenced in. */
      readonly fenced: readonly number[];
      readonly bonus: number;
    }
  | { readonly type: "accepted"; readonly seat: Seat }
  | {
      readonly type: "challenged";
      readonly seat: Seat;
      readonly word: string;
      readonly isWord: boolean;
    }
  | {
      readonly type: "stands";
      readonly seat: Seat;
      readonly word: string;
      readonly points: number;
      readonly bonus: number;
    }
  | {
      readonly type: "refused";
      readonly seat: Seat;
      readonly word: string;
      readonly returned: readonly Laid[];
    }
  | { readonly type: "exchanged"; readonly seat: Seat; readonly count: number }
  | { readonly type: "passed"; readonly seat: Seat }
  | { readonly type: "drew"; readonly seat: Seat; readonly count: number }
  /** Told to the one who drew. */
  | { readonly type: "received"; readonly letters: readonly Letter[] }
  | { readonly type: "over"; readonly outcome: Outcome<Ending> };
