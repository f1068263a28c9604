/** The board of Journey through History: the map in its ring of stamps; dice, hand, table and log around one choice. */

import { Announcer, LogStrip, Reader, useWidth } from "@stolik/furniture";
import type { BoardProps } from "@stolik/kernel";
import { useCallback, useMemo, useRef, useState } from "react";
import type { Event, Move, View } from "../rules/position.ts";
import styles from "./board.module.css";
import { describe } from "./describe.ts";
import type { Telling } from "./describe.ts";
import { Dice } from "./dice.tsx";
import { End } from "./end.tsx";
import { explain } from "./explain.ts";
import type { Explained } from "./explain.ts";
import { Hand } from "./hand.tsx";
import { logLines } from "./log.tsx";
import { PolandMap } from "./map/map.tsx";
import { NearingNote } from "./nearing-note.tsx";
import { Piles } from "./piles.tsx";
import { Prompt } from "./prompt.tsx";
import { Seats } from "./seats.tsx";
import { cardStory, placeStory, trackStory } from "./stories.ts";
import type { Story } from "./stories.ts";
import { Stories } from "./story-sheet.tsx";
import type { StoriesHandle } from "./story-sheet.tsx";
import { Track } from "./track/track.tsx";
import { useChoice } from "./use-choice.ts";
import { useFocus, useKeys } from "./use-focus.ts";
import { useShown } from "./use-shown.ts";
import { useWords } from "./words.ts";

/** Narrower than this the track folds to a strip, in pixels. */
const NARROW = 620;

export function Board(props: BoardProps<View, Move, Event>) {
  const { players, language } = props;
  const words = useWords(language);
  const telling = useMemo<Telling>(
    () => ({ words, language, players }),
    [words, language, players],
  );
  const shown = useShown(props);
  const choice = useChoice(props, shown);
  const { view, seat, heard, outcome } = shown;
  const surface = useRef<HTMLDivElement>(null);
  const width = useWidth(surface, 1200);
  const [stories, setStories] = useState<StoriesHandle | null>(null);
  const [looked, setLooked] = useState<number>();
  const focus = useFocus(surface, shown.seq);

  const cards = useMemo(() => {
    const hand = (seat === null ? undefined : view.hands[seat]) ?? [];
    return hand.flatMap((card): Explained[] =>
      seat === null || card === null
        ? []
        : [explain(card, view, seat, telling)],
    );
  }, [view, seat, telling]);
  const open = useCallback(
    (story: Story | undefined) => stories?.open(story),
    [stories],
  );
  const openTrack = useCallback(
    (index: number) => open(trackStory(index, language)),
    [open, language],
  );
  const openPlace = useCallback(
    (field: number) => open(placeStory(field, language)),
    [open, language],
  );
  const lines = useMemo(
    () => logLines(heard, telling, open),
    [heard, telling, open],
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
      <Reader heard={heard} describe={(event) => describe(event, telling)} />
      <div ref={surface} className={styles.board} data-phase={view.phase}>
        <div className={styles.table}>
          <div className={styles.plate}>
            <Track
              view={view}
              own={seat}
              telling={telling}
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
                telling={telling}
                isOver={outcome !== undefined}
                reach={choice.reach}
                way={choice.way}
                aimed={choice.aimed}
                aim={choice.aim}
                settle={choice.settle}
                go={choice.goTo}
                cancel={choice.clear}
                open={openPlace}
              />
            </Track>
          </div>
          <div className={styles.side}>
            {outcome ? (
              <End outcome={outcome} heard={heard} telling={telling} />
            ) : (
              <>
                <Prompt
                  shown={shown}
                  choice={choice}
                  telling={telling}
                  looked={inSight}
                  chosen={chosen}
                  openCard={(card) => open(cardStory(card, language))}
                />
                <NearingNote view={view} telling={telling} />
                <Dice
                  view={view}
                  heard={heard}
                  words={words}
                  canTake={shown.canMove && view.phase === "die"}
                  chosen={choice.slot}
                  taken={choice.taken}
                  choose={(slot, die, byKeys) => {
                    choice.chooseDie(slot, die);
                    if (byKeys) focus.toMap();
                  }}
                />
                {seat !== null && (
                  <Hand
                    cards={cards}
                    seat={seat}
                    telling={telling}
                    isCutting={isCutting}
                    chosen={choice.place}
                    choose={chooseCard}
                    look={setLooked}
                  />
                )}
                <Seats view={view} own={seat} telling={telling} />
              </>
            )}
            <Piles view={view} telling={telling} />
            <LogStrip
              title={words("log.title")}
              lines={lines}
              short={6}
              moreLabel={words("log.all", { lines: heard.length })}
              fewerLabel={words("log.fewer")}
            />
          </div>
        </div>
        <Stories handle={setStories} words={words} />
      </div>
    </Announcer>
  );
}

/** The first die of a number that is still in the tray. */
function slotOf(board: HTMLElement | null, die: string): number | undefined {
  const tray = [...(board?.querySelectorAll("[data-gone]") ?? [])];
  const slot = tray.findIndex(
    (button) => button.getAttribute("data-die") === die,
  );
  return slot < 0 ? undefined : slot;
}
