/** A turn looked at again: lays, doubts and estimates, each in its own terms. What somebody knew, and what was a bluff, nobody can tell, so all of it is hindsight. */

import type { Assessment, PlayedTurn, Seat } from "@stolik/kernel";
import {
  innerOf,
  isOrdered,
  measure,
  neighboursOf,
  pay,
  slots,
} from "../rules/index.ts";
import type { Arm, Card, Event, Move, Slot, View } from "../rules/index.ts";

type Turn = PlayedTurn<View, Move, Event>;

/** C17. */
const EXACT = 2;
/** Wrong by less than this many minutes of arc nobody need have seen it. */
const FAR = 300;
/** The same for inhabitants, as a factor. */
const MANY = 3;

/** One turn may hold an answer, or an estimate, and then the seat's own lay. All amounts are tokens. */
export function assess(turn: Turn): readonly Assessment<Move>[] {
  return turn.moves.flatMap((move): Assessment<Move>[] => {
    switch (move.type) {
      case "lay":
        return assessLay(turn);
      case "agree":
        return assessAgreement(turn);
      case "doubt":
        return assessDoubt(turn);
      case "estimate":
        return assessEstimate(turn, move.wrong);
    }
  });
}

/** C10: a card that was found out. One that nobody doubted tells nothing, and a bluff is no mistake. */
function assessLay(turn: Turn): Assessment<Move>[] {
  const { view, seat } = turn.question;
  const heard = [...turn.told, ...turn.later];
  const laid = heard.find(
    (event) => event.type === "laid" && event.seat === seat,
  );
  const check = checkAfter(heard, laid);
  if (check?.isRight !== false) return [];
  const { card, neighbour, arm } = check;
  return [
    {
      aspect: "lay",
      best: 0,
      played: check.isFromPool ? 0 : -1, // C12
      spread: 0,
      advised: view.stage.type === "lay" ? fitting(turn, card) : [],
      reason: { code: "caught", values: { card, other: neighbour, arm } },
      isHindsight: true,
    },
  ];
}

/** C11: a doubt that cost a token. */
function assessDoubt(turn: Turn): Assessment<Move>[] {
  const { view, seat } = turn.question;
  const check = checkAfter([...turn.told, ...turn.later]);
  if (check?.doubter !== seat || !check.isRight) return [];
  const { card, neighbour, arm } = check;
  const sure = Math.round(100 * sureToDoubt(view, seat));
  return [
    {
      aspect: "doubt",
      best: 0,
      played: check.isFromPool ? 0 : -1, // C12
      spread: 0,
      advised: [{ type: "agree" }],
      reason: {
        code: "doubt-lost",
        values: { card, other: neighbour, arm, sure },
      },
      isHindsight: true,
    },
  ];
}

/** A card far from right that one agreed to, where a doubt would have been heard (C8). */
function assessAgreement(turn: Turn): Assessment<Move>[] {
  const { view, seat } = turn.question;
  const { stage } = view;
  if (stage.type !== "ask") return [];
  const { arm, index } = stage;
  const card = view.arms[arm][index];
  const check = checkAfter([...turn.told, ...turn.later]);
  const isUnheard = check && isBefore(check.doubter, seat, view);
  const other = farthestFrom(turn, stage);
  if (!card || isUnheard || !other) return [];
  const sure = Math.round(100 * sureToDoubt(view, seat));
  return [
    {
      aspect: "doubt",
      best: 1,
      played: 0,
      spread: 0,
      advised: [{ type: "doubt", neighbour: other }],
      reason: { code: "doubt-missed", values: { card, other, arm, sure } },
      isHindsight: true,
    },
  ];
}

/** C17: how far off the number was, and what the exact one would have earned more. */
function assessEstimate(turn: Turn, said: number): Assessment<Move>[] {
  const { seat } = turn.question;
  const judged = [...turn.told, ...turn.later].find(
    (event) => event.type === "judged",
  );
  if (!judged || judged.wrong === said) return [];
  const { wrong, gains } = judged;
  return [
    {
      aspect: "estimate",
      best: EXACT,
      played: gains[seat] ?? 0,
      spread: 0,
      advised: [{ type: "estimate", wrong }],
      reason: { code: "estimate-off", values: { said, wrong } },
      isHindsight: true,
    },
  ];
}

/** Above which chance a doubt gains on the others: by what it wins and loses of the lead over their average (C10–C12). */
export function sureToDoubt(view: View, seat: Seat): number {
  const leadAfter = (winner: Seat, loser: Seat) => {
    const tokens = [...view.tokens];
    pay(tokens, winner, loser);
    return lead(tokens, seat);
  };
  const now = lead(view.tokens, seat);
  const won = leadAfter(seat, view.turn) - now;
  const lost = now - leadAfter(view.turn, seat);
  return lost / (won + lost);
}

function lead(tokens: readonly number[], seat: Seat): number {
  const mine = tokens[seat] ?? 0;
  const all = tokens.reduce((sum, count) => sum + count, 0);
  return mine - (all - mine) / (tokens.length - 1);
}

/** The check of the card that lies there now, if there was one before the next card was laid. */
function checkAfter(heard: readonly Event[], laid?: Event) {
  for (const event of heard.slice(laid ? heard.indexOf(laid) + 1 : 0)) {
    if (event.type === "checked") return event;
    if (event.type === "laid" || event.type === "stop") return undefined;
  }
  return undefined;
}

/** C8: whether the one is asked before the other. */
function isBefore(one: Seat, other: Seat, { turn, tokens }: View): boolean {
  const seats = tokens.length;
  return (one - turn + seats) % seats < (other - turn + seats) % seats;
}

/** The neighbour that the new card is furthest from being right of, if that is far. */
function farthestFrom(turn: Turn, slot: Slot): Card | undefined {
  const { view } = turn.question;
  const { arm } = slot;
  const mine = printed(turn, view.arms[arm][slot.index] ?? view.start, arm);
  let farthest: { readonly card: Card; readonly gap: number } | undefined;
  for (const card of neighboursOf(view, slot)) {
    const theirs = printed(turn, card, arm);
    const isRight =
      card === innerOf(view, slot)
        ? isOrdered(arm, theirs, mine)
        : isOrdered(arm, mine, theirs);
    const gap = apart(view, mine, theirs);
    if (!isRight && gap >= 1 && gap > (farthest?.gap ?? 0))
      farthest = { card, gap };
  }
  return farthest?.card;
}

/** How far apart two numbers are; 1 is far. */
function apart({ variant }: View, one: number, other: number): number {
  return variant === "people"
    ? Math.abs(Math.log(one / other)) / Math.log(MANY)
    : Math.abs(one - other) / FAR;
}

/** A slot where the card is right of both its neighbours. */
function fitting(turn: Turn, card: Card): Move[] {
  const { view } = turn.question;
  for (const slot of slots(view)) {
    const { arm, index } = slot;
    const outer = view.arms[arm][index];
    const mine = printed(turn, card, arm);
    const inner = printed(turn, innerOf(view, slot), arm);
    if (!isOrdered(arm, inner, mine)) continue;
    if (outer === undefined || isOrdered(arm, mine, printed(turn, outer, arm)))
      return [{ type: "lay", arm, index }];
  }
  return [];
}

/** What counts on this arm, which only the end has shown (C9, C20). */
function printed({ end }: Turn, card: Card, arm: Arm): number {
  const back = end.backs[card];
  if (!back) throw new Error("The end of a match hides nothing.");
  return measure(end.variant, arm, back);
}
