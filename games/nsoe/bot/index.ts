/** A bot for Nord Sud Ovest Est: it lays by what it remembers of the map, and never sees the back of a card. */

import { remember } from "@stolik/geo/memory";
import { fastRandom, shuffle } from "@stolik/kernel";
import type { Answer, Bot, Question } from "@stolik/kernel";
import { cities } from "../rules/index.ts";
import type { Event, Move, View } from "../rules/index.ts";
import { chartOf } from "./chart.ts";
import { characters } from "./levels.ts";
import { isPoor, weighDraws, weighLays, weighSwaps } from "./weigh.ts";
import type { Outlook, Weighed } from "./weigh.ts";

const REVIEWED = 12;
/** After so many rounds of nothing but swaps it lays, however unsure it is. */
const PATIENCE = 2;

export const bot: Bot<View, Move, Event> = { choose };

function choose({
  view,
  seat,
  level,
  character,
  random,
}: Question<View, Event>): Answer<Move> {
  const { knowledge, sight } = characters[level];
  const outlook: Outlook = {
    // Cards on the board show where they are, and no card seen comes back to a hand: nothing else needs correcting.
    chart: chartOf(view),
    memory: remember(cities, knowledge, fastRandom(character)),
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
