/** Whom somebody plays against alone: gently at first, then as they chose last; and whom they are offered next. */

import { hasLessThanHalf } from "@stolik/furniture";
import type { HeavyLoss } from "@stolik/furniture";
import { isObject, levels } from "@stolik/kernel";
import type { Level, Outcome, Player, Seat } from "@stolik/kernel";
import { readSaved, save } from "../saved.ts";
import type { OptionValues } from "./plan.ts";

/** After how many heavy losses in a row gentler ones are offered. */
const HEAVY_LOSSES = 2;

export interface Opponents {
  readonly bots: number;
  readonly level: Level;
}

/** What this device remembers of a game played alone. */
export interface Remembered extends Opponents {
  readonly options: OptionValues;
  /** How many matches in a row were lost by far. */
  readonly heavyLosses: number;
}

export type Result = "won" | "lost" | "lost by far";

export interface Offer extends Opponents {
  readonly type: "stronger" | "gentler";
}

export const firstOpponents: Opponents = { bots: 1, level: 1 };

export function opponentsAmong(players: readonly Player[]): Opponents {
  const bots = players.filter((player) => player.type === "bot");
  return { bots: bots.length, level: bots[0]?.level ?? firstOpponents.level };
}

/** `isHeavyLoss` is the game's own measure, where it has one. */
export function resultOf(
  { winners, scores }: Outcome,
  seat: Seat,
  isHeavyLoss: HeavyLoss = hasLessThanHalf,
): Result {
  if (winners.includes(seat)) return "won";
  const best = scores[winners[0] ?? seat] ?? 0;
  return isHeavyLoss(scores[seat] ?? 0, best) ? "lost by far" : "lost";
}

/** Undefined: nobody is. */
export function strongerThan({ bots, level }: Opponents) {
  const stronger = levels.find((one) => one === level + 1);
  return stronger && { bots, level: stronger };
}

/** Undefined: nobody is. */
export function gentlerThan({ bots, level }: Opponents) {
  const gentler = levels.find((one) => one === level - 1);
  if (gentler) return { bots, level: gentler };
  return bots > 1 ? { bots: bots - 1, level } : undefined;
}

/** Undefined: nobody stronger or gentler is needed, or there is nobody. */
export function offerAfter(
  result: Result,
  opponents: Opponents,
  heavyLosses: number,
): Offer | undefined {
  if (result === "won") {
    const stronger = strongerThan(opponents);
    return stronger && { type: "stronger", ...stronger };
  }
  if (result !== "lost by far" || heavyLosses < HEAVY_LOSSES) return undefined;
  const gentler = gentlerThan(opponents);
  return gentler && { type: "gentler", ...gentler };
}

/** Undefined before the first match, or where what was saved cannot be read. */
export function rememberedFor(game: string): Remembered | undefined {
  const saved: unknown = parse(readSaved(keyOf(game)));
  if (!isObject(saved) || !isObject(saved["options"])) return undefined;
  const { bots, heavyLosses } = saved;
  const level = levels.find((one) => one === saved["level"]);
  if (!level || !isCount(bots) || bots === 0) return undefined;
  const options = saved["options"] as OptionValues;
  const losses = isCount(heavyLosses) ? heavyLosses : 0;
  return { bots, level, options, heavyLosses: losses };
}

/** Whom somebody plays against now, or has just played against. */
export function remember(
  game: string,
  { bots, level }: Opponents,
  options: OptionValues,
  result?: Result,
): void {
  const before = rememberedFor(game);
  // Against others than before nothing was lost yet.
  const isSame = before?.bots === bots && before.level === level;
  const lost = isSame ? before.heavyLosses : 0;
  const heavyLosses =
    result === undefined ? lost : result === "lost by far" ? lost + 1 : 0;
  const now: Remembered = { bots, level, options, heavyLosses };
  save(keyOf(game), JSON.stringify(now));
}

function keyOf(game: string): string {
  return `opponents.${game}`;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

/** Something else may have written there. */
function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}
