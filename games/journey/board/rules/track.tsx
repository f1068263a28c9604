/** The piece of the track that a worked example is about: the stamps from where the marker sets out. */

import type { Seat } from "@stolik/kernel";
import { LAST } from "../../rules/effects.ts";
import { Markers, Stamp } from "../track/stamp.tsx";
import { stampProps } from "../track/track-props.ts";
import type { Wording } from "../words.ts";
import styles from "./rules.module.css";
import type { SceneMoment } from "./scene-moment.ts";

export function ExampleTrack(props: {
  readonly moment: SceneMoment;
  readonly moments: readonly SceneMoment[];
  readonly eyes: Seat;
  readonly wording: Wording;
  /** Where a card that is about to be played would lead. */
  readonly target: number | undefined;
  /** How many stamps are shown. */
  readonly count: number;
}) {
  const { moment, moments, eyes, wording, target, count } = props;
  const start = moments[0]?.view.progress[eyes] ?? 0;
  const first = Math.min(start, LAST + 1 - count);
  return (
    <Markers>
      <ol
        className={styles.stamps}
        style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 4.5rem))` }}
      >
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <Stamp
              {...stampProps(first + index, {
                view: moment.view,
                own: eyes,
                wording,
                target,
                open: ignore,
              })}
            />
          </li>
        ))}
      </ol>
    </Markers>
  );
}

function ignore(): void {}
