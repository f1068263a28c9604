/** What a review says of a turn: for each code the board has a sentence. */

export type ReasonCode =
  | "everyday"
  | "exchanged"
  | "left"
  | "passed"
  | "record"
  | "refused";
