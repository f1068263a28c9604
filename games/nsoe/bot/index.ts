/** A bot for Nord Sud Ovest Est: it lays by what it remembers of the map, and never sees the back of a card. */

import { correct, remember } from "@stolik/geo/memory";
import type { Memory } from "@stolik/geo/memory";
import { fastRandom, shuffle } from "@stolik/kernel";
import type { Answer, Bot, Question } from "@stolik/kernel";
import { cities } from "../rules/index.ts";
import type { City, Event, Move, View } from "../rules/index.ts";
import { assess } from "./assess.ts";
import { chartOf } from "./chart.ts";
import { characters } from "./levels.ts";
import { isPoor, weighDraws, weighLays, weighSwaps } from "./weigh.ts";
import type { Outlook, Weighed } from "./weigh.ts";

const REVIEWED = 12;
/** How many rounds of nothing but swaps there are before it lays, however unsure it is. */
const PATIENCE = 2;

export const bot: Bot<View, Move, Event> = { choose, assess };

function choose({
  view,
  seat,
  told,
  level,
  character,
  random,
}: Question<View, Event>): Answer<Move> {
  const { knowledge, sight } = characters[level];
  const outlook: Outlook = {
    chart: chartOf(view),
    memory: learned(remember(cities, knowledge, fastRandom(character)), told),
    hand: view.hands[seat] ?? [],
    sight,
  };
  // Shuffled first, so that chance decides between equals.
  const considered = shuffle(weigh(view, outlook), random).toSorted(
    (one, other) => other.value - one.value,
  );
  const [best] = considered;
  if (!best) throw new Error(`Seat ${seat} has nothing to choose.`);
  return { move: best.move, considered: considered.slice(0, REVIEWED) };
}

/** What was told of cards that were turned over: one laid wrong may be in a hand again (N13). */
function learned(memory: Memory<City>, told: readonly Event[]): Memory<City> {
  return told.reduce(
    (known, event) =>
      event.type === "laid" ? correct(known, event.city, event.back) : known,
    memory,
  );
}

function weigh(view: View, outlook: Outlook): Weighed[] {
  if (view.draws > 0) return weighDraws(outlook);
  const lays = weighLays(outlook);
  // N8, N14: in the last round a swap cannot win any more, and a third round of swaps would end the match.
  const rounds = view.swaps / view.hands.length;
  if (view.isLastRound || rounds >= PATIENCE) return lays;
  const swaps = weighSwaps(outlook);
  if (outlook.sight !== "card") return [...lays, ...swaps];
  return isPoor(outlook) && swaps.length > 0 ? swaps : lays;
}
