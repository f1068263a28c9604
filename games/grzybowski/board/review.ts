/** Why a turn was worth what it was worth, in words. */

import { isOneOf } from "@stolik/kernel";
import type { Assessment, Seat } from "@stolik/kernel";
import { chances } from "../content/back-kinds.ts";
import { backIds } from "../content/back-sides.ts";
import { frontIds } from "../content/fronts.ts";
import type { Card, Move, View } from "../rules/position.ts";
import { reasonCodes } from "../rules/reasons.ts";
import { cardName } from "./words.ts";
import type { Wording } from "./words.ts";

type Values = Readonly<Record<string, string | number>>;

export function say(
  { reason: { code, values = {} } }: Assessment<Move>,
  _seat: Seat,
  _view: View,
  wording: Wording,
): string {
  const { words } = wording;
  if (!isOneOf(code, reasonCodes)) throw new Error(`No words for ${code}.`);
  const { chance } = values;
  return words(`review.reasons.${code}`, {
    ...values,
    card: cardName(cardIn(values, "card"), wording),
    goal: cardName(cardIn(values, "goal"), wording),
    chance: isOneOf(chance, chances) ? words(`chances.${chance}.name`) : "",
  });
}

/** What the judge's seat saw of a card. */
function cardIn(values: Values, name: string): Card {
  const front = values[`${name}Front`];
  const back = values[`${name}Back`];
  return {
    front: isOneOf(front, frontIds) ? front : null,
    back: isOneOf(back, backIds) ? back : null,
  };
}
