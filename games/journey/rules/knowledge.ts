/** What a seat may know (J28), and states that could lie behind it. */

import { shuffle } from "@stolik/kernel";
import type { Random, Seat } from "@stolik/kernel";
import { allCards } from "../content/cards.ts";
import type { Card } from "../content/cards.ts";
import { locationIds } from "../content/map.ts";
import type { State, View } from "./position.ts";

export function view(state: State, seat: Seat | null): View {
  return {
    ...state,
    hands: state.hands.map((hand, owner) =>
      owner === seat ? hand : hand.map(() => null),
    ),
    deck: state.deck.map(() => null),
    beside: state.beside.map(() => null),
  };
}

export function determinize(at: View, random: Random): State {
  const cards = unseenCards(at, random);
  const markers = unseenMarkers(at, random);
  const { ending } = at;
  return {
    ...at,
    dice: [...at.dice],
    pawns: [...at.pawns],
    progress: [...at.progress],
    hands: at.hands.map((hand) => hand.map((card) => card ?? next(cards))),
    stops: [...at.stops],
    deck: at.deck.map((card) => card ?? next(cards)),
    used: [...at.used],
    markers: [...at.markers],
    taken: [...at.taken],
    beside: at.beside.map((marker) => marker ?? next(markers)),
    ...(ending ? { ending } : {}),
  };
}

/** Every card that is neither in a hand shown, nor used, nor lying before somebody. */
function unseenCards(at: View, random: Random): Card[] {
  const seen = new Map<Card | null, number>();
  const see = (card: Card | null, count = 1) =>
    seen.set(card, (seen.get(card) ?? 0) + count);
  for (const hand of at.hands) for (const card of hand) see(card);
  for (const card of at.deck) see(card);
  for (const card of at.used) see(card);
  see(
    "stop",
    at.stops.reduce((sum, count) => sum + count, 0),
  );
  const unseen = allCards.filter((card) => {
    const count = seen.get(card) ?? 0;
    seen.set(card, count - 1);
    return count <= 0;
  });
  return shuffle(unseen, random);
}

function unseenMarkers(at: View, random: Random): number[] {
  const unseen = locationIds
    .map((_, index) => index + 1)
    .filter(
      (marker) =>
        !at.markers.includes(marker) &&
        !at.taken.includes(marker) &&
        !at.beside.includes(marker),
    );
  return shuffle(unseen, random);
}

function next<Item>(items: Item[]): Item {
  const item = items.pop();
  if (item === undefined) throw new Error("More holes than things.");
  return item;
}
