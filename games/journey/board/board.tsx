/** The board of Journey through History: the map in its ring of stamps; dice, hand, table and log around one choice. */

import {
  Announcer,
  LogStrip,
  EventAnnouncer,
  useWidth,
} from "@stolik/furniture";
import type { BoardProps, Language, Seat } from "@stolik/kernel";
import { useCallback, useMemo, useRef, useState } from "react";
import type { RefObject } from "react";
import type { Event, Move, View } from "../rules/position.ts";
import styles from "./board.module.css";
import { isDailyDeal } from "./deal.ts";
import { describe } from "./describe.ts";
import type { Wording } from "./describe.ts";
import { End } from "./end.tsx";
import { explain } from "./explain.ts";
import type { Explained } from "./explain.ts";
import { logLines } from "./log.tsx";
import { PolandMap } from "./map/map.tsx";
import { MapKey } from "./map-key.tsx";
import { Piles } from "./piles.tsx";
import { Playing } from "./playing.tsx";
import { cardStory, trackStory } from "./stories.ts";
import type { Story } from "./stories.ts";
import { Stories } from "./story-sheet.tsx";
import type { StoriesHandle } from "./story-sheet.tsx";
import { Track } from "./track/track.tsx";
import { useChoice } from "./use-choice.ts";
import { useFocus, useKeys } from "./use-focus.ts";
import { usePlaceOpener } from "./use-place-opener.ts";
import { usePlan } from "./use-plan.ts";
import { shownBy } from "./shown.ts";
import { useWords } from "./words.ts";

/** Narrower than this the track folds to a strip, in pixels. */
const NARROW = 620;

export function Board(props: BoardProps<View, Move, Event>) {
  const { players, language } = props;
  const words = useWords(language);
  const wording = useMemo<Wording>(
    () => ({ words, language, players }),
    [words, language, players],
  );
  const plan = usePlan(props);
  const shown = shownBy(props, plan);
  const choice = useChoice(shown, plan);
  const { view, seat, heard, outcome } = shown;
  const surface = useRef<HTMLDivElement>(null);
  const width = useWidth(surface, 1200);
  const stories = useRef<StoriesHandle>(null);
  const [looked, setLooked] = useState<number>();
  const focus = useFocus(surface, shown.seq);

  const cards = useExplainedHand(view, seat, wording);
  const { open, openTrack } = useStoryOpeners(stories, language);
  const { openPlace, note } = usePlaceOpener(open, shown, choice, wording);
  const lines = useMemo(
    () => logLines(heard, wording, open),
    [heard, wording, open],
  );
  const chosen = choice.place === undefined ? undefined : cards[choice.place];
  const inSight = (looked === undefined ? undefined : cards[looked]) ?? chosen;
  const isCutting = view.phase === "cut" && shown.canMove;
  const target =
    inSight && inSight.steps > 0 && !isCutting && seat === view.turn
      ? inSight.to
      : undefined;

  /** A card that cannot be played now tells its story instead. */
  function chooseCard(place: number, byKeys: boolean): void {
    const card = cards[place]?.card;
    if (!card) return;
    if (!shown.canMove || view.phase === "ride")
      return open(cardStory(card, language));
    choice.chooseCard(place);
    if (byKeys) focus.toAction();
  }
  useKeys(surface, (key) => {
    if (key === "Escape") choice.clear();
    const slot = slotOf(surface.current, key);
    if (view.phase === "die" && shown.canMove && slot !== undefined)
      choice.chooseDie(slot, Number(key));
  });

  return (
    <Announcer>
      <EventAnnouncer
        heard={heard}
        describe={(event) => describe(event, wording)}
      />
      <div ref={surface} className={styles.board} data-phase={view.phase}>
        <div className={styles.table} data-deal={isDailyDeal(view)}>
          <div className={styles.plate}>
            <Track
              view={view}
              own={seat}
              wording={wording}
              target={target}
              isStrip={width < NARROW}
              open={openTrack}
            >
              <PolandMap
                view={view}
                seat={seat}
                seq={shown.seq}
                heard={heard}
                news={shown.news}
                wording={wording}
                isOver={outcome !== undefined}
                reach={choice.reach}
                way={choice.way}
                aimed={choice.aimed}
                lit={inSight?.city}
                aim={choice.aim}
                aimByTap={choice.aimByTap}
                go={choice.goTo}
                cancel={choice.clear}
                open={openPlace}
              />
            </Track>
          </div>
          <div className={styles.side}>
            {outcome ? (
              <End shown={shown} outcome={outcome} wording={wording} />
            ) : (
              <Playing
                shown={shown}
                choice={choice}
                note={note}
                wording={wording}
                cards={cards}
                inSight={inSight}
                chosen={chosen}
                isCutting={isCutting}
                chooseCard={chooseCard}
                look={setLooked}
                openCard={(card) => open(cardStory(card, language))}
                toMap={focus.toMap}
              />
            )}
            {!outcome && <MapKey view={view} words={words} />}
            <Piles view={view} wording={wording} />
            <LogStrip
              title={words("log.title")}
              lines={lines}
              short={6}
              moreLabel={words("log.all", { lines: heard.length })}
              fewerLabel={words("log.fewer")}
            />
          </div>
        </div>
        <Stories handle={stories} words={words} />
      </div>
    </Announcer>
  );
}

/** The cards of one's hand, and what each would do now. */
function useExplainedHand(
  view: View,
  seat: Seat | null,
  wording: Wording,
): readonly Explained[] {
  return useMemo(() => {
    const hand = (seat === null ? undefined : view.hands[seat]) ?? [];
    return hand.flatMap((card): Explained[] =>
      seat === null || card === null
        ? []
        : [explain(card, view, seat, wording)],
    );
  }, [view, seat, wording]);
}

/** Always the same functions, so that track and map are drawn anew only when they change. */
function useStoryOpeners(
  stories: RefObject<StoriesHandle | null>,
  language: Language,
) {
  const open = useCallback(
    (story: Story | undefined) => stories.current?.open(story),
    [stories],
  );
  const openTrack = useCallback(
    (index: number) => open(trackStory(index, language)),
    [open, language],
  );
  return { open, openTrack };
}

/** The first die of a number that is still in the tray. */
function slotOf(board: HTMLElement | null, die: string): number | undefined {
  const tray = [...(board?.querySelectorAll("[data-gone]") ?? [])];
  const slot = tray.findIndex(
    (button) => button.getAttribute("data-die") === die,
  );
  return slot < 0 ? undefined : slot;
}
