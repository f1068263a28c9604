/** Runs one match for a page: plays its moves, lets bots answer at a pace one can follow, saves after every step. */

import { parseSeed, refusal } from "@stolik/kernel";
import type { Refusal, Result, Seat } from "@stolik/kernel";
import {
  beginMatch,
  botToMove,
  chooseForBot,
  matchFor,
  playMove,
  resumeMatch,
} from "./local-match.ts";
import type { LocalMatch, Rules } from "./local-match.ts";
import type { FromHost, LocalSetup, Saved, ToHost } from "./local-messages.ts";

/** Where matches are kept between visits. */
export interface Shelf {
  read(key: string): Promise<Saved | undefined>;
  write(key: string, saved: Saved): Promise<void>;
}

export interface Surroundings {
  readonly shelf: Shelf;
  find(game: string): Promise<Rules | undefined>;
  post(message: FromHost): void;
  randomSeed(): Uint8Array;
}

export function createHost(around: Surroundings): {
  receive(message: ToHost): Promise<void>;
} {
  let key = "";
  let pace = 0;
  let match: LocalMatch | undefined;
  /** How many matches this page has had. */
  let matches = 0;
  let hasHiddenHands = false;
  /** Who holds the screen, where one hand may not be seen by all. */
  let holder: Seat | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    if (!match) return;
    const { options } = match.record;
    const shown = matchFor(match, String(matches), holder);
    if (hasHiddenHands) holder = shown.seat;
    around.post({ type: "match", match: shown, options });
    const next = botToMove(match);
    clearTimeout(timer);
    if (!next) return;
    const { seat, wait } = next;
    timer = setTimeout(
      () => {
        if (match) void step(playMove(match, seat, chooseForBot(match, seat)));
      },
      Math.max(pace, wait),
    );
  };

  const step = async (next: Result<LocalMatch>): Promise<void> => {
    if (!next.ok) return refuse(next.refusal);
    match = next.value;
    const { record, players } = match;
    // Kept first, shown second: what a person has seen, a reload brings back.
    await around.shelf.write(key, { record, players });
    show();
  };

  const refuse = (refusal: Refusal) =>
    around.post({ type: "refused", refusal });

  const open = async () => {
    const saved = await around.shelf.read(key);
    const rules = saved && (await around.find(saved.record.game));
    const resumed = rules && resumeMatch(rules, saved);
    if (!resumed?.ok) return around.post({ type: "nothing-saved" });
    match = resumed.value;
    matches += 1;
    show();
  };

  const begin = async (setup: LocalSetup) => {
    const rules = await around.find(setup.game);
    if (!rules) return refuse(refusal("unknown-game"));
    const seed = parseSeed(setup.seed ?? "") ?? around.randomSeed();
    const dealt = beginMatch(rules, setup, seed);
    if (dealt.ok) {
      matches += 1;
      holder = null;
    }
    return step(dealt);
  };

  const move = (seq: number, raw: unknown) => {
    if (!match) return;
    const { seat, seq: now } = matchFor(match, String(matches), holder);
    if (seat === null) return refuse(refusal("not-your-turn"));
    if (seq !== now) return refuse(refusal("stale"));
    return step(playMove(match, seat, raw));
  };

  return {
    async receive(message) {
      switch (message.type) {
        case "open":
          ({ key, pace, hasHiddenHands } = message);
          return open();
        case "begin":
          return begin(message.setup);
        case "move":
          return move(message.seq, message.move);
        case "hand-over":
          holder = null;
          return show();
        case "record":
          // The seed stays here until the match is over.
          if (match?.record.outcome)
            around.post({ type: "record", record: match.record });
      }
    },
  };
}
