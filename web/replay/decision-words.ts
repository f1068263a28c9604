/** A decision in words: why, in the game's own, and what it cost. */

import type { AnyGameModule } from "@stolik/furniture";
import type { Player, Seat } from "@stolik/kernel";
import { useMemo } from "react";
import { useLanguage } from "../language.ts";
import { useAnyGameWords } from "../parts/any-game-words.ts";
import type { Replay } from "../session/replay-messages.ts";
import { useWords } from "../words.ts";
import type { Decision } from "./decisions.ts";

export interface SaidDecision {
  /** The step of the match that the turn began with. */
  readonly step: string;
  readonly who: string;
  /** What it cost; or that it is a fact, or hindsight. */
  readonly label: string;
  readonly sentence: string;
}

type Say = (decision: Decision) => SaidDecision;

export function useDecisionWords(
  { reviewed }: AnyGameModule,
  { game, end }: Pick<Replay, "game" | "end">,
  players: readonly Player[],
): Say {
  const t = useWords();
  const words = useAnyGameWords(game);
  const language = useLanguage();
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(language, {
      maximumFractionDigits: 1,
    });
    const wording = { words, language, players };
    const amountOf = (loss: number) => {
      const count = Math.round(10 * loss) / 10;
      const amount = numbers.format(count);
      return words(reviewed.unit, { count, amount });
    };
    const labelOf = ({ assessment, loss }: Decision) => {
      if (assessment.isFact) return t("review.fact");
      const { best, played, isHindsight } = assessment;
      const amount = amountOf(isHindsight ? best - played : loss);
      if (isHindsight)
        return best > played
          ? t("review.later", { amount })
          : t("review.hindsight");
      return assessment.spread > 0
        ? t("review.estimate", { amount })
        : t("review.cost", { amount });
    };
    return (decision) => ({
      step: t("review.step", { step: decision.from + 1 }),
      who: players[decision.seat]?.name ?? "",
      label: labelOf(decision),
      sentence: reviewed.say(decision.assessment, decision.seat, end, wording),
    });
  }, [t, words, language, reviewed, end, players]);
}

/** How whoever reads did on the whole, where the game counts that. */
export function useSummary(
  { reviewed }: AnyGameModule,
  { game, heard }: Pick<Replay, "game" | "heard">,
  players: readonly Player[],
  own: Seat | undefined,
): string | undefined {
  const words = useAnyGameWords(game);
  const language = useLanguage();
  if (own === undefined) return undefined;
  return reviewed.summary?.(heard, own, { words, language, players });
}
