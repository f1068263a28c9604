/** One's own rack: six tiles to choose, drag or type, each with its place kept while it is tried on the board. */

import { useState } from "react";
import type { Letter } from "../content/tiles.ts";
import { pointsOf } from "../rules/points.ts";
import type { Wording } from "./describe.ts";
import type { Desk, Draft } from "./draft.ts";
import styles from "./rack.module.css";
import { Tile, tiltOf } from "./tile.tsx";
import type { TileDrag } from "./drop-target.ts";

export function Rack(props: {
  readonly desk: Desk;
  readonly draft: Draft;
  readonly wording: Wording;
  readonly canChoose: boolean;
  readonly chosen: number | undefined;
  /** Tiles picked for an exchange; absent: none is being made. */
  readonly given: readonly number[] | undefined;
  readonly drag: TileDrag;
  /** `byKeys`: the keyboard chose, and wants to go on. */
  choose(slot: number, byKeys: boolean): void;
}) {
  const { desk, draft, wording, given, drag } = props;
  const { words } = wording;
  const [mixed, setMixed] = useState<readonly number[]>([]);
  const slots = desk.rack.map((_, slot) => slot);
  const order = mixed.length === slots.length ? mixed : slots;
  return (
    <section
      className={styles.rack}
      aria-label={words("rack.own")}
      data-rack
      data-waiting={props.canChoose}
    >
      <div className={styles.tiles}>
        {order.map((slot) => {
          const letter = desk.rack[slot] ?? "";
          const isTried = draft.placed.some((tile) => tile.slot === slot);
          const isPressed = given?.includes(slot) ?? props.chosen === slot;
          return (
            <button
              key={slot}
              type="button"
              className={styles.slot}
              style={{ rotate: `${isPressed ? 0 : tiltOf(slot + 3)}deg` }}
              aria-pressed={isPressed}
              aria-label={labelOf(letter, isTried, wording)}
              disabled={!props.canChoose}
              data-slot={slot}
              data-tried={isTried}
              data-lifted={drag.lifted?.item === slot}
              onPointerDown={(event) => !given && drag.grab(event, slot)}
              onClick={(event) => {
                if (given || !drag.hasDragged())
                  props.choose(slot, event.detail === 0);
              }}
            >
              <Tile board={desk.view.board} letter={letter} />
            </button>
          );
        })}
        {slots.length === 0 && (
          <p className={styles.none}>{words("rack.none")}</p>
        )}
      </div>
      <button
        type="button"
        className={styles.mix}
        aria-label={words("rack.mix")}
        title={words("rack.mix")}
        disabled={slots.length < 2}
        onClick={() => setMixed(turned(order))}
      >
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d="M3 7h4l9 10h5M3 17h4l2.6-2.9M13.4 9.9L16 7h5M18 4l3 3-3 3M18 14l3 3-3 3" />
        </svg>
      </button>
    </section>
  );
}

function labelOf(letter: Letter, isTried: boolean, wording: Wording): string {
  return wording.words(isTried ? "rack.tried" : "rack.tile", {
    letter,
    points: pointsOf(letter),
  });
}

/** Another order each time: every other tile first. */
function turned(order: readonly number[]): number[] {
  const even = order.filter((_, index) => index % 2 === 0);
  const odd = order.filter((_, index) => index % 2 === 1);
  return [...odd, ...even];
}
