/** Journey through History by ear: a die, then a card that brings one on, else the way to a marker. */

import { played } from "./player.ts";
import type { Player } from "./player.ts";
import type { Reader } from "./reader.ts";
import type { Tree } from "./tree.ts";

const todo = { role: "region", name: "What to do" };
const dice = { role: "region", name: "Dice" };
const hand = { role: "region", name: "Your cards" };

export const journey: Player = {
  progress: /You play “/,
  isAsked: (tree) => stageOf(tree) !== undefined,
  async act(reader, tree) {
    switch (stageOf(tree)) {
      case "stop":
        await takeDie(reader, tree);
        await press(reader, "Take the die and wait");
        break;
      case "die":
        await takeDie(reader, tree);
        if (!(await advance(reader, tree))) await walk(reader);
        await played(reader, tree);
        break;
      case "play":
        if (await advance(reader, tree)) await played(reader, tree);
        else await press(reader, "End the turn");
        break;
      case "cut":
        await reader.choose({ role: "button", name: /Discard it\?$/ });
        await press(reader, "Discard this card");
        break;
      case undefined:
        throw await reader.lost("nothing is asked");
    }
  },
};

/** What the page asks for, by its own words. */
const stages = {
  stop: /Just take a die/,
  die: /choose a die/,
  play: /You may play another card|end your turn/,
  cut: /You can keep five cards/,
} as const;

function stageOf(tree: Tree): keyof typeof stages | undefined {
  const { text } = tree.within(todo);
  const names = Object.keys(stages) as (keyof typeof stages)[];
  return names.find((name) => stages[name].test(text));
}

async function press(reader: Reader, name: string): Promise<void> {
  await reader.choose({ role: "button", name });
}

/** A 1 goes furthest, then the highest. */
async function takeDie(reader: Reader, tree: Tree): Promise<void> {
  const [best] = tree
    .within(dice)
    .all({ role: "button", name: /^Die: / })
    .map(({ name }) => name)
    .toSorted((one, other) => stepsOf(other) - stepsOf(one));
  await press(reader, best ?? "");
}

function stepsOf(die: string): number {
  return Number(/(\d+)$/u.exec(die)?.[1] ?? 0);
}

/** Plays the first card that says it brings one on now; false: there is none. */
async function advance(reader: Reader, tree: Tree): Promise<boolean> {
  const card = tree
    .within(hand)
    .find({ role: "button", name: /\. (?:\d spaces|\+\d now)/ });
  if (!card) return false;
  await press(reader, card.name);
  await reader.choose({ role: "button", name: /^Play: / });
  return true;
}

/** To a marker in reach, else a few spaces on. */
async function walk(reader: Reader): Promise<void> {
  await reader.focused();
  for (const key of ["m", "ArrowRight", "ArrowUp", "ArrowRight"]) {
    const focused = await reader.go(key);
    if (focused?.name.includes("a marker")) break;
  }
  await reader.press("Enter");
}
