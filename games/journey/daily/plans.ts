/** The most markers that can still be collected, and how: every plan that could be the best is tried. */

import { fieldOfMarker, goalsFrom, spendings, without } from "./legs.ts";
import type { Goal, Leg, Open } from "./legs.ts";

export interface Planner {
  /** One of the plans with the most markers. */
  best(open: Open): readonly Leg[];
}

/**
 * A die collects one marker at most (J15), and to the next one the pawn goes by a shortest way: whatever dice lead so far
 * together lead there in any order, with stops where no marker is. So a plan is a list of markers with the dice for each,
 * and it never pays to spend a die without which the others lead far enough: nothing else has to be tried.
 *
 * What was found is remembered. `narrow`: whoever does not think makes for some of the markers alone.
 */
export function planner(
  narrow: (goals: readonly Goal[]) => readonly Goal[] = (goals) => goals,
): Planner {
  const plans = new Map<string, readonly Leg[]>();
  const goals = remembered(
    (open: Omit<Open, "dice">) => narrow(goalsFrom(open)),
    ({ pawn, markers }) => `${pawn} ${markers.join()}`,
  );
  const choices = remembered(
    ({ dice, steps }: { dice: readonly number[]; steps: number }) =>
      spendings(dice, steps).map((spent) => ({
        spent,
        left: without(dice, spent),
      })),
    ({ dice, steps }) => `${dice.join()} ${steps}`,
  );

  function best(open: Open): readonly Leg[] {
    const key = `${open.pawn} ${open.markers.join()} ${open.dice.join()}`;
    const known = plans.get(key);
    if (known) return known;
    let plan: readonly Leg[] = [];
    for (const { marker, steps } of goals(open)) {
      const markers = open.markers.filter((other) => other !== marker);
      const pawn = fieldOfMarker(marker);
      for (const { spent, left } of choices({ dice: open.dice, steps })) {
        const most = 1 + Math.min(markers.length, left.length);
        if (most <= plan.length) continue;
        const rest = best({ pawn, markers, dice: left });
        if (rest.length < plan.length) continue;
        plan = [{ marker, dice: spent }, ...rest];
      }
    }
    plans.set(key, plan);
    return plan;
  }

  return { best };
}

function remembered<Question, Answer>(
  ask: (question: Question) => Answer,
  keyOf: (question: Question) => string,
): (question: Question) => Answer {
  const answers = new Map<string, Answer>();
  return (question) => {
    const key = keyOf(question);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = ask(question);
    answers.set(key, answer);
    return answer;
  };
}
