/** What the board shows at this moment: the cross, what lies turned over, and what one may do about it. */

import type { BoardProps, HeardEvents } from "@stolik/kernel";
import { useMemo } from "react";
import type { Back, Card, Event, Move, Slot, View } from "../rules/position.ts";
import { claimsAsked } from "./claim.ts";
import type { Claim } from "./claim.ts";
import type { JudgedEvent, Wording } from "./describe.ts";
import { checkedSlot, heldCross, heldDeck, heldLog } from "./held.ts";
import { useFilm } from "./judging.ts";
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
  /** C8: what one may doubt now. */
  readonly asks: readonly Claim[];
  readonly shown: Shown;
  readonly deck: View["deck"];
  /** Where the card lies that everyone is asked about. */
  readonly asking: Slot | undefined;
  /** What calls for a look: the new card, the card that is checked or judged. */
  readonly gaze: Slot | undefined;
  /** What each seat holds; during a judging, before its gains. */
  readonly tokens: readonly number[];
  /** What the log may tell already. */
  readonly told: readonly HeardEvents<Event>[];
  backOf(card: Card): Back | undefined;
  /** What can be read on a turned card; none: it lies name up. */
  numbers(card: Card, slot: Slot | undefined): readonly string[];
}

const none: readonly Claim[] = [];

export function useTable(board: BoardProps<View, Move, Event>): Table {
  const { view, heard, outcome } = board;
  const wording = useWording(board);
  const { stage } = view;
  const turnedOver = useTurnedOver(heard);
  const turned = turnedOver.turned?.event;
  const judged = turned?.type === "judged" ? turned : undefined;
  const film = useFilm(judged, turnedOver.turned?.seq);
  const last = outcome ? lastJudged(heard) : undefined;
  const final = useFilm(judged ? undefined : last, -1, true);
  const seen = film ?? final;
  const canAct = board.canMove && !turned;
  const checked = checkedSlot(heard, turnedOver.turned);
  const asking = stage.type === "ask" && !turned ? stage : undefined;
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
    verdicts: useMemo(
      () =>
        seen?.verdicts ??
        (checked && turned?.type === "checked"
          ? new Map([[turned.card, turned.isRight]])
          : undefined),
      [seen, checked, turned],
    ),
    canAct,
    canLay: canAct && stage.type === "lay",
    asks: useMemo(() => (canAct ? claimsAsked(view) : none), [canAct, view]),
    shown: useMemo(
      () => heldCross(view, turnedOver.turned, checked),
      [view, turnedOver.turned, checked],
    ),
    deck: useMemo(
      () => heldDeck(view, turnedOver.turned),
      [view, turnedOver.turned],
    ),
    gaze: film ? film.gaze : (checked ?? asking),
    asking,
    tokens: useMemo(
      () =>
        judged && isFilming
          ? view.tokens.map((held, index) => held - (judged.gains[index] ?? 0))
          : view.tokens,
      [judged, isFilming, view.tokens],
    ),
    told: useMemo(
      () => heldLog(heard, turnedOver.turned, isFilming),
      [heard, turnedOver.turned, isFilming],
    ),
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
