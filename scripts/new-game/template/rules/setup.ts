/** Set-up: two hands, and the rest aside. */

import { below, shuffle } from "@stolik/kernel";
import type { Turn } from "@stolik/kernel";
import { handSizes } from "./options.ts";
import type { Options } from "./options.ts";
import { cards } from "./position.ts";
import type { Event, State } from "./position.ts";

export function setup(
  seats: number,
  { length, first }: Options,
  { random, emit }: Turn<Event>,
): State {
  const deck = shuffle([...cards], random);
  const size = handSizes[length];
  const hands = Array.from({ length: seats }, () =>
    deck.splice(0, size).toSorted((one, other) => one - other),
  ); // S2
  const seat = first === "random" ? below(random, seats) : first; // S3
  emit({ type: "begins", seat });
  return {
    turn: seat,
    hands,
    aside: deck,
    laid: [],
    tricks: hands.map(() => 0),
  };
}
