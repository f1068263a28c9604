/** How a game is played by ear, to its end. */

import { Gone } from "./reader.ts";
import type { Reader } from "./reader.ts";
import type { Tree } from "./tree.ts";

export interface Player {
  /** Whether the page waits for this player. */
  isAsked(tree: Tree): boolean;
  /** What the log tells of somebody who has really played. */
  readonly progress: RegExp;
  /** Does what is asked, by what was heard. */
  act(reader: Reader, tree: Tree): Promise<void>;
}

/** Listens until the log tells more than it did: the move was played, and what is told from now on follows it. */
export async function played(reader: Reader, before: Tree): Promise<void> {
  await reader.until("the log tells of it", (told) =>
    told.within(log).text === before.within(log).text ? undefined : told,
  );
}

const log = { role: "region", name: "Log" };
const MOST_ACTS = 300;
/** The heading that tells who has won. */
export const theEnd = { role: "heading", name: /\bwins?\b|share the win|win!/ };

/** Plays until the end is told, and returns it as it is told. */
export async function playOut(reader: Reader, player: Player): Promise<Tree> {
  for (let acts = 0; acts < MOST_ACTS; acts += 1) {
    const tree = await reader.until("one's turn, or the end", (told) =>
      told.find(theEnd) || player.isAsked(told) ? told : undefined,
    );
    if (tree.find(theEnd)) return tree;
    // Once somebody plays by keys, the page must not lose them.
    if (acts > 0) await reader.focused();
    try {
      await player.act(reader, tree);
    } catch (error) {
      // What was told is no longer there: one listens again.
      if (!(error instanceof Gone)) throw error;
      continue;
    }
    await reader.until("something happens", (told) =>
      told.text === tree.text ? undefined : told,
    );
  }
  throw await reader.lost("the match does not end");
}
