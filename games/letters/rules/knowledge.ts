/** What a seat may know (L24), and states that could lie behind it. */

import { shuffle } from "@stolik/kernel";
import type { Random, Seat } from "@stolik/kernel";
import { tiles } from "../content/tiles.ts";
import type { Letter } from "../content/tiles.ts";
import { EMPTY } from "./position.ts";
import type { State, View } from "./position.ts";

export function view(state: State, seat: Seat | null): View {
  return {
    ...state,
    racks: state.racks.map((rack, owner) =>
      owner === seat ? rack : rack.map(() => null),
    ),
    pool: state.pool.map(() => null),
  };
}

/** L24: what a seat does not see lies in the pool or on the others' racks, anywhere. */
export function determinize(at: View, random: Random): State {
  const unseen = shuffle(unseenLetters(at), random);
  const fill = (letter: Letter | null) => letter ?? takeLast(unseen);
  const { open, ending } = at;
  return {
    ...at,
    tiles: [...at.tiles],
    racks: at.racks.map((rack) => rack.map(fill)),
    pool: at.pool.map(fill),
    scores: [...at.scores],
    best: [...at.best],
    sheet: [...at.sheet],
    ...(open ? { open } : {}),
    ...(ending ? { ending } : {}),
  };
}

/** L1: every tile that is neither on the board nor on a rack in sight. */
function unseenLetters(at: View): Letter[] {
  const unseen = [...tiles];
  const seen = [...at.tiles, ...at.racks.flat(), ...at.pool];
  for (const letter of seen)
    if (letter !== EMPTY && letter !== null)
      unseen.splice(unseen.indexOf(letter), 1);
  return unseen;
}

function takeLast(letters: Letter[]): Letter {
  const letter = letters.pop();
  if (letter === undefined) throw new Error("More holes than tiles.");
  return letter;
}
