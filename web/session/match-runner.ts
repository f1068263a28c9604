/** Runs one match for a page: plays its moves, lets bots answer, saves after every step. */

import { ok, parseSeed } from "@stolik/kernel";
import type { Refusal, Result, Seat } from "@stolik/kernel";
import { refusal } from "../refusals.ts";
import {
  beginMatch,
  botToMove,
  chooseForBot,
  matchFor,
  playMove,
  savedOf,
  withRules,
} from "./local-match.ts";
import type { LocalMatch, Rules } from "./local-match.ts";
import type {
  FromRunner,
  LocalSetup,
  Saved,
  ToRunner,
} from "./local-messages.ts";
import { keepMatch } from "./kept-matches.ts";
import type { MatchStorage } from "./match-storage.ts";
import { withOrigin } from "./origin-of.ts";
import { resumeMatch } from "./resume-match.ts";
import { throwToPage } from "./throw-to-page.ts";

/** How many milliseconds a bot that lacks the dictionary waits before it tries again. */
const AGAIN = 5_000;

export interface RunnerPorts {
  readonly storage: MatchStorage;
  /** Rules that can deal a match and show it. */
  find(game: string): Promise<Rules | undefined>;
  /** Rules that can play it too, once all they need has come; a refusal if it cannot come just now. */
  findWhole(game: string): Promise<Result<Rules>>;
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
    ports.post({ type: "match", match: shown, options, origin: match.origin });
    const next = botToMove(match);
    clearTimeout(timer);
    if (next) letBotMove(match, next.seat, next.wait);
  };

  const letBotMove = (shown: LocalMatch, seat: Seat, wait: number) => {
    timer = setTimeout(() => {
      botMove(shown, seat, wait).catch(throwToPage);
    }, wait);
  };

  const botMove = async (shown: LocalMatch, seat: Seat, wait: number) => {
    const now = await whole(shown);
    if (match !== shown) return;
    if (now.ok)
      return step(playMove(now.value, seat, chooseForBot(now.value, seat)));
    // Said once: it may be a while until the network is back.
    if (wait !== AGAIN) refuse(now.refusal);
    letBotMove(shown, seat, AGAIN);
  };

  /** The match with rules that can play: what needs the dictionary waits for it. */
  const whole = async (asked: LocalMatch): Promise<Result<LocalMatch>> => {
    const rules = await ports.findWhole(asked.record.game);
    return rules.ok ? ok(withRules(asked, rules.value)) : rules;
  };

  const step = async (
    next: Result<LocalMatch>,
    isSaved = false,
  ): Promise<void> => {
    if (!next.ok) return refuse(next.refusal);
    match = next.value;
    // Saved first, shown second: a reload brings back what a person has seen.
    if (!isSaved) await saveMatch(ports.storage, key, savedOf(match));
    show();
  };

  const refuse = (refusal: Refusal) => ports.post({ type: "refused", refusal });

  const open = async (setup: LocalSetup | undefined) => {
    const saved = await ports.storage.read(key);
    const rules = saved && (await rulesFor(ports, saved));
    // Never dealt over: the saved match goes on another time.
    if (rules?.ok === false) return refuse(rules.refusal);
    const resumed = saved && rules && resumeMatch(rules.value, saved);
    if (!resumed?.ok) {
      // A match that was over is not missed, any other is.
      if (saved && !saved.record.outcome) return keep(ports, key, saved);
      return setup ? begin(setup) : ports.post({ type: "nothing-saved" });
    }
    matches += 1;
    const found = await withOrigin(ports.storage, resumed.value);
    await step(ok(found), isAsSaved(found, saved));
    fetchRest(ports, found.record.game);
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
    fetchRest(ports, setup.game);
  };

  const move = async (seq: number, raw: unknown) => {
    if (!match) return;
    const now = await whole(match);
    if (!now.ok) return refuse(now.refusal);
    const { seat, seq: shown } = matchFor(match, String(matches), holder);
    if (seat === null) return refuse(refusal("not-your-turn"));
    if (seq !== shown || now.value.record !== match.record)
      return refuse(refusal("stale"));
    return step(playMove(now.value, seat, raw));
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

/** What the match will need is loaded while the person looks at it; a failure shows when it is needed. */
function fetchRest({ findWhole }: RunnerPorts, game: string): void {
  void findWhole(game).catch(() => undefined);
}

/** Whether what is kept is all there is to keep: then nobody waits until it is written once more. */
function isAsSaved({ record }: LocalMatch, saved: Saved | undefined): boolean {
  if (!saved?.left || saved.isStopped || record.outcome) return false;
  return record === saved.record;
}

/** A browser that keeps nothing, or has no room left, still plays: the match then lives as long as the page. */
async function saveMatch(
  storage: MatchStorage,
  key: string,
  saved: Saved,
): Promise<void> {
  try {
    await storage.write(key, saved);
    if (saved.record.outcome) await keepMatch(storage, saved);
  } catch {
    // There is nobody to ask for room.
  }
}

/** Noted, so that nobody is called to a turn that they cannot take. A later page tries again. */
async function keep(
  { storage, post }: RunnerPorts,
  key: string,
  saved: Saved,
): Promise<void> {
  await saveMatch(storage, key, { ...saved, isStopped: true });
  post({ type: "kept", record: saved.record });
}

/** What was dealt can be shown at once; moves are replayed by rules that can play. */
async function rulesFor(
  ports: RunnerPorts,
  { record: { game, moves, origin } }: Saved,
): Promise<Result<Rules> | undefined> {
  const rules = await ports.find(game);
  const isDealt = moves.length === 0 && !origin;
  if (!rules || isDealt) return rules && ok(rules);
  return ports.findWhole(game);
}
