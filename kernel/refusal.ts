/** Why the kernel refuses something, whatever the game: every code. */

/** Why a move is not played. The first is the answer of every game's `parseMove`. */
export const playCodes = [
  "malformed-move",
  "match-over",
  "not-your-turn",
] as const;
export type PlayCode = (typeof playCodes)[number];

/** Why an entry about the seats is not played. No person sees it; the caller knows why, or asks again. */
export type SeatingCode =
  | "match-over"
  | "no-change"
  | "nobody-away"
  | "not-agreed"
  | "unknown-seat";

/** Why a record is not replayed, or is not true. */
export type RecordCode =
  | "bad-seats"
  | "cannot-continue"
  | "malformed-record"
  | "not-finished"
  | "other-content"
  | "other-game"
  | "other-rules"
  | "record-differs";
