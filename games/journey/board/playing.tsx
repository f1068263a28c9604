/** Beside the map while the match goes on: what to do, the dice, one's hand, the seats; in a daily deal, how far one is. */

import type { Card } from "../content/cards.ts";
import { isDailyDeal } from "./deal.ts";
import type { Wording } from "./describe.ts";
import { Dice } from "./dice.tsx";
import type { Explained } from "./explain.ts";
import { Hand } from "./hand.tsx";
import { NearingNote } from "./nearing-note.tsx";
import { Prompt } from "./prompt.tsx";
import { Seats } from "./seats.tsx";
import { Standing } from "./standing.tsx";
import { TurnResult, useTurnResult } from "./turn-result.tsx";
import type { useChoice } from "./use-choice.ts";
import type { Shown } from "./shown.ts";

export function Playing(props: {
  readonly shown: Shown;
  readonly choice: ReturnType<typeof useChoice>;
  /** What was said of the place that was tapped. */
  readonly note: string | undefined;
  readonly wording: Wording;
  readonly cards: readonly Explained[];
  /** The card that is looked at, else the chosen one. */
  readonly inSight: Explained | undefined;
  readonly chosen: Explained | undefined;
  /** Whether one has too many cards and must give some away. */
  readonly isCutting: boolean;
  chooseCard(place: number, byKeys: boolean): void;
  look(place: number | undefined): void;
  openCard(card: Card): void;
  /** Moves the keyboard's focus to the map. */
  toMap(): void;
}) {
  const { shown, choice, wording } = props;
  const { view, seat, heard } = shown;
  const result = useTurnResult(shown);
  const isDeal = isDailyDeal(view);
  return (
    <>
      <Prompt
        shown={result ? { ...shown, news: [] } : shown}
        choice={choice}
        note={props.note}
        wording={wording}
        looked={props.inSight}
        chosen={props.chosen}
        hasPlayable={props.cards.some(({ isPlayable }) => isPlayable)}
        openCard={props.openCard}
      />
      {result && <TurnResult result={result} seat={seat} wording={wording} />}
      {!isDeal && <NearingNote view={view} wording={wording} />}
      <Dice
        view={view}
        heard={heard}
        words={wording.words}
        canTake={shown.canMove && view.phase === "die"}
        chosen={choice.slot}
        taken={choice.taken}
        choose={(slot, die, byKeys) => {
          choice.chooseDie(slot, die);
          if (byKeys) props.toMap();
        }}
      />
      {seat !== null && !isDeal && (
        <Hand
          cards={props.cards}
          seat={seat}
          wording={wording}
          isCutting={props.isCutting}
          chosen={choice.place}
          choose={props.chooseCard}
          look={props.look}
        />
      )}
      {isDeal ? (
        <Standing view={view} words={wording.words} />
      ) : (
        <Seats view={view} own={seat} wording={wording} />
      )}
    </>
  );
}
