/** The letters of the word as tiles, in an order that can be changed. */

import { LiftedCopy, useDrag } from "@stolik/furniture";
import type { KeyboardEvent } from "react";
import type { Wording } from "./describe.ts";
import { letterAt, moveLetter, read } from "./draft.ts";
import type { Desk, Draft } from "./draft.ts";
import { Tile } from "./tile.tsx";
import type { useLongPress } from "./use-long-press.ts";
import styles from "./word-panel.module.css";

/** Tap a letter to take it out of the word; hold it for its sisters; drag it, or press Shift and an arrow, to read it elsewhere. */
export function WordLetters(props: {
  readonly desk: Desk;
  readonly draft: Draft;
  readonly wording: Wording;
  readonly long: ReturnType<typeof useLongPress<number>>;
  change(draft: Draft): void;
}) {
  const { desk, draft, long } = props;
  const { words } = props.wording;
  const drag = useDrag<number, number>({
    targetOf: placeOf,
    onLift: long.stop,
    onDrop: move,
  });
  const { lifted } = drag;

  function move(from: number, to: number | undefined): void {
    if (to !== undefined) props.change(moveLetter(draft, from, to));
  }
  function onKeyDown(event: KeyboardEvent, index: number): void {
    const step = steps[event.key];
    if (!event.shiftKey || step === undefined) return;
    event.preventDefault();
    move(index, index + step);
  }

  return (
    <ol className={styles.letters} data-long={draft.word.length > 8}>
      {draft.word.map((field, index) => {
        const letter = letterAt(desk, draft, field);
        const press = long.on(index);
        return (
          <li
            key={field}
            data-place={index}
            data-drop={dropAt(index, lifted?.item, lifted?.target)}
          >
            <button
              type="button"
              className={styles.letter}
              aria-label={words("word.remove", { letter, place: index + 1 })}
              aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
              data-lifted={lifted?.item === index}
              {...press}
              onPointerDown={(event) => {
                press.onPointerDown();
                drag.grab(event, index);
              }}
              onKeyDown={(event) => onKeyDown(event, index)}
              onClick={(event) => {
                const isDragged = event.detail > 0 && drag.hasDragged();
                if (!isDragged && !long.wasLong(event))
                  props.change(read(desk, draft, field));
              }}
            >
              <Tile
                board={desk.view.board}
                letter={letter}
                look={isTried(draft, field) ? "tried" : "old"}
              />
            </button>
          </li>
        );
      })}
      {draft.word.length === 0 && (
        <li className={styles.empty}>
          {words(`word.empty.${desk.view.reading}`)}
        </li>
      )}
      {lifted && (
        <LiftedCopy lifted={lifted} isAimed={false}>
          <Tile
            board={desk.view.board}
            letter={letterAt(desk, draft, draft.word[lifted.item] ?? -1)}
            look="tried"
          />
        </LiftedCopy>
      )}
    </ol>
  );
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
};

function isTried({ placed }: Draft, field: number): boolean {
  return placed.some((tile) => tile.field === field);
}

/** The place in the word that lies under the pointer. */
function placeOf(under: Element | null): number | undefined {
  const place = under?.closest("[data-place]")?.getAttribute("data-place");
  return place === null || place === undefined ? undefined : Number(place);
}

/** On which side of a letter the dragged one would come to stand. */
function dropAt(
  index: number,
  from?: number,
  to?: number,
): "before" | "after" | undefined {
  if (from === undefined || index !== to || from === to) return undefined;
  return from > to ? "before" : "after";
}
