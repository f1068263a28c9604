/** Matches that came to their end on this device before there was a profile: noted as far as their records are kept. */

import type { AnyGameModule } from "@stolik/furniture";
import { keptMatches } from "../session/kept-matches.ts";
import type { MatchStorage } from "../session/match-storage.ts";
import { peopleOf } from "../session/seats-here.ts";
import { playedMatch } from "./played-match.ts";
import { isNoted, noteMatch } from "./store.ts";

export async function noteKept(
  storage: MatchStorage,
  load: (game: string) => Promise<AnyGameModule>,
): Promise<void> {
  for (const { name, saved } of await keptMatches(storage)) {
    const { record, players, savedAt } = saved;
    const [seat, ...others] = peopleOf(players);
    const { game, outcome, origin } = record;
    if (seat === undefined || others.length > 0 || isNoted(name)) continue;
    if (!outcome || origin) continue;
    const module = await load(game);
    const about = { id: name, game, at: savedAt ?? 0, isOnline: false };
    noteMatch(playedMatch(about, { players, outcome, seat }, module), []);
  }
}
