/** What the board shows at this moment: the cross, what lies turned over, and what one may do about it. */

import type { BoardProps, HeardEvents } from "@stolik/kernel";
import { useMemo } from "react";
import type { Back, Card, Event, Move, Slot, View } from "../rules/position.ts";
import { doubtsOf } from "./actions.tsx";
import type { JudgedEvent, Wording } from "./describe.ts";
import { judgedCross, useFilm } from "./judging.ts";
import type { Film } from "./judging.ts";
import { lastJudged, useTurnedOver } from "./turned-over.ts";
import type { TurnedOver } from "./turned-over.ts";
import type { Shown } from "./stations.ts";
import { degreesOn, peopleText, useWords, valueText } from "./words.ts";

export interface Table {
  readonly board: BoardProps<View, Move, Event>;
  readonly wording: Wording;
  readonly turnedOver: TurnedOver;
  /** The stop that lies turned over, card after card. */
  readonly judged: JudgedEvent | undefined;
  readonly film: Film | undefined;
  /** The stop that ended the match. */
  readonly last: JudgedEvent | undefined;
  /** What is known of the cards' verdicts. */
  readonly verdicts: Film["verdicts"] | undefined;
  /** Whether one may move, with nothing left turned over. */
  readonly canAct: boolean;
  readonly canLay: boolean;
  /** C8: the neighbours one may name now. */
  readonly asks: readonly Card[];
  readonly shown: Shown;
  /** Where the card lies that everyone is asked about. */
  readonly asking: Slot | undefined;
  /** What each seat holds; during a judging, before its gains. */
  readonly tokens: readonly number[];
  /** What the log may tell already. */
  readonly told: readonly HeardEvents<Event>[];
  backOf(card: Card): Back | undefined;
  /** What can be read on a turned card; none: it lies name up. */
  numbers(card: Card, slot: Slot | undefined): readonly string[];
}

const none: readonly Card[] = [];

export function useTable(board: BoardProps<View, Move, Event>): Table {
  const { view, seat, heard, outcome } = board;
  const wording = useWording(board);
  const { variant, stage } = view;
  const turnedOver = useTurnedOver(heard);
  const turned = turnedOver.turned?.event;
  const judged = turned?.type === "judged" ? turned : undefined;
  const film = useFilm(judged, turnedOver.turned?.seq);
  const last = outcome ? lastJudged(heard) : undefined;
  const final = useFilm(judged ? undefined : last, -1, true);
  const seen = film ?? final;
  const canAct = board.canMove && !turned;
  const isFilming = film !== undefined && !film.isDone;
  const backOf = (card: Card): Back | undefined =>
    seen?.backs.get(card) ?? view.backs[card] ?? undefined;
  return {
    board,
    wording,
    turnedOver,
    judged,
    film,
    last,
    verdicts: seen?.verdicts,
    canAct,
    canLay: canAct && stage.type === "lay",
    asks: useMemo(
      () => (canAct ? doubtsOf(view, seat) : none),
      [canAct, view, seat],
    ),
    shown: useMemo(
      () =>
        judged
          ? { variant, start: judged.start.card, arms: judgedCross(judged) }
          : { variant, start: view.start, arms: view.arms },
      [judged, variant, view.start, view.arms],
    ),
    asking: stage.type === "ask" && !judged ? stage : undefined,
    tokens: useMemo(
      () =>
        judged && isFilming
          ? view.tokens.map((held, index) => held - (judged.gains[index] ?? 0))
          : view.tokens,
      [judged, isFilming, view.tokens],
    ),
    // What a stop found is not told before the cards are turned.
    told: isFilming
      ? heard.filter(({ seq }) => seq < (turnedOver.turned?.seq ?? 0))
      : heard,
    backOf,
    numbers(card, slot) {
      const back = backOf(card);
      return back ? numbersOn(back, slot, wording) : [];
    },
  };
}

function useWording(board: BoardProps<View, Move, Event>): Wording {
  const { language, players } = board;
  const { variant } = board.view;
  const words = useWords(language);
  return useMemo(
    () => ({ words, language, players, variant }),
    [words, language, players, variant],
  );
}

function numbersOn(
  back: Back,
  slot: Slot | undefined,
  wording: Wording,
): readonly string[] {
  const { words, language, variant } = wording;
  if (slot) return [valueText(variant, slot.arm, back, wording)];
  if (variant === "people") return [peopleText(back, language)];
  return [
    degreesOn("latitude", back, words),
    degreesOn("longitude", back, words),
  ];
}
