/** Adds what a match tells of one's own wrong answers to the map, once the match is over. */

import type { AnyGameModule, IsOwn } from "@stolik/furniture";
import { useEffect, useEffectEvent } from "react";
import type { ShownMatch } from "../session/session.ts";
import { addMatch } from "./store.ts";

/** `nameOf`: a name that no other match has, on whatever page and day it is looked at. */
export function useOwnMap(
  module: AnyGameModule,
  match: ShownMatch | null,
  nameOf: () => string | Promise<string>,
  isOwn: IsOwn,
): void {
  const outcome = match?.outcome;
  const add = useEffectEvent(async () => {
    if (!match?.outcome || match.seat === null || match.isShared) return;
    const { view, heard, seat } = match;
    const found = module.misplaced?.(
      { view, heard, outcome: match.outcome },
      seat,
      isOwn,
    );
    if (found) addMatch(await nameOf(), found, Date.now());
  });
  useEffect(() => {
    if (outcome) void add();
  }, [outcome]);
}
