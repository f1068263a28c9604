/** What the three paths of a match are compared by: what each viewer sees and hears, and how bots are asked and answer. */

import { copy } from "../../kernel/index.ts";
import type { AnyBot, HeardEvents, Viewer } from "../../kernel/index.ts";

export const SEATS = 2;
export const viewers: readonly Viewer[] = [null, 0, 1];
/** Milliseconds that a bot may think: as many as on a page, which has them fixed. */
export const BUDGET = 600;

/** What a viewer sees after the first `seq` entries, and what all of them told. */
export interface Seen {
  readonly seq: number;
  readonly view: unknown;
  readonly heard: readonly HeardEvents<unknown>[];
}

/** A question as a bot was asked it, the first number of its generator, and the move. */
export type Asked = Readonly<Record<string, unknown>>;

/** The bot, and whatever it is asked from now on. */
export function overheard(bot: AnyBot): { bot: AnyBot; asked: Asked[] } {
  const asked: Asked[] = [];
  const listening: AnyBot = {
    choose(question) {
      const { random, ...said } = question;
      // The simulator plays in place: what it shows is another thing a move later.
      const kept = copy(said);
      const luck = random.next();
      const answer = bot.choose(question);
      asked.push({ ...kept, luck, move: answer.move });
      return answer;
    },
  };
  return { bot: listening, asked };
}
