/** Whom somebody who plays alone is offered after this match; what they played and how it went is remembered. */

import type { AnyGameModule } from "@stolik/furniture";
import { useState } from "react";
import type { ShownMatch } from "../session/session.ts";
import { useMatchEnd } from "../session/use-match-end.ts";
import {
  offerAfter,
  opponentsAmong,
  remember,
  rememberedFor,
  resultOf,
} from "./opponents.ts";
import type { Offer, Result } from "./opponents.ts";
import type { OptionValues } from "./plan.ts";

export function useSoloOffer(
  game: string,
  module: AnyGameModule,
  match: ShownMatch | null,
  options: OptionValues,
): Offer | undefined {
  const lost = () => rememberedFor(game)?.heavyLosses ?? 0;
  const [heavyLosses, setHeavyLosses] = useState(lost);
  useMatchEnd(game, match, (ended) => {
    const result = soloResult(ended, module);
    if (!result) return;
    remember(game, opponentsAmong(ended.players), options, result);
    setHeavyLosses(lost);
  });
  const result = match && soloResult(match, module);
  if (!result) return undefined;
  return offerAfter(result, opponentsAmong(match.players), heavyLosses);
}

/** Undefined while the match goes on, or where several play on this device. */
function soloResult(
  { outcome, seat, isShared }: ShownMatch,
  { isHeavyLoss }: AnyGameModule,
): Result | undefined {
  if (!outcome || seat === null || isShared) return undefined;
  return resultOf(outcome, seat, isHeavyLoss);
}
