/** North South West East by ear: a card goes to a free space whose neighbours, as they are told, are on the right sides of it. */

import { isTrue, relationsIn } from "./atlas.ts";
import { played } from "./player.ts";
import type { Player } from "./player.ts";
import type { Reader } from "./reader.ts";
import type { Tree } from "./tree.ts";

const hand = { role: "region", name: "Your hand" };
const piles = { role: "region", name: "The three piles" };

export const nsoe: Player = {
  progress: /You lay .+: right/,
  isAsked: (tree) => cardsOf(tree).length > 0 || mustDraw(tree),
  async act(reader, tree) {
    await decide(reader, tree);
    await played(reader, tree);
  },
};

async function decide(reader: Reader, tree: Tree): Promise<void> {
  if (mustDraw(tree)) return reader.press("Enter");
  for (const city of cardsOf(tree)) {
    const space = spaceFor(tree, city);
    if (space !== undefined) return lay(reader, city, space);
  }
  await swap(reader, cardsOf(tree)[0] ?? "");
}

function cardsOf(tree: Tree): readonly string[] {
  return openButtons(tree.within(hand));
}

function openButtons(tree: Tree): readonly string[] {
  return tree
    .all({ role: "button" })
    .filter(({ isDisabled }) => !isDisabled)
    .map(({ name }) => name);
}

/** After a wrong card; the focus is on a pile then. */
function mustDraw(tree: Tree): boolean {
  return (
    cardsOf(tree).length === 0 &&
    openButtons(tree.within(piles)).includes(tree.focused?.name ?? "")
  );
}

/** The middle one of all spaces that are right by what is told of them. */
function spaceFor(tree: Tree, city: string): string | undefined {
  const right = tree
    .all({ role: "gridcell", name: /: free/u })
    .map(({ name }) => name)
    // N11: who shares a line must be within 2°, which few know by heart.
    .filter((name) => !name.includes("in one"))
    .filter((name) => relationsIn(name).every((one) => isTrue(city, one)));
  return right[Math.floor(right.length / 2)];
}

async function lay(reader: Reader, city: string, space: string): Promise<void> {
  await reader.choose({ role: "button", name: city });
  const wanted = placeOf(space);
  const first = await reader.until("a space has the focus", ({ focused }) =>
    focused?.role === "gridcell" ? focused : undefined,
  );
  let at = placeOf(first.name);
  while (at.row !== wanted.row || at.column !== wanted.column) {
    const focused = await reader.go(towards(at, wanted));
    at = placeOf(focused?.name ?? "");
  }
  await reader.press("Enter");
}

interface Place {
  readonly row: number;
  readonly column: number;
}

function placeOf(name: string): Place {
  const [, row, column] = /^row (\d+), column (\d+):/u.exec(name) ?? [];
  if (row === undefined) throw new Error(`No space has the focus: ${name}`);
  return { row: Number(row), column: Number(column) };
}

function towards(at: Place, wanted: Place): string {
  if (at.row !== wanted.row)
    return at.row < wanted.row ? "ArrowDown" : "ArrowUp";
  return at.column < wanted.column ? "ArrowRight" : "ArrowLeft";
}

/** N8: where none fits, another card is taken. */
async function swap(reader: Reader, city: string): Promise<void> {
  await reader.choose({ role: "button", name: city });
  await reader.choose({ role: "button", name: /^Pile \d: / });
}
