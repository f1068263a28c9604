/** How much the cards of a full grid could have scored in other places: what a search finds, so perhaps even more. */

import { shuffle } from "@stolik/kernel";
import type { Random } from "@stolik/kernel";
import { layoutOf, total } from "../rules/index.ts";
import type { Grid, Laid } from "../rules/index.ts";

/** How often it begins: with the grid as it lies, then with the cards mixed. */
const CLIMBS = 4;

/** Every card keeps the side that is up, and the places stay those of the grid. */
export function bestRearranged(grid: Grid, random: Random): number {
  let most = climb(grid);
  for (let again = 1; again < CLIMBS; again += 1) {
    const cells = grid.cards.map(({ cell }) => cell);
    const mixed = shuffle([...grid.cards], random).map((laid, index) => ({
      ...laid,
      cell: cells[index] ?? laid.cell,
    }));
    most = Math.max(most, climb({ ...grid, cards: mixed }));
  }
  return most;
}

/** Swaps two cards as long as that scores more. */
function climb(grid: Grid): number {
  const cards = [...grid.cards];
  const score = () => total(layoutOf({ ...grid, cards }));
  let points = score();
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (let one = 0; one < cards.length; one += 1)
      for (let other = 0; other < one; other += 1) {
        swap(cards, one, other);
        const now = score();
        if (now > points) {
          points = now;
          isBetter = true;
        } else swap(cards, one, other);
      }
  }
  return points;
}

/** The places of two cards. */
function swap(cards: Laid[], one: number, other: number): void {
  const [first, second] = [cards[one], cards[other]];
  if (!first || !second) return;
  cards[one] = { ...first, cell: second.cell };
  cards[other] = { ...second, cell: first.cell };
}
