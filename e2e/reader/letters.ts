/** Open Letters by ear: a word that somebody knows, of letters that lie on the board and stand on the rack. */

import { played } from "./player.ts";
import type { Player } from "./player.ts";
import type { Tree } from "./tree.ts";
import { everydayWords } from "./vocabulary.ts";

const input = { role: "textbox", name: "Type a word" };
const play = { role: "button", name: "Play" };
const rack = { role: "region", name: "Your rack" };

export const letters: Player = {
  progress: /You read \p{Lu}+: \d+ pts/u,
  isAsked: (tree) => tree.find(input) !== undefined,
  async act(reader, tree) {
    const word = wordFor(tree);
    if (word === undefined) {
      await reader.choose({ role: "button", name: "Pass" });
      await reader.choose({ role: "button", name: "Yes, pass" });
      return played(reader, tree);
    }
    await reader.tabTo(input);
    await reader.type(word);
    await reader.until(`${word} can be played`, (told) => {
      const button = told.find(play);
      return button && !button.isDisabled;
    });
    await reader.press("Enter");
    await played(reader, tree);
  },
};

/** START has four free sides, and the board has never fewer until it is nearly full. */
const MOST_LAID = 4;

/** L12: at least one letter of the rack, at least one that lies there. */
function wordFor(tree: Tree): string | undefined {
  const own = lettersIn(tree.within(rack), "button");
  const lying = lettersIn(tree, "gridcell");
  return vocabulary.find((word) => {
    const fromBoard = without(word, lying);
    const fromRack = without(word, own);
    return (
      without(fromBoard.join(""), own).length === 0 &&
      fromBoard.length < word.length &&
      fromBoard.length <= MOST_LAID &&
      fromRack.length < word.length
    );
  });
}

function lettersIn(tree: Tree, role: string): readonly string[] {
  return tree
    .all({ role })
    .flatMap(({ name }) => /(?:^|: )(\p{Lu}), worth/u.exec(name)?.[1] ?? []);
}

/** The letters of a word that these do not give. */
function without(word: string, given: readonly string[]): readonly string[] {
  const left = [...given];
  return [...word].filter((letter) => {
    const index = left.indexOf(letter);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}

const vocabulary = everydayWords();
