/** A person's matches, at tables on the server and on this device alike, in the order in which they are listed. */

import type { Seat } from "@stolik/kernel";
import type { OwnTable } from "@stolik/server/protocol";
import { keptKey } from "./kept-matches.ts";
import type { KeptMatch } from "./kept-matches.ts";
import type { Saved } from "./local-messages.ts";
import { peopleOf } from "./seats-here.ts";
import { matchKey } from "./unfinished.ts";
import type { LocalMode } from "./unfinished.ts";

/** One that is stopped cannot go on: its rules are no longer there. */
export const stages = ["turn", "running", "stopped", "over"] as const;
export type Stage = (typeof stages)[number];

/** Where it is found: at a table, or in this browser. */
type Place =
  | { readonly type: "online"; readonly table: string }
  | {
      readonly type: LocalMode;
      /** The name of its record, which was kept when it came to its end; absent: it is the one that is open. */
      readonly kept?: string;
    };

export interface OwnMatch {
  /** Tells it from all others of this person. */
  readonly key: string;
  readonly game: string;
  readonly place: Place;
  readonly stage: Stage;
  readonly hasBegun: boolean;
  /** Seat by seat, with nobody on a free one. */
  readonly names: readonly (string | null)[];
  /** Null: several people share the device. */
  readonly seat: Seat | null;
  /** Whoever it is, if it is not this person. */
  readonly toMove: Seat | undefined;
  /** When it last went on, in milliseconds; undefined: nobody knows. */
  readonly at: number | undefined;
  /** Undefined: nobody has won, so far or ever. */
  readonly winners: readonly Seat[] | undefined;
}

export function ownMatchAt(table: OwnTable): OwnMatch {
  const { id, game, status, names, yourSeat, toMove, movedAt } = table;
  const isTurn = toMove.includes(yourSeat);
  const running = isTurn ? "turn" : "running";
  const going = table.isStopped ? "stopped" : running;
  return {
    key: id,
    game,
    place: { type: "online", table: id },
    stage: status === "over" ? "over" : going,
    hasBegun: status !== "waiting",
    names,
    seat: yourSeat,
    toMove: isTurn ? undefined : toMove[0],
    at: movedAt,
    winners: table.winners,
  };
}

/** On a device nothing goes on without whoever opens it: until it is over, it is their turn, if it can go on at all. */
export function ownMatchIn(mode: LocalMode, saved: Saved): OwnMatch {
  const { record, players, savedAt } = saved;
  const people = peopleOf(players);
  const going = saved.isStopped ? "stopped" : "turn";
  return {
    key: matchKey(mode, record.game),
    game: record.game,
    place: { type: mode },
    stage: record.outcome ? "over" : going,
    hasBegun: true,
    names: players.map(({ name }) => name),
    seat: people.length === 1 ? (people[0] ?? null) : null,
    toMove: undefined,
    at: savedAt,
    winners: record.outcome?.winners,
  };
}

/** One that came to its end here, to be seen again. */
export function ownMatchKept({ name, saved }: KeptMatch): OwnMatch {
  const mode = peopleOf(saved.players).length === 1 ? "solo" : "hotseat";
  return {
    ...ownMatchIn(mode, saved),
    key: keptKey(name),
    place: { type: mode, kept: name },
  };
}

/** What happened last comes first. */
export function inStage(
  matches: readonly OwnMatch[],
  stage: Stage,
): readonly OwnMatch[] {
  return matches
    .filter((match) => match.stage === stage)
    .toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0));
}
