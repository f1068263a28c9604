/** What a board is handed at a moment of a worked example. */

import type {
  BoardProps,
  Example,
  Game,
  Language,
  Moment,
} from "@stolik/kernel";
import { examplePlayers } from "./example-players.ts";

interface Shown<View, Move, Event> {
  readonly example: Pick<Example<View, Move, Event>, "seats" | "eyes">;
  readonly turns: Pick<
    Game<View, View, Move, Event, unknown>,
    "toMove" | "outcome"
  >;
  readonly language: Language;
}

export function boardAt<View, Move, Event>(
  { seq, view, heard, refusal }: Moment<View, Move, Event>,
  { example, turns, language }: Shown<View, Move, Event>,
): BoardProps<View, Move, Event> {
  const { seats, eyes } = example;
  return {
    seq,
    view,
    heard,
    refusal,
    seat: eyes,
    players: examplePlayers.slice(0, seats),
    outcome: turns.outcome(view),
    canMove: eyes !== null && turns.toMove(view).includes(eyes),
    language,
    play: () => undefined,
  };
}
