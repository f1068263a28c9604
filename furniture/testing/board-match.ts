/** A real match for a board's tests, dealt the same way every time, with all that was heard of it. */

import { play, start, toldTo } from "@stolik/kernel";
import type { Game, HeardEvents, Position, Seat } from "@stolik/kernel";

const KEY = new Uint8Array(32).fill(5);

export class BoardMatch<View, State extends View, Move, Event> {
  readonly game: Game<View, State, Move, Event, unknown>;
  position: Position<State>;
  readonly heard: HeardEvents<Event>[];
  readonly #hearer: Seat | null;

  /** `hearer` is who hears what is told, by default a spectator. */
  constructor(
    game: Game<View, State, Move, Event, unknown>,
    seats: number,
    options: object = {},
    hearer: Seat | null = null,
  ) {
    const parsed = game.parseOptions(options, seats);
    if (!parsed.ok) throw new Error(parsed.refusal.code);
    const dealt = start(game, { seats, options: parsed.value, key: KEY });
    this.game = game;
    this.position = dealt.position;
    this.heard = [{ seq: 0, events: toldTo(dealt.told, hearer) }];
    this.#hearer = hearer;
  }

  get state(): State {
    return this.position.state;
  }

  play(move: Move, seat: Seat = this.game.toMove(this.state)[0] ?? 0): void {
    const step = play(this.game, KEY, this.position, seat, move);
    if (!step.ok) throw new Error(step.refusal.code);
    this.position = step.value.position;
    const { seq } = this.position;
    this.heard.push({ seq, events: toldTo(step.value.told, this.#hearer) });
  }
}
