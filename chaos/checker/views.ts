/** Checks what was seen: every view and every event is what the log makes of them through the viewer's seat, and nobody was sent more. */

import { digest, toldTo } from "@stolik/kernel";
import type { AnyGame, Viewer } from "@stolik/kernel";
import type { HeardDigest, Sight } from "../history.ts";
import { holes } from "../holes.ts";
import { only } from "./evidence.ts";
import type { Check, Kind, Violation } from "./evidence.ts";
import { fold } from "./fold.ts";
import type { Fold } from "./fold.ts";

export const checkViews: Check = ({ log, game, entries }) => {
  const folded = fold(game, log);
  const table = log.table.id;
  const head = log.rows.length - 1;
  const found = (kind: Kind, words: string): Violation => ({
    kind,
    table,
    words,
  });
  const judge = judgeOf(game, folded, log.table.seats.length);

  const broken = folded.failure
    ? [found("diverged", `the log does not fold: ${folded.failure}`)]
    : [];
  const seen = only(entries, "seen").flatMap((sight) => {
    const kind = judge.view(sight);
    const view = kind ? [found(kind, `${nameOf(sight)} has another view`)] : [];
    const events = sight.heard.flatMap((heard) => {
      const wrong = judge.events(sight.viewer, heard);
      const at = { ...sight, seq: heard.seq };
      return wrong ? [found(wrong, `${nameOf(at)} was told otherwise`)] : [];
    });
    return [...view, ...events];
  });
  const last = only(entries, "last")
    .filter(({ seq }) => seq !== head)
    .map((sight) =>
      found("diverged", `${nameOf(sight)} was left there; the head is ${head}`),
    );
  return [...broken, ...seen, ...last];
};

/** Seeds are secret while anybody plays, and nothing is sent that the protocol does not name. */
export const checkSecrets: Check = ({ log: { table }, entries }) => [
  ...only(entries, "digits")
    .filter(({ digits }) => digits === table.seed)
    .map(({ client }) => leaked(table.id, `${client} was sent the seed`)),
  ...only(entries, "strange").map(({ client, member }) =>
    leaked(table.id, `${client} was sent a member ${member}`),
  ),
];

interface Judge {
  /** What is wrong with a view; undefined if it is right. */
  view(sight: Sight): Kind | undefined;
  events(viewer: Viewer, heard: HeardDigest): Kind | undefined;
}

function judgeOf(game: AnyGame, { states, told }: Fold, seats: number): Judge {
  const viewers: readonly Viewer[] = [null, ...Array(seats).keys()];
  const known = new Map<string, string>();
  const digestOf = (viewer: Viewer, seq: number): string => {
    const key = `${viewer} ${seq}`;
    const made = known.get(key) ?? digest(game.view(states[seq], viewer));
    known.set(key, made);
    return made;
  };
  return {
    view({ viewer, seq, view, holes: count }) {
      if (seq >= states.length) return "diverged";
      if (digestOf(viewer, seq) === view) return undefined;
      const isOthers =
        viewers.some((other) => digestOf(other, seq) === view) ||
        digest(states[seq]) === view;
      const isOpener = count < holes(game.view(states[seq], viewer));
      return isOthers || isOpener ? "leaked" : "diverged";
    },
    events(viewer, { seq, events }) {
      const all = told[seq];
      if (!all) return "diverged";
      if (digest(toldTo(all, viewer)) === events) return undefined;
      const isOthers =
        viewers.some((other) => digest(toldTo(all, other)) === events) ||
        digest(all.map(({ event }) => event)) === events;
      return isOthers ? "leaked" : "diverged";
    },
  };
}

function leaked(table: string, words: string): Violation {
  return { kind: "leaked", table, words };
}

function nameOf({
  client,
  viewer,
  seq,
}: Omit<Sight, "view" | "holes">): string {
  return `${client} (${viewer === null ? "a spectator" : `seat ${viewer}`}) at ${seq}`;
}
