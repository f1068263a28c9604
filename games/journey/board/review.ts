/** Why a turn was worth what it was worth, in words. */

import { listOf, nameOf } from "@stolik/furniture";
import { isOneOf } from "@stolik/kernel";
import type { Assessment, Language, Seat } from "@stolik/kernel";
import { allCards } from "../content/cards.ts";
import type { Move, View } from "../rules/position.ts";
import { reasonCodes } from "../rules/reasons.ts";
import { titleOf } from "./describe.ts";
import { nameOfField } from "./explain.ts";
import type { Wording } from "./words.ts";

type Values = Readonly<Record<string, string | number>>;

export function say(
  { reason: { code, values = {} } }: Assessment<Move>,
  _seat: Seat,
  _view: View,
  wording: Wording,
): string {
  if (!isOneOf(code, reasonCodes)) throw new Error(`No words for ${code}.`);
  const { field, target, cards } = values;
  return wording.words(`review.reasons.${code}`, {
    ...written(values, wording.language),
    ...(typeof field === "number"
      ? { place: nameOfField(field, wording) }
      : {}),
    ...(typeof target === "number" ? { target: nameOf(target, wording) } : {}),
    ...(typeof cards === "string" ? { cards: titlesOf(cards, wording) } : {}),
  });
}

/** Numbers as the language writes them. */
function written(values: Values, language: Language): Values {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "number" ? format.format(value) : value,
    ]),
  );
}

/** Cards by their names, one after another. */
function titlesOf(names: string, wording: Wording): string {
  const cards = names.split(" ").filter((name) => isOneOf(name, allCards));
  return listOf(
    cards.map((card) => titleOf(card, wording)),
    wording,
  );
}
