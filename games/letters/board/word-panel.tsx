/** The word of this turn: its letters, what it brings, why it cannot be played yet; typed, undone, confirmed here. */

import { useId, useRef, useState } from "react";
import type { KeyboardEvent, Ref } from "react";
import type { Refusal } from "@stolik/kernel";
import type { Letter } from "../content/tiles.ts";
import type { Telling } from "./describe.ts";
import { describeRefusal } from "./describe.ts";
import { isEmptyDraft, letterAt } from "./draft.ts";
import type { Desk, Draft } from "./draft.ts";
import { LetterKeys } from "./letter-keys.tsx";
import { leftOf, offeredLetters, offerFor, withOffered } from "./offer.ts";
import type { Offer } from "./offer.ts";
import { Sisters } from "./sisters.tsx";
import { Tile } from "./tile.tsx";
import { placesWithTile } from "./typing.ts";
import { useLongPress } from "./use-long-press.ts";
import styles from "./word-panel.module.css";
import type { Worth } from "./worth.ts";

export function WordPanel(given: {
  readonly desk: Desk;
  readonly draft: Draft;
  readonly worth: Worth;
  readonly telling: Telling;
  readonly canUndo: boolean;
  /** Whether the word has just been typed: its last letter may still be another. */
  readonly isJustTyped: boolean;
  /** What the server or the worker said to the last try. */
  readonly refusal: Refusal | undefined;
  readonly playButton: Ref<HTMLButtonElement>;
  type(text: string): void;
  read(field: number): void;
  confirm(): void;
  undo(): void;
  clear(): void;
}) {
  const { playButton, ...props } = given;
  const { desk, draft, worth, telling } = props;
  const { words } = telling;
  const [areKeysShown, setKeysShown] = useState(false);
  const [held, setHeld] = useState<{ draft: Draft; offer: Offer }>();
  const input = useRef<HTMLInputElement>(null);
  const chip = useRef<HTMLButtonElement>(null);
  const why = useId();
  const text = draft.typed ?? worth.word;
  // Whatever is done next changes the draft, and takes an offer away that was made for it.
  const hold = (next: Offer) => setHeld({ draft, offer: next });
  const long = useLongPress((tile: number) =>
    hold({ type: "place", index: placesWithTile(desk, text)[tile] ?? tile }),
  );
  const asked = held?.draft === draft ? held.offer : undefined;
  const offer = asked ?? offerFor(desk, text, props.isJustTyped);
  const offered = offeredLetters(desk, text, offer);
  const isEmpty = isEmptyDraft(draft);
  const refusal = props.refusal ?? (isEmpty ? undefined : worth.refusal);
  const left = leftOf(desk, text);

  function choose(letter: Letter): void {
    if (!offer) return;
    // Whoever types goes on typing; for one who held a tile no keyboard shall rise.
    if (!asked) input.current?.focus();
    props.type(withOffered(text, offer, letter));
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Enter") props.confirm();
    else if (event.key === "Escape") props.clear();
    else if (event.key === "ArrowDown" && chip.current) chip.current.focus();
    else return;
    event.preventDefault();
  }

  return (
    <section className={styles.panel} aria-label={words("word.title")}>
      <div className={styles.line}>
        <ol className={styles.letters} data-long={draft.word.length > 8}>
          {draft.word.map((field, index) => {
            const letter = letterAt(desk, draft, field);
            const isTried = draft.placed.some((tile) => tile.field === field);
            return (
              <li key={field}>
                <button
                  type="button"
                  className={styles.letter}
                  aria-label={words("word.remove", {
                    letter,
                    place: index + 1,
                  })}
                  {...long.on(index)}
                  onClick={(event) => {
                    if (!long.wasLong(event)) props.read(field);
                  }}
                >
                  <Tile
                    board={desk.view.board}
                    letter={letter}
                    look={isTried ? "tried" : "old"}
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
        </ol>
        {offered.length > 0 && (
          <Sisters
            id={`${why}-or`}
            first={chip}
            board={desk.view.board}
            letters={offered}
            words={words}
            choose={choose}
          />
        )}
        <Sum worth={worth} telling={telling} />
      </div>
      <div className={styles.tools}>
        <input
          ref={input}
          className={styles.input}
          aria-label={words("word.type")}
          aria-describedby={`${why} ${why}-or`}
          placeholder={words("word.type")}
          value={text}
          lang="pl"
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          // The keys below serve a finger: the phone's own keyboard would cover the board.
          inputMode={areKeysShown ? "none" : "text"}
          onChange={(event) => props.type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={styles.tool}
          aria-label={words("word.keys")}
          aria-pressed={areKeysShown}
          onClick={() => setKeysShown(!areKeysShown)}
        >
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d="M2 5.5h20v13H2zM5.5 9h1M9.5 9h1M13.5 9h1M17.5 9h1M5.5 12h1M9.5 12h1M13.5 12h1M17.5 12h1M8 15.5h8" />
          </svg>
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={words("word.undo")}
          disabled={!props.canUndo}
          onClick={props.undo}
        >
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d="M9 4L4 9l5 5M4.5 9H15a5 5 0 0 1 0 10H9" />
          </svg>
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={words("word.clear")}
          disabled={isEmpty}
          onClick={props.clear}
        >
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
        <button
          ref={playButton}
          type="button"
          className={styles.play}
          disabled={isEmpty || worth.refusal !== undefined}
          onClick={props.confirm}
        >
          {words("word.play")}
        </button>
      </div>
      <p
        id={why}
        className={styles.why}
        data-refused={props.refusal !== undefined}
      >
        {refusal && (
          <>
            {describeRefusal(refusal, telling)}{" "}
            {refusal.rule && (
              <a href={`/rules/letters#${refusal.rule}`}>
                {words("word.rule", { rule: refusal.rule })}
              </a>
            )}
          </>
        )}
      </p>
      {areKeysShown && (
        <LetterKeys
          left={left}
          words={words}
          press={(letter) => props.type(text + letter)}
          hold={(letter) => hold({ type: "key", letter })}
          erase={() => props.type([...text].slice(0, -1).join(""))}
        />
      )}
    </section>
  );
}

/** L20, L21: what the word brings, letters and bonus apart. */
function Sum({
  worth,
  telling: { words },
}: {
  readonly worth: Worth;
  readonly telling: Telling;
}) {
  const { points, bonus } = worth;
  if (points + bonus === 0) return null;
  return (
    <p className={styles.sum}>
      {bonus > 0 && (
        <span className={styles.parts}>
          {points} + <strong>{bonus}</strong>
          <span className={styles.bonus}>{words("word.bonus")}</span>
        </span>
      )}
      <span className={styles.total}>
        {words("points", { points: points + bonus })}
      </span>
    </p>
  );
}
