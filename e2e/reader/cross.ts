/** Europe Crosswise by ear: the arrow keys lead along an arm until what a slot claims is true, and a claim that is not is doubted. */

import { isTrue, relationsIn } from "./atlas.ts";
import type { Side } from "./atlas.ts";
import type { Player } from "./player.ts";
import type { Reader } from "./reader.ts";
import { fits } from "./tree.ts";
import type { Tree } from "./tree.ts";

const todo = { role: "region", name: "What to do" };
const deck = { role: "button", name: /^On top: / };
/** What lies turned over is looked at and put away. */
const goOn = {
  role: "button",
  name: /^(Turn the cards back|Skip to the result|On to a new cross|To the map)$/,
};
const agree = { role: "button", name: "Right" };
const none = { role: "button", name: "0" };
const say = { role: "button", name: /^Say / };

export const cross: Player = {
  progress: /You lay .+ arm\./,
  isAsked: (tree) =>
    tree.find(goOn) !== undefined ||
    tree.find(agree) !== undefined ||
    tree.find(none) !== undefined ||
    tree.find(deck)?.isDisabled === false,
  async act(reader, tree) {
    if (tree.find(goOn)) await reader.choose(goOn);
    else if (tree.find(agree)) await answer(reader, tree);
    else if (tree.find(none)) {
      await reader.choose(none);
      await reader.choose(say);
      await reader.until("the number is taken", (told) => !told.find(none));
    } else await lay(reader, tree);
  },
};

/** C8: "Bruno says: Geysir – further west than Helsinki. Right?" */
async function answer(reader: Reader, tree: Tree): Promise<void> {
  const asked = tree.within(todo).text;
  const [, card = ""] = / says: (.+?) – /u.exec(asked) ?? [];
  const isRight = relationsIn(asked).every((one) => isTrue(card, one));
  const doubt = tree
    .within(todo)
    .all({ role: "button", name: /^No, / })
    .find(({ name }) => relationsIn(name).every((one) => isTrue(card, one)));
  const { role, name } = isRight ? agree : (doubt ?? agree);
  await reader.choose({ role, name });
}

/** C7: from a slot where it is not true the card moves on to where it would be. */
async function lay(reader: Reader, tree: Tree): Promise<void> {
  const [, card = ""] =
    /^On top: (.+)\. Choose/u.exec(tree.find(deck)?.name ?? "") ?? [];
  await reader.choose(deck);
  const first = await reader.until("a slot has the focus", ({ focused }) =>
    focused && !fits(focused, deck) ? focused : undefined,
  );
  let at = first.name;
  const visited = new Set<string>();
  while (!visited.has(at)) {
    visited.add(at);
    const wrong = relationsIn(at).find((one) => !isTrue(card, one));
    if (!wrong) break;
    at = (await reader.go(away[wrong.side]))?.name ?? "";
  }
  await reader.press("Enter");
}

/** Where to go from a slot that claims the card lies on this side. */
const away: Readonly<Record<Side, string>> = {
  west: "ArrowRight",
  east: "ArrowLeft",
  north: "ArrowDown",
  south: "ArrowUp",
};
