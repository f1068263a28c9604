/** Every reason for which a judge prefers a turn, and every fact it tells: the board has a sentence for each. */

export const reasonCodes = [
  "best",
  "use-chance",
  "keep-chance",
  "leave-less",
  "pattern",
  "symbols",
  "keep-away",
  "right-place",
  "other-space",
  "other-card",
  "more-possible",
] as const;

export type ReasonCode = (typeof reasonCodes)[number];
