/** The plan and the verdict of a run in words. */

import type { Verdict } from "./checker/check.ts";
import { kinds } from "./checker/evidence.ts";
import { wordsFor } from "./faults.ts";
import type { Plan } from "./plan.ts";

const SHOWN = 20;

export function planWords({ seed, plan, milliseconds }: Plan): string {
  const lines = plan.map(
    (fault) => `  ${(fault.at / 1000).toFixed(1)} s  ${wordsFor(fault)}`,
  );
  const head = `${milliseconds / 60_000} minutes, seed ${seed}, ${plan.length} faults:`;
  return [head, ...lines].join("\n");
}

export function verdictWords(verdict: Verdict): string {
  const { tables, moves, acknowledged, views, longest, counts } = verdict;
  const shown = verdict.violations.slice(0, SHOWN);
  const left = verdict.violations.length - shown.length;
  return [
    ...shown.map(({ kind, table, words }) => `${kind} at ${table}: ${words}`),
    ...(left > 0 ? [`… and ${left} more`] : []),
    `${tables} tables, ${moves} moves in their logs, ${acknowledged} acknowledged, ${views} views compared`,
    kinds.map((kind) => `${counts[kind]} ${kind}`).join(", "),
    longest
      ? `longest time without a move where one could be made: ${seconds(longest.milliseconds)}, at ${longest.table} (${longest.game}), ${seconds(longest.from)} into the history`
      : "nobody played",
  ].join("\n");
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
