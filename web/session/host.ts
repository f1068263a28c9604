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
  withRules,
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
  /** Rules that can deal a match and show it. */
  find(game: string): Rules | undefined;
  /** Rules that can play it too, once all they need has come. */
  findWhole(game: string): Promise<Rules | undefined>;
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
        const shownBefore = match;
        void whole().then((now) => {
          if (now && match === shownBefore)
            return step(playMove(now, seat, chooseForBot(now, seat)));
        }, fail);
      },
      Math.max(pace, wait),
    );
  };

  /** The match with rules that can play: what needs the dictionary waits for it. */
  const whole = async (): Promise<LocalMatch | undefined> => {
    if (!match) return undefined;
    const asked = match;
    const rules = await around.findWhole(asked.record.game);
    return rules && withRules(asked, rules);
  };

  const step = async (next: Result<LocalMatch>): Promise<void> => {
    if (!next.ok) return refuse(next.refusal);
    match = next.value;
    const { record, players } = match;
    // Kept first, shown second: what a person has seen, a reload brings back.
    await around.shelf.write(key, { record, players });
    show();
  };

  /** A rejection in a worker does not reach the page; an error thrown from a timer does. */
  const fail = (cause: unknown) => {
    setTimeout(() => {
      throw cause;
    });
  };

  const refuse = (refusal: Refusal) =>
    around.post({ type: "refused", refusal });

  const open = async () => {
    const saved = await around.shelf.read(key);
    const isDealt = saved?.record.moves.length === 0;
    const game = saved?.record.game ?? "";
    const rules = isDealt ? around.find(game) : await around.findWhole(game);
    const resumed = saved && rules && resumeMatch(rules, saved);
    if (!resumed?.ok) return around.post({ type: "nothing-saved" });
    match = resumed.value;
    matches += 1;
    show();
    fetchRest(game);
  };

  const begin = async (setup: LocalSetup) => {
    const rules = around.find(setup.game);
    if (!rules) return refuse(refusal("unknown-game"));
    const seed = parseSeed(setup.seed ?? "") ?? around.randomSeed();
    const dealt = beginMatch(rules, setup, seed);
    if (dealt.ok) {
      matches += 1;
      holder = null;
    }
    await step(dealt);
    fetchRest(setup.game);
  };

  /** What the match will need comes while it is looked at; whoever needs it hears why it does not. */
  const fetchRest = (game: string) =>
    void around.findWhole(game).catch(() => undefined);

  const move = async (seq: number, raw: unknown) => {
    const now = await whole();
    if (!match || !now) return;
    const { seat, seq: shown } = matchFor(match, String(matches), holder);
    if (seat === null) return refuse(refusal("not-your-turn"));
    if (seq !== shown || now.record !== match.record)
      return refuse(refusal("stale"));
    return step(playMove(now, seat, raw));
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
