// The backs of the cards (C1), and how well each place is known; never for a board, which must not know hidden backs.
import { countOf } from "@stolik/geo/counts";
import { place, type Fame } from "@stolik/geo/places";
import type { Card } from "./cards.ts";

/** Latitude and longitude in whole minutes of arc, west and south negative: what is printed, and compared (C9). */
export interface Back {
  readonly latitude: number;
  readonly longitude: number;
  /** Of a sight: those of its municipality. */
  readonly inhabitants: number;
  /** Of which year the count is; backs dealt before there were years do not tell. */
  readonly year?: number;
}

export type { Fame };

export function back(card: Card): Back {
  const { minutes, inhabitants } = place(card);
  return { ...minutes, inhabitants, year: countOf(card).year };
}

/** 1: nearly everyone can point to it; 2: many; 3: few. */
export function fame(card: Card): Fame {
  return place(card).fame;
}
