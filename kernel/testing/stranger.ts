/** An unrelated match of the same game, played a move at a time: it upsets whatever a game keeps between calls. */

import type { AnyGame } from "../contract.ts";
import { play, start } from "../play.ts";
import { fastRandom, pick } from "../random.ts";
import { botSeed, seedFrom } from "../seed.ts";
import { take } from "./sampling.ts";

const FIRST_MOVES = 8;

export interface Stranger {
  /** Plays one move, or deals anew where the match is over. */
  advance(): void;
}

export function makeStranger(
  game: AnyGame,
  seats: number,
  options: unknown,
  seedText: string,
): Stranger {
  let deals = 0;
  const deal = () => {
    deals += 1;
    const key = seedFrom(`${seedText}/stranger/${deals}`);
    return { key, position: start(game, { seats, options, key }).position };
  };
  let match: ReturnType<typeof deal> | undefined;
  return {
    advance() {
      match ??= deal();
      const { key, position } = match;
      const random = fastRandom(botSeed(key, position.seq));
      const [seat] = game.toMove(position.state);
      const moves =
        seat === undefined
          ? []
          : take(game.moves(position.state, seat), FIRST_MOVES);
      if (seat === undefined || moves.length === 0) {
        match = undefined;
        return;
      }
      const step = play(game, key, position, seat, pick(moves, random));
      match = step.ok ? { key, position: step.value.position } : undefined;
    },
  };
}
