/** A bot's turn: which bot is next, how long it waits, and the question it is asked. */

import type { AnyBot, Answer, Level, Question } from "./bot.ts";
import type { AnyGame, Seat } from "./contract.ts";
import type { Match } from "./match.ts";
import { fastRandom } from "./random.ts";
import { botSeed } from "./seed.ts";
import { toldTo } from "./turn.ts";

/** Who may sit at a seat, as far as bots are concerned. */
export interface Sitter {
  readonly type: "person" | "bot" | "open";
}

/** A bot that may act now. */
export interface BotTurn {
  readonly seat: Seat;
  /** How many milliseconds it leaves people to interrupt. */
  readonly wait: number;
}

/** A question as plain data, so that it can cross to another thread. */
export interface BotQuestion extends Omit<
  Question<unknown, unknown>,
  "random"
> {
  readonly game: string;
  /** The start of this choice's generator: asked again, a bot draws the same numbers. */
  readonly randomSeed: number;
}

/** The bot that acts next: whichever waits least; undefined where none may act. */
export function nextBot(
  game: AnyGame,
  state: unknown,
  players: readonly Sitter[],
): BotTurn | undefined {
  const isPerson = (seat: Seat) => players[seat]?.type === "person";
  let next: BotTurn | undefined;
  for (const seat of game.toMove(state)) {
    if (players[seat]?.type !== "bot") continue;
    const patience =
      game.patience?.(game.view(state, seat), seat, isPerson) ?? 0;
    const wait = 1000 * patience;
    if (!next || wait < next.wait) next = { seat, wait };
  }
  return next;
}

/** A bot is asked with its seat's view and what the seat was told, never with the state. */
export function questionFor(
  {
    game,
    key,
    position,
    told,
  }: Pick<Match, "game" | "key" | "position" | "told">,
  seat: Seat,
  level: Level,
  budget: number,
): BotQuestion {
  return makeQuestion(game, key, {
    ...position,
    seat,
    told: told.flatMap((entry) => toldTo(entry, seat)),
    level,
    budget,
  });
}

/** The same question where no match is kept, such as in a simulation. */
export function makeQuestion(
  game: AnyGame,
  key: Uint8Array,
  asked: Pick<BotQuestion, "seat" | "told" | "level" | "budget"> & {
    readonly seq: number;
    readonly state: unknown;
  },
): BotQuestion {
  const { seat, told, level, budget, seq, state } = asked;
  const character = botSeed(key, seat);
  return {
    game: game.id,
    view: game.view(state, seat),
    seat,
    told,
    level,
    budget,
    character,
    randomSeed: choiceSeed(character, seq),
  };
}

export function askBot(bot: AnyBot, question: BotQuestion): Answer<unknown> {
  return bot.choose(opened(question));
}

/** The question as a bot reads it, with its generator. */
export function opened({
  game: _game,
  randomSeed,
  ...question
}: BotQuestion): Question<unknown, unknown> {
  return { ...question, random: fastRandom(randomSeed) };
}

/** Another number for every choice of a match: the golden ratio spreads neighbours far apart. */
function choiceSeed(character: number, seq: number): number {
  return (character + Math.imul(seq, 0x9e3779b1)) >>> 0;
}
