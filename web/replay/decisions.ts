/** What of a review is told: the turns that lost something, facts and hindsight; and which of them mattered most. */

import { lossIn } from "@stolik/kernel";
import type { Assessment, JudgedTurn, Seat } from "@stolik/kernel";

export interface Decision {
  /** Tells it from all others of the match. */
  readonly name: string;
  readonly seat: Seat;
  /** The position before the turn. */
  readonly from: number;
  /** The position that shows on the board what it is about. */
  readonly at: number;
  readonly assessment: Assessment<unknown>;
  /** In the game's unit; 0: it is a fact, or hindsight. */
  readonly loss: number;
}

/** Those worth a word, in order. */
export function decisionsIn(
  turns: readonly JudgedTurn[],
  isSeenAfter: (assessment: Assessment<unknown>) => boolean = () => false,
): readonly Decision[] {
  return turns.flatMap(({ seat, from, assessments }) =>
    assessments.flatMap((assessment, index) => {
      const loss = lossIn(assessment);
      const { isFact, isHindsight } = assessment;
      const name = `${from}-${index}`;
      const at = isSeenAfter(assessment) ? from + 1 : from;
      return loss > 0 || isFact || isHindsight
        ? [{ name, seat, from, at, assessment, loss }]
        : [];
    }),
  );
}

const MOST = 3;

/** What weighed most: what was lost before what only the end has shown. What is measured differently is not compared: each aspect gives its heaviest in turn. */
export function weightiest(
  decisions: readonly Decision[],
): readonly Decision[] {
  const isLost = ({ loss }: Decision) => loss > 0;
  const isHindsight = ({ assessment }: Decision) => assessment.isHindsight;
  return [
    ...heaviestInTurn(decisions.filter(isLost)),
    ...heaviestInTurn(decisions.filter(isHindsight)),
  ].slice(0, MOST);
}

function heaviestInTurn(decisions: readonly Decision[]): readonly Decision[] {
  const heaviest = decisions
    .filter((decision) => gapIn(decision) > 0)
    .toSorted((one, other) => gapIn(other) - gapIn(one));
  const aspects = [...new Set(heaviest.map(aspectOf))];
  const ranked = aspects.map((aspect) =>
    heaviest.filter((decision) => aspectOf(decision) === aspect),
  );
  return Array.from({ length: MOST }, (_, round) =>
    ranked.flatMap((one) => one[round] ?? []),
  ).flat();
}

function gapIn({ assessment: { best, played } }: Decision): number {
  return best - played;
}

/** The seats in the order in which they are told: one's own first. */
export function seatsInOrder(
  seats: number,
  own: Seat | undefined,
): readonly Seat[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return own === undefined ? all : [own, ...all.filter((seat) => seat !== own)];
}

function aspectOf({ assessment }: Decision): string {
  return assessment.aspect;
}
