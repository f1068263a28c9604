/** Looks back at a finished match: what could have been done at every move, from what the mover knew then. */

import {
  botSeed,
  fastRandom,
  matchKey,
  parseSeed,
  replay,
  toldTo,
} from "@stolik/kernel";
import type { GameRecord, Reviewed } from "@stolik/kernel";
import type { Rules } from "./local-match.ts";

/** How long the search may take for one move, in milliseconds. */
const BUDGET = 300;

export function* lookBack(
  { game, bot }: Rules,
  record: GameRecord,
): Iterable<Reviewed<unknown>> {
  const replayed = replay(game, record);
  const seed = parseSeed(record.seed);
  if (!replayed.ok || !seed) throw new Error("The record does not replay.");
  const key = matchKey(seed, record.entropy);
  const { steps } = replayed.value;
  for (const [index, { seat }] of record.moves.entries()) {
    const state = steps[index]?.position.state;
    const view = game.view(state, seat);
    const character = botSeed(key, seat);
    const considered =
      bot.review?.(view, seat) ??
      bot.choose({
        view,
        seat,
        told: steps
          .slice(0, index + 1)
          .flatMap(({ told }) => toldTo(told, seat)),
        level: 3,
        budget: BUDGET,
        character,
        random: fastRandom(character),
      }).considered;
    yield { seq: index + 1, considered };
  }
}
