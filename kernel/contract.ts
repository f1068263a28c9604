/** The contract every game keeps: pure rules over plain JSON, told apart into states, views, moves and events. */

import type { Random } from "./random.ts";

/** A place at a table, counted from 0 clockwise. */
export type Seat = number;

/** Why something was not done: a code and values for the sentence, never the sentence itself. */
export interface Refusal<Code extends string = string> {
  /** What is wrong, in kebab-case; the client has the words. */
  readonly code: Code;
  /** The id of the rule that says so, such as `N7`; absent where no rule of the game speaks. */
  readonly rule?: string;
  /** What the sentence needs to name things. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A value, or the reason why there is none. */
export type Result<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal<Code> };

/** How a match ended. */
export interface Outcome<Reason extends string = string> {
  /** Who won; several share. */
  readonly winners: readonly Seat[];
  /** What the game counts at its end, seat by seat: points, or cards left. */
  readonly scores: readonly number[];
  /** Which of its ways to end it took, in kebab-case. */
  readonly reason: Reason;
}

/** What `setup` and `apply` are given for one move. */
export interface Turn<Event> {
  /** This move's own stream of random numbers. Drawing from it raises the undo barrier. */
  readonly random: Random;
  /** Tells everyone, or only some seats, what happened. */
  emit(event: Event, only?: readonly Seat[]): void;
  /**
   * Like `emit`, for what is seen now and hidden again afterwards, such as the back of a card turned over and put
   * away: the event knows more than any view after it. Raises the undo barrier.
   */
  show(event: Event, only?: readonly Seat[]): void;
  /** Declares that something hidden from the mover has come into its view: the undo barrier. */
  reveal(): void;
}

/**
 * The rules of one game. `Code` is every refusal it may give: its board has a sentence for each.
 *
 * A view is a state with holes; a state is a view without any. A hole is `null`, and a state contains no `null`.
 * All of View, State, Move, Event and Options are plain JSON. No member keeps memory, reads a clock or throws on bad input.
 */
export interface Game<
  View,
  State extends View,
  Move,
  Event,
  Options,
  Code extends string = string,
> {
  /** The name of the game's folder. */
  readonly id: string;
  /** Raised when an old log would replay differently, or a state has another shape: running matches are taken over. */
  readonly rulesVersion: number;
  /** Names the cards, words or maps in use; what was played with others is not played again with these. */
  readonly contentVersion: string;
  /** How many may play. */
  readonly seats: { readonly min: number; readonly max: number };
  /** No match is longer; the conformance kit enforces it. */
  readonly maxMoves: number;
  /** Whether `moves` lists every legal move, rather than a covering sample. */
  readonly complete: boolean;
  /** Whether all seats and spectators see and are told the same, so that one view serves everyone. */
  readonly isOpen?: true;
  /** Members of the state that no move changes, however large: they are not copied for it. */
  readonly fixed?: readonly string[];
  /** Of the members of the state those that such a move does not change, the fixed ones among them: they are not copied for it. */
  untouched?(move: Move): readonly string[];
  /** Members of the state, lists or objects, whose items come and go but never change: only the list is copied for a move. */
  readonly shallow?: readonly string[];
  /** Checks the shape and range of a table's options; what is absent gets its default. */
  parseOptions(raw: unknown, seats: number): Result<Options, Code>;
  /** What options meant before a table could choose them: what is kept of matches from then lacks them. */
  readonly formerOptions?: Partial<Options>;
  /** Checks the shape of a move; whether it is legal is `reject`'s question. */
  parseMove(raw: unknown): Result<Move, Code>;
  /** Lays out the table; may tell events, such as who drew to begin. */
  setup(seats: number, options: Options, turn: Turn<Event>): State;
  /** The seats that may act. Several: they choose at once, unseen, or may interrupt. None: the match is over. */
  toMove(at: View): readonly Seat[];
  /** The legal moves of a seat that may act, lazily. */
  moves(at: View, seat: Seat): Iterable<Move>;
  /** One legal move at random, where listing them all would be the cost of a playout. */
  sample?(at: View, seat: Seat, random: Random): Move;
  /** Why the move is illegal for a seat that may act; undefined if it is legal. */
  reject(at: View, seat: Seat, move: Move): Refusal<Code> | undefined;
  /** Plays a legal move in place. */
  apply(state: State, seat: Seat, move: Move, turn: Turn<Event>): void;
  /** The result; undefined exactly as long as somebody may act. */
  outcome(at: View): Outcome | undefined;
  /** What a seat, or a spectator (null), knows, including what the rules let it remember. */
  view(state: State, seat: Seat | null): View;
  /** A possible state behind a view: fills the holes. */
  determinize(view: View, seat: Seat, random: Random): State;
  /**
   * A state to go on from that the seat could not tell from the true one: as `determinize`, but the world stays true,
   * such as coordinates and the two sides of a card. Undefined: others have decided something in secret, which cannot
   * be drawn. Without this member a match of the game is not continued.
   */
  redeal?(view: View, seat: Seat, random: Random): State | undefined;
  /** Turns a state that rules of an older version left into one of today's; without this member it stays as it is. */
  migrate?(state: unknown, rulesVersion: number): State;
  /**
   * A name for what the seat has to decide. A move made on an older position still counts if the name is the same;
   * without this member every position is a decision of its own.
   */
  decision?(at: View, seat: Seat): string;
  /**
   * How many seconds a bot lets pass before it acts here, so that people may still interrupt; without this member, none.
   */
  patience?(at: View, seat: Seat, isPerson: (seat: Seat) => boolean): number;
}

/** Any game, its types forgotten: for code that only passes states, moves and events along. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;
