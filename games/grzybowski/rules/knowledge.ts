/** What a seat may know (G4, G6), and states that could lie behind it. */

import { below, shuffle } from "@stolik/kernel";
import type { Random, Seat } from "@stolik/kernel";
import { cardIds, JOKER } from "../content/cards.ts";
import type { CardId } from "../content/cards.ts";
import type { Card, Grid, Side, State, View, WholeCard } from "./position.ts";

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
  const fill = filler(at, random);
  const { hand } = at;
  return {
    ...at,
    market: at.market.map(({ up, card }) =>
      card ? { up, card: fill(card) } : { up },
    ),
    stack: at.stack.map(fill),
    grids: at.grids.map((grid) => ({
      ...grid,
      cards: grid.cards.map((laid) => ({ ...laid, card: fill(laid.card) })),
    })),
    ...(hand ? { hand: { ...hand, card: fill(hand.card) } } : {}),
  } as State;
}

/** What is seen of a card with that side up. The joker's two sides are known to all: the rules name them (G19). */
function seen(card: WholeCard, up: Side, isOpen: boolean): Card {
  if (isOpen || card[up] === JOKER) return card;
  return up === "front"
    ? { front: card.front, back: null }
    : { front: null, back: card.back };
}

/** Fills holes, each side that is not seen anywhere once. */
function filler(at: View, random: Random): (card: Card | null) => WholeCard {
  const known = [
    ...at.market.map(({ card }) => card),
    ...at.stack,
    ...at.grids.flatMap((grid: Grid) => grid.cards.map(({ card }) => card)),
    at.hand?.card,
  ];
  const fronts = unseen(known.map((card) => card?.front));
  const backs = unseen(known.map((card) => card?.back));
  const covered = at.stack.filter((card) => card === null).length;
  // Where no side is hidden alone, only whole cards are.
  if (at.isOpen || at.isOver) return wholeFiller(shuffle(fronts, random));
  // A joker that nobody sees lies whole somewhere under the top of the stack.
  let joker = fronts.includes(JOKER) ? below(random, covered) : covered;
  const freeFronts = shuffle(fronts.filter(isOther), random);
  const freeBacks = shuffle(backs.filter(isOther), random);
  return (card) => {
    if (card === null && joker-- === 0) return { front: JOKER, back: JOKER };
    return {
      front: card?.front ?? draw(freeFronts),
      back: card?.back ?? draw(freeBacks),
    };
  };
}

function wholeFiller(ids: CardId[]): (card: Card | null) => WholeCard {
  return (card) => {
    const id = card === null ? draw(ids) : undefined;
    return {
      front: id ?? card?.front ?? draw(ids),
      back: id ?? card?.back ?? draw(ids),
    };
  };
}

function isOther(id: CardId): boolean {
  return id !== JOKER;
}

function unseen(seenIds: readonly (CardId | null | undefined)[]): CardId[] {
  const ids = new Set(seenIds);
  return cardIds.filter((id) => !ids.has(id));
}

function draw(ids: CardId[]): CardId {
  const id = ids.pop();
  if (id === undefined) throw new Error("More holes than cards.");
  return id;
}
