/** Plays a record again for a page, and shows it any position. */

import { ok } from "@stolik/kernel";
import type { AnyGame, Result } from "@stolik/kernel";
import { refuse } from "../refusals.ts";
import { continuableAt, continueMatch } from "./continue-match.ts";
import type { MatchStorage } from "./match-storage.ts";
import type {
  Continuation,
  FromReplay,
  Place,
  ToReplay,
} from "./replay-messages.ts";
import {
  positionAt,
  readRecord,
  replayOf,
  replayRecord,
} from "./replayed-match.ts";
import type { ReplayedMatch } from "./replayed-match.ts";

export interface ReplayPorts {
  /** Rules that can play, once all they need has come; a refusal if there are none. */
  find(game: string): Promise<Result<AnyGame>>;
  readonly storage: MatchStorage;
  post(message: FromReplay): void;
  randomSeed(): Uint8Array;
}

export function createReplayRunner({
  find,
  storage,
  post,
  randomSeed,
}: ReplayPorts): {
  receive(message: ToReplay): Promise<void>;
} {
  let match: ReplayedMatch | undefined;

  const open = async (raw: unknown) => {
    const opened = await openRecord(raw);
    if (!opened.ok) return post({ type: "refused", refusal: opened.refusal });
    match = opened.value;
    post({ type: "opened", replay: replayOf(match) });
  };

  const openRecord = async (raw: unknown): Promise<Result<ReplayedMatch>> => {
    const record = readRecord(raw);
    if (!record.ok) return record;
    const game = await find(record.value.game);
    return game.ok ? replayRecord(game.value, record.value) : game;
  };

  const show = (place: Place) => {
    if (!match) throw new Error("Nothing is open yet.");
    // What was never played is not continued.
    const { at, branch } = place;
    const continuable = branch ? [] : continuableAt(match, at);
    const position = { ...positionAt(match, place), continuable };
    post({ type: "position", place, position });
  };

  const goOn = async (
    key: string,
    wanted: Continuation,
  ): Promise<Result<true>> => {
    if (!match) throw new Error("Nothing is open yet.");
    const continued = continueMatch(match, wanted, randomSeed());
    if (!continued.ok) return continued;
    // The page that plays it finds it there and nowhere else.
    return storage.write(key, continued.value).then(
      () => ok(true),
      () => refuse("not-kept"),
    );
  };

  return {
    async receive(message) {
      switch (message.type) {
        case "open":
          return open(message.record);
        case "show":
          return show(message.place);
        case "continue": {
          const { key, wanted } = message;
          return post({ type: "continued", result: await goOn(key, wanted) });
        }
      }
    },
  };
}
