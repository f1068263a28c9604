/** What is said in somebody's first match: from the sides that this seat may see (G6). */

import { coachOf, listOf, nameOf, sayHint, sinceOwn } from "@stolik/furniture";
import type { Coached, Hint as AnyHint, KeyOf } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import { chances } from "../content/back-kinds.ts";
import { backSides } from "../content/back-sides.ts";
import { fronts } from "../content/fronts.ts";
import type { FrontId } from "../content/fronts.ts";
import type { CardSymbol } from "../content/symbols.ts";
import { laidAt, stageOf, usableChances } from "../rules/chances.ts";
import { reject } from "../rules/moves.ts";
import type { Card, Event, Grid, Side, View } from "../rules/position.ts";
import type en from "../text/en.json";
import { symbolName, titleOf } from "./words.ts";
import type { Wording } from "./words.ts";

type Hint = AnyHint<KeyOf<typeof en>>;
type Position = Coached<View, Event>;

export const coach = coachOf<View, Event, KeyOf<typeof en>>({
  pointedAt,
  newsOf,
  isAsked: ({ view, seat }) => view.turn === seat,
  nowOf,
  say,
});

/** What can be done now, or what is waited for. */
function nowOf({ view, seat }: Position): Hint {
  if (view.turn !== seat) return { key: "coach.watch" };
  const stage = stageOf(view);
  if (stage !== "take") return { key: `coach.${stage}` };
  if (usableChances(view, seat).length > 0) return { key: "coach.chance-now" };
  const cards = view.grids[seat]?.cards ?? [];
  return {
    key: cards.some(({ up }) => up === "back") ? "coach.take" : "coach.begin",
  };
}

/** What another has just laid, and which of their goals asks for it. */
function newsOf({ view, seat, heard }: Position): readonly Hint[] {
  const event = sinceOwn(heard, seat).findLast(({ type }) => type === "laid");
  if (event?.type !== "laid" || event.seat === seat) return [];
  const { seat: name, card, up } = event;
  if (up === "back")
    return [{ key: `coach.laid-${wayToScore(card)}`, values: { name } }];
  const { front } = card;
  if (!front) return [];
  const wanted = wantedIn(view.grids[name]);
  const symbols = fronts[front].filter((symbol) => wanted.has(symbol));
  return symbols.length > 0
    ? [
        {
          key: "coach.laid-wanted",
          values: { name, front, symbols: [...new Set(symbols)].join(" ") },
        },
      ]
    : [{ key: "coach.laid-front", values: { name, front } }];
}

/** The symbols that the goals of a grid score. */
function wantedIn(grid: Grid | undefined): ReadonlySet<CardSymbol> {
  const wanted = (grid?.cards ?? []).flatMap(({ up, card }) => {
    const back = up === "back" && card.back ? backSides[card.back] : undefined;
    if (back?.type === "symbols") return [back.symbol];
    return back?.type === "arrangement"
      ? back.pattern.map(({ symbol }) => symbol)
      : [];
  });
  return new Set(wanted);
}

/** What a back that was laid does there: a chance, a goal that asks for symbols, or one that looks at its own place. */
function wayToScore({ back }: Card): "chance" | "goal" | "place" {
  const type = back && backSides[back].type;
  if (type === "chance") return "chance";
  return type === "arrangement" || type === "symbols" ? "goal" : "place";
}

function backKind({ back }: Card): "chance" | "goal" {
  return back && backSides[back].type === "chance" ? "chance" : "goal";
}

function pointedAt(position: Position): Hint | undefined {
  const { view, at = {} } = position;
  const { grid, cell, take } = at;
  const chance = chances.find((one) => one === at["chance"]);
  if (chance) return { key: `chances.${chance}.text` };
  if (take !== undefined) {
    const slot = view.market[Number(take)];
    return slot?.card && { key: `coach.${kindOf(slot.card, slot.up)}` };
  }
  return grid === undefined || cell === undefined
    ? undefined
    : cellHint(position, Number(grid), Number(cell));
}

function kindOf(card: Card, up: Side): "front" | "chance" | "goal" {
  return up === "front" ? "front" : backKind(card);
}

/** A card that lies there; or why the one in hand may go there, or not (G7). */
function cellHint(
  { view, seat, at = {}, chosen }: Position,
  owner: Seat,
  cell: number,
): Hint | undefined {
  const laid = laidAt(view.grids[owner] ?? { cards: [] }, cell);
  if (laid) {
    if (owner !== seat) return { key: "coach.theirs", values: { name: owner } };
    return { key: `coach.own-${kindOf(laid.card, laid.up)}` };
  }
  const isHeld = chosen?.["slot"] !== undefined || view.hand !== undefined;
  if (owner !== seat || view.turn !== seat || !isHeld) return undefined;
  const hand = view.hand ?? { card: { front: null, back: null }, up: "front" };
  const refused = reject({ ...view, hand }, seat, {
    type: "lay",
    cell,
    up: hand.up ?? "front",
  });
  if (!refused) return { key: "coach.place" };
  return at["lit"] === undefined
    ? { key: `refusals.${refused.code}` }
    : { key: "coach.place-chance" };
}

function say(hint: Hint, wording: Wording): string {
  return sayHint(hint, wording.words, {
    name: (seat: Seat) => nameOf(seat, wording),
    front: (id: FrontId) => titleOf(id, wording),
    symbols: (ids: string) =>
      listOf(
        ids
          .split(" ")
          .map((symbol) => symbolName(symbol as CardSymbol, wording)),
        wording,
      ),
  });
}
