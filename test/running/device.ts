/** A device on which a match is played at random: the worker's part of a page, with a storage that can be looked into. */

import type { Entry } from "../../games/registry/index.ts";
import { fastRandom, ok, randomMove, seedFrom } from "../../kernel/index.ts";
import type { GameRecord } from "../../kernel/index.ts";
import type {
  FromRunner,
  LocalSetup,
  Saved,
} from "../../web/session/local-messages.ts";
import { createMatchRunner } from "../../web/session/match-runner.ts";
import type { ShownMatch } from "../../web/session/session.ts";

const KEY = "here";

export interface TestDevice {
  /** A page is opened: it goes on with what was saved, or deals this. */
  open(setup?: LocalSetup): Promise<void>;
  /** Plays that number of moves, or to the end. */
  play(moves?: number): Promise<void>;
  /** The last thing the page was told. */
  last(): FromRunner | undefined;
  /** Throws where no match is shown. */
  shown(): ShownMatch;
  /** Of the match, once it is over. */
  record(): Promise<GameRecord>;
  saved(): Saved | undefined;
}

export function testDevice(rules: () => Entry, kept?: Saved): TestDevice {
  let saved = kept && structuredClone(kept);
  let runner: ReturnType<typeof createMatchRunner> | undefined;
  const posted: FromRunner[] = [];
  const random = fastRandom(1);

  const receive: NonNullable<typeof runner>["receive"] = (message) => {
    if (!runner) throw new Error("No page is open.");
    return runner.receive(message);
  };
  const shown = () => {
    const message = posted.at(-1);
    if (message?.type !== "match") throw new Error("No match is shown.");
    return message.match;
  };

  return {
    shown,
    last: () => posted.at(-1),
    saved: () => saved,
    open(setup) {
      runner = createMatchRunner({
        storage: {
          read: (key) =>
            Promise.resolve(key === KEY ? structuredClone(saved) : undefined),
          write: (key, next) => {
            if (key === KEY) saved = structuredClone(next);
            return Promise.resolve();
          },
          remove: () => Promise.resolve(),
          list: () => Promise.resolve([]),
        },
        find: () => Promise.resolve(rules()),
        findWhole: () => Promise.resolve(ok(rules())),
        post: (message) => posted.push(structuredClone(message)),
        randomSeed: () => seedFrom("a match on a device"),
      });
      return receive({ type: "open", key: KEY, hasHiddenHands: false, setup });
    },
    async play(moves = Infinity) {
      for (let played = 0; played < moves; played += 1) {
        const { seat, seq, view } = shown();
        if (seat === null) return;
        const move = randomMove(rules().game, view, seat, random);
        await receive({ type: "move", seq, move });
      }
    },
    async record() {
      await receive({ type: "record" });
      const message = posted.at(-1);
      if (message?.type !== "record") throw new Error("There is no record.");
      return message.record;
    },
  };
}
