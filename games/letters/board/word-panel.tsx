/** The word of this turn: its letters, what it brings, why it cannot be played yet; typed, undone, confirmed here. */

import { useId, useRef, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";
import type { Letter } from "../content/tiles.ts";
import type { Wording } from "./describe.ts";
import { isEmptyDraft, readAs } from "./draft.ts";
import type { Desk, Draft } from "./draft.ts";
import type { Task } from "../rules/position.ts";
import { shareOf } from "../rules/tries.ts";
import { LetterKeys } from "./letter-keys.tsx";
import { leftOf, offeredLetters, offerFor, withOffered } from "./offer.ts";
import type { Offer } from "./offer.ts";
import { Sisters } from "./sisters.tsx";
import { placesWithTile } from "./typing.ts";
import { useLongPress } from "./use-long-press.ts";
import { WordLetters } from "./word-letters.tsx";
import styles from "./word-panel.module.css";
import { Why } from "./why.tsx";
import { WordTools } from "./word-tools.tsx";
import type { Worth } from "./worth.ts";
import type { Refusal } from "./words.ts";

interface Props {
  readonly desk: Desk;
  readonly draft: Draft;
  readonly worth: Worth;
  readonly wording: Wording;
  readonly canUndo: boolean;
  /** Whether the word has just been typed: its last letter may still be another. */
  readonly isJustTyped: boolean;
  /** What the server or the worker said to the last try. */
  readonly refusal: Refusal | undefined;
  readonly playButton: RefObject<HTMLButtonElement | null>;
  type(text: string): void;
  change(draft: Draft): void;
  confirm(): void;
  undo(): void;
  clear(): void;
}

export function WordPanel(given: Props) {
  const { playButton, ...props } = given;
  const { desk, draft, worth, wording } = props;
  const { words } = wording;
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

  function choose(letter: Letter): void {
    if (!offer) return;
    // A person who was typing goes on typing; after a tile was held, no screen keyboard should open.
    if (!asked) input.current?.focus();
    props.type(withOffered(text, offer, letter));
  }
  /** The button that asked for it is gone afterwards. */
  function takeOrder(word: string): void {
    props.change(readAs(desk, draft, word));
    playButton.current?.focus();
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
        <WordLetters
          desk={desk}
          draft={draft}
          wording={wording}
          long={long}
          change={props.change}
        />
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
        <Sum worth={worth} task={desk.view.task} wording={wording} />
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
        <WordTools
          words={words}
          areKeysShown={areKeysShown}
          canUndo={props.canUndo}
          canClear={!isEmpty}
          showKeys={setKeysShown}
          undo={props.undo}
          clear={props.clear}
        />
        <button
          ref={playButton}
          type="button"
          className={styles.play}
          data-play
          disabled={isEmpty || worth.refusal !== undefined}
          onClick={props.confirm}
        >
          {words("word.play")}
        </button>
      </div>
      <Why
        id={why}
        draft={draft}
        refusal={refusal}
        isAnswer={props.refusal !== undefined}
        wording={wording}
        readAs={takeOrder}
      />
      {areKeysShown && (
        <LetterKeys
          left={leftOf(desk, text)}
          words={words}
          press={(letter) => props.type(text + letter)}
          hold={(letter) => hold({ type: "key", letter })}
          erase={() => props.type([...text].slice(0, -1).join(""))}
        />
      )}
    </section>
  );
}

/** L20, L21: what the word brings, letters and bonus apart; in a daily deal also as a share of the goal. */
export function Sum({
  worth,
  task,
  wording: { words },
}: {
  readonly worth: Worth;
  readonly task: Task | undefined;
  readonly wording: Wording;
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
      {task && (
        <span data-share>
          {words("deal.share", { percent: shareOf(points + bonus, task) })}
        </span>
      )}
    </p>
  );
}
