/** Set-up: who begins, a tile on START, six tiles each. */

import { shuffle } from "@stolik/kernel";
import type { Random, Turn } from "@stolik/kernel";
import { boards } from "../content/boards.ts";
import { letters, tiles } from "../content/tiles.ts";
import type { Letter } from "../content/tiles.ts";
import type { Options } from "./options.ts";
import { EMPTY } from "./position.ts";
import type { Drawn, Event, State } from "./position.ts";

export const RACK_SIZE = 6;

export function setup(
  seats: number,
  options: Options,
  turn: Turn<Event>,
): State {
  const opening = drawToBegin(seats, turn.random);
  const first = firstOf(opening.at(-1) ?? [])[0]?.seat ?? 0;
  const pool = shuffle([...tiles], turn.random); // L6: those tiles go back
  const { fields, start } = boards[options.board];
  const startLetter = take(pool, 1)[0] ?? "";
  const racks: Letter[][] = Array.from({ length: seats }, () => []);
  for (let index = 0; index < seats; index += 1)
    racks[(first + index) % seats] = take(pool, RACK_SIZE); // L7
  turn.emit({
    type: "begins",
    seat: first,
    draws: opening,
    start: startLetter,
  });
  return {
    ...options,
    opening,
    first,
    turn: first,
    tiles: fields.map((_, field) => (field === start ? startLetter : EMPTY)),
    racks,
    pool,
    scores: racks.map(() => 0),
    best: racks.map(() => 0),
    idle: 0,
    sheet: [],
  };
}

/** Takes tiles from the end of the pool, as many as there are. */
export function take(pool: Letter[], count: number): Letter[] {
  return pool.splice(Math.max(0, pool.length - count));
}

/** L6: rounds of draws until one letter is alone nearest the start of the alphabet. */
function drawToBegin(seats: number, random: Random): Drawn[][] {
  const bag = shuffle([...tiles], random);
  const rounds: Drawn[][] = [];
  let drawing = Array.from({ length: seats }, (_, seat) => seat);
  while (drawing.length > 1) {
    const round = drawing.map((seat) => ({
      seat,
      letter: take(bag, 1)[0] ?? "",
    }));
    rounds.push(round);
    drawing = firstOf(round).map(({ seat }) => seat);
  }
  return rounds;
}

/** Those whose letter comes first in the alphabet. */
function firstOf(round: readonly Drawn[]): Drawn[] {
  const places = round.map(({ letter }) => letters.indexOf(letter));
  const nearest = Math.min(...places);
  return round.filter((_, index) => places[index] === nearest);
}
