/** Weighs words: by their points, by the bonus, or also by what they leave to the others and to one's own rack. */

import { below, fraction } from "@stolik/kernel";
import type { Random, Seat } from "@stolik/kernel";
import {
  layAnywhere,
  laysBySize,
  plays,
  pointsOf,
  rackShare,
  readWith,
  room,
} from "../rules/index.ts";
import type { Lay, Move, Play, Searchable, View } from "../rules/index.ts";
import type { Sight } from "./levels.ts";

export interface Weighed {
  readonly move: Move;
  readonly value: number;
}

export interface Outlook {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Searchable;
  /** Whether a word that is known may be said. */
  isSaid(word: string): boolean;
  /** How many words come to mind. */
  readonly ideas: number;
  readonly sight: Sight;
  readonly random: Random;
}

/** What a letter shown to everybody costs, as a share of its points: all may read it from now on. */
const EXPOSURE = 0.25;
/** How much of the danger counts: somebody else may be too late, too. */
const CAUTION = 0.5;
const PERCENT = 100;

export function weighWords(outlook: Outlook): Weighed[] {
  const { view, seat, sight } = outlook;
  const best = comingToMind(outlook);
  if (sight === "word") return best.map((play) => plainly(outlook, play));
  if (view.reading === "snake")
    return best.map(({ move, points, bonus, danger }) => ({
      move,
      value: points + bonus - CAUTION * danger,
    }));
  const limit = Math.min(room(view), view.racks[seat]?.length ?? 0);
  const lays = laysBySize(view, limit);
  return best.flatMap((play) => weighLays(outlook, play, lays));
}

/** Some of the words that can be played and may be said, drawn by lot: nobody thinks of all. */
function comingToMind({
  view,
  seat,
  words,
  isSaid,
  ideas,
  random,
}: Outlook): Play[] {
  const all = plays(words, view, seat);
  const found: Play[] = [];
  const drawn = new Map<number, number>();
  for (let left = all.length; left > 0 && found.length < ideas; left -= 1) {
    const at = below(random, left);
    const play = all.at(drawn.get(at) ?? at);
    drawn.set(at, drawn.get(left - 1) ?? left - 1);
    if (play && isSaid(play.word)) found.push(play);
  }
  return found;
}

/** By the points of the word alone. */
function plainly(outlook: Outlook, play: Play): Weighed {
  // Between equals chance decides.
  const value = play.points + fraction(outlook.random) / 2;
  return { move: carelessly(outlook, play), value };
}

/** The word with as few tiles as it needs, laid anywhere. */
function carelessly({ view, seat, random }: Outlook, play: Play): Move {
  if (view.reading === "snake") return play.move;
  const { forced, optional } = rackShare(view, seat, play.word);
  const given = forced.length > 0 ? forced : optional.slice(0, 1);
  return readWith(view, play.word, layAnywhere(view, given, random));
}

/** The word laid with as few tiles as it needs, or with more. */
function weighLays(
  { view, seat }: Outlook,
  { word, points }: Play,
  lays: readonly Lay[],
): Weighed[] {
  const { forced, optional } = rackShare(view, seat, word);
  const cheapest = optional.toSorted(
    (one, other) => exposure(view, one) - exposure(view, other),
  );
  const given = [...forced, ...cheapest];
  return lays.flatMap(({ bonus, fields, danger }, size) => {
    const isRight = size > 0 && size >= forced.length && size <= given.length;
    if (!isRight) return [];
    const lay = given
      .slice(0, size)
      .map((letter, index) => ({ letter, field: fields[index] ?? 0 }));
    const shown = lay.reduce(
      (sum, { letter }) => sum + exposure(view, letter),
      0,
    );
    return [
      {
        move: readWith(view, word, lay),
        value: points + bonus - (CAUTION * danger) / PERCENT - shown,
      },
    ];
  });
}

/** A letter that lies there already shows nobody anything new. */
function exposure(view: View, letter: string): number {
  return view.tiles.includes(letter) ? 0 : EXPOSURE * pointsOf(letter);
}
