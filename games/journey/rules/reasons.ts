/** Every reason for which a judge prefers a turn, and every fact it tells: the board has a sentence for each. */

export const reasonCodes = [
  "best",
  "win",
  "other-die",
  "collect",
  "city",
  "nearer",
  "stay",
  "train",
  "coach",
  "stop",
  "play",
  "more-steps",
  "order",
  "keep",
  "good-dice",
  "poor-dice",
  "way",
  "dice",
  "unused",
] as const;

export type ReasonCode = (typeof reasonCodes)[number];
