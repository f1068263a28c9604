/** Weighs words: by their points, by the bonus, or also by what they leave to the others and to one's own rack. */

import { fraction } from "@stolik/kernel";
import type { Random, Seat } from "@stolik/kernel";
import {
  EMPTY,
  layAnywhere,
  plays,
  pointsOf,
  rackShare,
  readWith,
} from "../rules/index.ts";
import type { Move, Play, Searchable, View } from "../rules/index.ts";
import { dangerOf, layouts } from "./layout.ts";
import type { Layout } from "./layout.ts";
import type { Sight } from "./levels.ts";

export interface Weighed {
  readonly move: Move;
  readonly value: number;
}

export interface Outlook {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Searchable;
  readonly sight: Sight;
  readonly random: Random;
}

/** How many of the best words are weighed. */
const WIDTH = 40;
/** What a letter shown to everybody costs, as a share of its points: all may read it from now on. */
const EXPOSURE = 0.25;
/** How much of the danger counts: somebody else may be too late, too. */
const CAUTION = 0.5;

export function weighWords(outlook: Outlook): Weighed[] {
  const { view, seat, words, sight } = outlook;
  const best = first(plays(words, view, seat), WIDTH);
  if (sight === "word") return best.map((play) => plainly(outlook, play));
  if (sight === "bonus")
    return best.map(({ move, points, bonus }) => ({
      move,
      value: points + bonus,
    }));
  if (view.reading === "snake")
    return best.map((play) => weighPath(view, play));
  const free = view.tiles.filter((letter) => letter === EMPTY).length;
  const limit = Math.min(free, view.racks[seat]?.length ?? 0);
  const places = layouts(view, limit);
  return best.flatMap((play) => weighPlaces(outlook, play, places));
}

/** Whoever looks at the word alone lays its tiles anywhere. */
function plainly({ view, seat, random }: Outlook, play: Play): Weighed {
  const { word, points, move } = play;
  if (view.reading === "snake") return { move, value: points };
  const { forced, optional } = rackShare(view, seat, word);
  const given = forced.length > 0 ? forced : optional.slice(0, 1);
  const lay = layAnywhere(view, given, random);
  // Between equals chance decides.
  const value = points + fraction(random) / 2;
  return { move: readWith(view, word, lay), value };
}

function weighPath(view: View, { move, points, bonus }: Play): Weighed {
  const fields = move.lay.map(({ field }) => field);
  const danger = dangerOf(view, fields);
  return { move, value: points + bonus - CAUTION * danger };
}

/** The word laid with as few tiles as it needs, or with more. */
function weighPlaces(
  { view, seat }: Outlook,
  { word, points }: Play,
  places: readonly Layout[],
): Weighed[] {
  const { forced, optional } = rackShare(view, seat, word);
  const cheapest = optional.toSorted(
    (one, other) => exposure(view, one) - exposure(view, other),
  );
  const given = [...forced, ...cheapest];
  return places.flatMap(({ bonus, fields, danger }, size) => {
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
        value: points + bonus - CAUTION * danger - shown,
      },
    ];
  });
}

/** A letter that lies there already shows nobody anything new. */
function exposure(view: View, letter: string): number {
  return view.tiles.includes(letter) ? 0 : EXPOSURE * pointsOf(letter);
}

function first<Item>(items: Iterable<Item>, count: number): Item[] {
  const taken: Item[] = [];
  for (const item of items) {
    taken.push(item);
    if (taken.length >= count) break;
  }
  return taken;
}
