/** What a seat may know (G4, G6), and states that could lie behind it. */

import { below, shuffle } from "@stolik/kernel";
import type { Random, Seat } from "@stolik/kernel";
import { backIds, JOKER_BACK } from "../content/back-sides.ts";
import type { BackId } from "../content/back-sides.ts";
import { backs as deck } from "../content/backs.ts";
import { frontIds, JOKER } from "../content/fronts.ts";
import type { FrontId } from "../content/fronts.ts";
import { everyCard } from "./every-card.ts";
import type { Card, Grid, State, View, WholeCard } from "./position.ts";
import { seen } from "./sight.ts";

export function view(state: State, seat: Seat | null): View {
  // G22: the count at the end looks under chance sides, so all is laid open.
  const isOpen = state.isOpen || state.isOver;
  const { hand } = state;
  const isMine = seat === state.turn;
  return {
    ...state,
    market: state.market.map(({ up, card }) =>
      card ? { up, card: seen(card, up, isOpen) } : { up },
    ),
    stack: state.stack.map((card, index) =>
      index === state.stack.length - 1 ? seen(card, "front", isOpen) : null,
    ),
    grids: state.grids.map((grid) => ({
      ...grid,
      cards: grid.cards.map((laid) => ({
        ...laid,
        card: seen(laid.card, laid.up, isOpen),
      })),
    })),
    // A card drawn from the stack showed its front while it lay on top.
    ...(hand
      ? {
          hand: {
            ...hand,
            card: seen(hand.card, hand.up ?? "front", isOpen || isMine),
          },
        }
      : {}),
  };
}

export function determinize(at: View, random: Random): State {
  return everyCard(at, filler(at, random));
}

/** What lies covered in the stack is shuffled anew; a card whose one side is seen keeps the other. */
export function redeal(at: View, random: Random): State {
  const known = cardsIn(at);
  const seenFronts = known.map((card) => card?.front);
  const seenBacks = known.map((card) => card?.back);
  const hidden = unseen(frontIds, seenFronts).filter(
    (front) => !seenBacks.includes(deck[front]),
  );
  const whole = wholeFiller(shuffle(hidden, random));
  return everyCard(at, (card) =>
    card?.front === null && card.back ? turnedOver(card.back) : whole(card),
  );
}

function turnedOver(back: BackId): WholeCard {
  const front = frontIds.find((id) => deck[id] === back);
  if (!front) throw new Error(`No card has the back ${back}.`);
  return { front, back };
}

function cardsIn(at: View): (Card | null | undefined)[] {
  return [
    ...at.market.map(({ card }) => card),
    ...at.stack,
    ...at.grids.flatMap((grid: Grid) => grid.cards.map(({ card }) => card)),
    at.hand?.card,
  ];
}

/** Fills holes, each side that is not seen anywhere once: any front may be on any back. */
function filler(at: View, random: Random): (card: Card | null) => WholeCard {
  const known = cardsIn(at);
  const fronts = unseen(
    frontIds,
    known.map((card) => card?.front),
  );
  const backs = unseen(
    backIds,
    known.map((card) => card?.back),
  );
  const covered = at.stack.filter((card) => card === null).length;
  // Where no side is hidden alone, only whole cards are, as the box has them.
  if (at.isOpen || at.isOver) return wholeFiller(shuffle(fronts, random));
  // A joker that nobody sees lies whole somewhere under the top of the stack.
  let joker = fronts.includes(JOKER) ? below(random, covered) : covered;
  const freeFronts = shuffle(
    fronts.filter((id) => id !== JOKER),
    random,
  );
  const freeBacks = shuffle(
    backs.filter((id) => id !== JOKER_BACK),
    random,
  );
  return (card) => {
    if (card === null && joker-- === 0)
      return { front: JOKER, back: JOKER_BACK };
    return {
      front: card?.front ?? draw(freeFronts),
      back: card?.back ?? draw(freeBacks),
    };
  };
}

function wholeFiller(fronts: FrontId[]): (card: Card | null) => WholeCard {
  return (card) => {
    const front = card?.front ?? draw(fronts);
    return { front, back: card?.back ?? deck[front] };
  };
}

function unseen<Id>(ids: readonly Id[], known: readonly unknown[]): Id[] {
  const gone = new Set(known);
  return ids.filter((id) => !gone.has(id));
}

function draw<Id>(ids: Id[]): Id {
  const id = ids.pop();
  if (id === undefined) throw new Error("More holes than cards.");
  return id;
}
