/** Runs one match for a page: plays its moves, lets bots answer, saves after every step. */

import { parseSeed } from "@stolik/kernel";
import type { Refusal, Result, Seat } from "@stolik/kernel";
import { refusal } from "../refusals.ts";
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
import type {
  FromRunner,
  LocalSetup,
  Saved,
  ToRunner,
} from "./local-messages.ts";
import { throwToPage } from "./throw-to-page.ts";

/** Where matches are kept between visits. */
export interface MatchStorage {
  read(key: string): Promise<Saved | undefined>;
  write(key: string, saved: Saved): Promise<void>;
}

export interface RunnerPorts {
  readonly storage: MatchStorage;
  /** Rules that can deal a match and show it. */
  find(game: string): Promise<Rules | undefined>;
  /** Rules that can play it too, once all they need has come. */
  findWhole(game: string): Promise<Rules | undefined>;
  post(message: FromRunner): void;
  randomSeed(): Uint8Array;
}

export function createMatchRunner(ports: RunnerPorts): {
  receive(message: ToRunner): Promise<void>;
} {
  let key = "";
  let match: LocalMatch | undefined;
  /** How many matches this page has had. */
  let matches = 0;
  let hasHiddenHands = false;
  /** The seat that holds the screen, where hands are hidden. */
  let holder: Seat | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    if (!match) return;
    const { options } = match.record;
    const shown = matchFor(match, String(matches), holder);
    if (hasHiddenHands) holder = shown.seat;
    ports.post({ type: "match", match: shown, options });
    const next = botToMove(match);
    clearTimeout(timer);
    if (!next) return;
    const { seat, wait } = next;
    timer = setTimeout(() => {
      const shownBefore = match;
      void whole().then((now) => {
        if (now && match === shownBefore)
          return step(playMove(now, seat, chooseForBot(now, seat)));
      }, throwToPage);
    }, wait);
  };

  /** The match with rules that can play: what needs the dictionary waits for it. */
  const whole = async (): Promise<LocalMatch | undefined> => {
    if (!match) return undefined;
    const asked = match;
    const rules = await ports.findWhole(asked.record.game);
    return rules && withRules(asked, rules);
  };

  const step = async (next: Result<LocalMatch>): Promise<void> => {
    if (!next.ok) return refuse(next.refusal);
    match = next.value;
    const { record, players } = match;
    // Saved first, shown second: a reload brings back what a person has seen.
    await ports.storage.write(key, { record, players });
    show();
  };

  const refuse = (refusal: Refusal) => ports.post({ type: "refused", refusal });

  const open = async (setup: LocalSetup | undefined) => {
    const saved = await ports.storage.read(key);
    const isDealt = saved?.record.moves.length === 0;
    const game = saved?.record.game ?? "";
    const rules = await (isDealt ? ports.find(game) : ports.findWhole(game));
    const resumed = saved && rules && resumeMatch(rules, saved);
    if (!resumed?.ok)
      return setup ? begin(setup) : ports.post({ type: "nothing-saved" });
    match = resumed.value;
    matches += 1;
    show();
    fetchRest(game);
  };

  const begin = async (setup: LocalSetup) => {
    const rules = await ports.find(setup.game);
    if (!rules) return refuse(refusal("unknown-game"));
    const seed = parseSeed(setup.seed ?? "") ?? ports.randomSeed();
    const dealt = beginMatch(rules, setup, seed);
    if (dealt.ok) {
      matches += 1;
      holder = null;
    }
    await step(dealt);
    fetchRest(setup.game);
  };

  /** What the match will need is loaded while the person looks at it; a failure shows when it is needed. */
  const fetchRest = (game: string) =>
    void ports.findWhole(game).catch(() => undefined);

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
          ({ key, hasHiddenHands } = message);
          return open(message.setup);
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
            ports.post({ type: "record", record: match.record });
      }
    },
  };
}
