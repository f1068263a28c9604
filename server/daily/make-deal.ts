/** Makes deals and plays solutions again, where it may take as long as it takes. */

import { checkSolution, dealOf, ok } from "@stolik/kernel";
import type { AnyDaily, AnyDailyDeal, Day, Result } from "@stolik/kernel";
import type { MadeDeal } from "./maker.ts";

export function makeDeal(daily: AnyDaily, game: string, day: Day): MadeDeal {
  const { contentVersion, version } = daily;
  const deal = dealOf(daily, game, day);
  return {
    day,
    game,
    contentVersion,
    version,
    best: deal.best,
    json: JSON.stringify(deal),
  };
}

export function scoreOf(
  daily: AnyDaily,
  { json }: MadeDeal,
  moves: readonly unknown[],
): Result<number> {
  const deal = JSON.parse(json) as AnyDailyDeal;
  const checked = checkSolution(daily, deal, moves);
  return checked.ok ? ok(daily.score(checked.value.state)) : checked;
}
