/** Notes a match in the profile and on the map, once its end is shown. */

import type { AnyGameModule } from "@stolik/furniture";
import { useEffect, useEffectEvent } from "react";
import { useOwnMap } from "../own-map/use-own-map.ts";
import type { ShownMatch } from "../session/session.ts";
import { playedMatch } from "./played-match.ts";
import { noteMatch } from "./store.ts";

export function useProfile(
  module: AnyGameModule,
  match: ShownMatch | null,
  about: {
    readonly game: string;
    readonly isOnline: boolean;
    /** It continues another match, and is no result of its own. */
    readonly isContinued: boolean;
    /** A name that no other match has, on whatever page and day it is looked at. */
    readonly nameOf: () => string | Promise<string>;
    /** The moves that a bot made in the person's place; absent: none. */
    readonly playedForYou?: readonly number[] | undefined;
  },
): void {
  // What was told of a match that this one continues has negative numbers; somebody else may have played it.
  const isOwn = (seq: number) => seq >= 0 && !about.playedForYou?.includes(seq);
  useOwnMap(module, match, about.nameOf, isOwn);
  const outcome = match?.outcome;
  const note = useEffectEvent(async () => {
    if (!match?.outcome || match.seat === null || match.isShared) return;
    if (about.isContinued) return;
    const { game, isOnline } = about;
    const { view, heard, seat, players } = match;
    const ended = { view, heard, outcome: match.outcome };
    const words = module.bestWords?.(ended, seat, isOwn) ?? [];
    const id = await about.nameOf();
    noteMatch(
      playedMatch(
        { id, game, at: Date.now(), isOnline },
        { players, seat, outcome: match.outcome },
        module,
      ),
      words.map(({ word, language, points }) => ({
        match: id,
        game,
        word,
        language,
        points,
      })),
    );
  });
  useEffect(() => {
    if (outcome) void note();
  }, [outcome]);
}
