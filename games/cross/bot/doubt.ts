/** Whether to doubt, and of which neighbour the new card is wrong. */

import { innerOf, neighboursOf } from "../rules/index.ts";
import type { Asking, Card } from "../rules/index.ts";
import {
  chanceRight,
  chanceRightAgreed,
  chanceTrusted,
  margin,
} from "./guess.ts";
import { othersSpread, worth, worthAfter } from "./outlook.ts";
import type { Outlook, Weighed } from "./outlook.ts";

export function weighAnswers(
  outlook: Outlook,
  asking: Asking<null>,
): Weighed[] {
  const { view, seat } = outlook;
  const won = worthAfter(outlook, seat, view.turn);
  const lost = worthAfter(outlook, view.turn, seat);
  const doubts = neighboursOf(view, asking).map((neighbour): Weighed => {
    const right = chanceOf(outlook, asking, neighbour);
    return {
      move: { type: "doubt", neighbour },
      value: (1 - right) * won + right * lost,
    };
  });
  const agree: Weighed = {
    move: { type: "agree" },
    value: worth(outlook, view.tokens),
  };
  return [agree, ...doubts];
}

/** How likely the new card is right of this neighbour. */
function chanceOf(
  { view, beliefs, sight, trust }: Outlook,
  asking: Asking<null>,
  neighbour: Card,
): number {
  const { arm, index } = asking;
  const card = view.arms[arm][index];
  if (!card) throw new Error("The card asked about does not lie there.");
  const mine = beliefs(card, arm);
  const other = beliefs(neighbour, arm);
  const apart =
    neighbour === innerOf(view, asking)
      ? margin(arm, other, mine)
      : margin(arm, mine, other);
  if (sight !== "table") return chanceTrusted(chanceRight(apart), trust);
  // The player who laid the card, and those who have agreed, took it to be right.
  return chanceRightAgreed(apart, 1 + asking.heard, othersSpread(apart));
}
