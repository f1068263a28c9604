/** What to estimate in a stop: what looks wrong, what is to be expected, or what pays best. */

import { armsOf, gains, laidCount, setAside } from "../rules/index.ts";
import type { Arm, Card } from "../rules/index.ts";
import { draw } from "./guess.ts";
import type { Outlook, Weighed } from "./outlook.ts";

/** How many crosses are imagined. */
const WORLDS = 200;

export function weighEstimates(outlook: Outlook): Weighed[] {
  const numbers = Array.from(
    { length: laidCount(outlook.view) + 1 },
    (_, wrong) => wrong,
  );
  const value = valueOf(outlook, numbers);
  return numbers.map((wrong) => ({
    move: { type: "estimate", wrong },
    value: value(wrong),
  }));
}

function valueOf(
  outlook: Outlook,
  numbers: readonly number[],
): (wrong: number) => number {
  if (outlook.sight === "cards") {
    const seeming = countWrong(outlook, seemingWorld(outlook));
    return (wrong) => -Math.abs(wrong - seeming);
  }
  const chances = chancesOf(outlook, numbers);
  if (outlook.sight === "odds") {
    const expected = numbers.reduce(
      (sum, number) => sum + number * (chances[number] ?? 0),
      0,
    );
    return (wrong) => -Math.abs(wrong - expected);
  }
  return (wrong) => advantage(wrong, numbers, chances);
}

/** What a number earns more than that of another who estimates alike, by chance (C17). */
function advantage(
  wrong: number,
  numbers: readonly number[],
  chances: readonly number[],
): number {
  let total = 0;
  for (const truth of numbers) {
    const chance = chances[truth] ?? 0;
    if (chance === 0) continue;
    for (const other of numbers) {
      const [mine = 0, theirs = 0] = gains([wrong, other], truth);
      total += chance * (chances[other] ?? 0) * (mine - theirs);
    }
  }
  return total;
}

/** How likely each number is, by judging imagined crosses. */
function chancesOf(outlook: Outlook, numbers: readonly number[]): number[] {
  const counts = numbers.map(() => 0);
  for (let world = 0; world < WORLDS; world += 1) {
    const wrong = countWrong(outlook, imaginedWorld(outlook));
    counts[wrong] = (counts[wrong] ?? 0) + 1;
  }
  return counts.map((count) => count / WORLDS);
}

type World = (card: Card, arm: Arm) => number;

function seemingWorld({ beliefs }: Outlook): World {
  return (card, arm) => beliefs(card, arm).mean;
}

/** Every card is asked for once, but the start card by both arms of an axis. */
function imaginedWorld({ view, beliefs, random }: Outlook): World {
  const { start } = view;
  const across = draw(beliefs(start, "east"), random);
  const along = draw(beliefs(start, "north"), random);
  return (card, arm) => {
    if (card !== start) return draw(beliefs(card, arm), random);
    return arm === "west" || arm === "east" ? across : along;
  };
}

function countWrong({ view }: Outlook, world: World): number {
  let wrong = 0;
  for (const arm of armsOf(view))
    wrong += setAside(arm, view.start, view.arms[arm], (card) =>
      world(card, arm),
    ).length;
  return wrong;
}
