/** A match as the simulator plays it, and what each viewer would have seen. */

import { playMatch, recordMatch } from "../../games/registry/index.ts";
import type {
  Automaton,
  Entry,
  MatchPlan,
} from "../../games/registry/index.ts";
import { copy, toldTo } from "../../kernel/index.ts";
import type { GameRecord, HeardEvents, Viewer } from "../../kernel/index.ts";
import { BUDGET, overheard, SEATS, viewers } from "./seen.ts";
import type { Asked, Seen } from "./seen.ts";

export interface Simulated {
  /** Plays it once more. */
  record(): GameRecord;
  /** What bots were asked, move by move. */
  readonly asked: readonly Asked[];
  seenBy(viewer: Viewer, seq: number): Seen;
}

export function simulate(
  { game, bot }: Entry,
  seed: Uint8Array,
  players: readonly Automaton[],
): Simulated {
  const options = game.parseOptions({}, SEATS);
  if (!options.ok) throw new Error(options.refusal.code);
  const deal = { seats: SEATS, options: options.value, seed };
  const plan: MatchPlan = { ...deal, players, budget: BUDGET };
  const listening = overheard(bot);
  const views = new Map(viewers.map((viewer) => [viewer, [] as unknown[]]));
  const heard = new Map(
    viewers.map((viewer) => [viewer, [] as HeardEvents<unknown>[]]),
  );
  let seq = 0;
  playMatch({ game, bot: listening.bot }, plan, (state, told) => {
    for (const viewer of viewers) {
      views.get(viewer)?.push(copy(game.view(state, viewer)));
      heard.get(viewer)?.push(copy({ seq, events: toldTo(told, viewer) }));
    }
    seq += 1;
  });
  return {
    record: () => recordMatch({ game, bot }, plan),
    asked: listening.asked,
    seenBy: (viewer, at) => ({
      seq: at,
      view: views.get(viewer)?.[at],
      heard: heard.get(viewer)?.slice(0, at + 1) ?? [],
    }),
  };
}
