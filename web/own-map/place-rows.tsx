/** The places of one's own map by name, each with what was wrong about it: to be read, found and heard. */

import { VoiceOnly } from "@stolik/furniture";
import { useRef } from "react";
import { Button } from "../parts/button.tsx";
import { MAIN } from "../parts/frame.tsx";
import { useLanguage } from "../language.ts";
import { useWords } from "../words.ts";
import styles from "./own-map.module.css";
import { offBy } from "./places.ts";
import type { OwnPlace } from "./places.ts";
import { keyOf } from "./store.ts";
import type { Arrow } from "./arrow.ts";

export function PlaceRows(props: {
  readonly places: readonly OwnPlace[];
  readonly shown: OwnPlace["id"] | undefined;
  show(id: OwnPlace["id"]): void;
  takeOff(arrow: Arrow): void;
}) {
  const t = useWords();
  const language = useLanguage();
  const rows = useRef<HTMLUListElement>(null);
  const { places } = props;
  const takeOff = (arrow: Arrow, index: number) => {
    // The button goes with what it takes off: the focus stays with the place, or near it.
    const isLast = places[index]?.arrows.length === 1;
    const near = isLast
      ? (places[index + 1] ?? places[index - 1])
      : places[index];
    const name = rows.current?.querySelector<HTMLElement>(
      `[data-place="${near?.id}"]`,
    );
    (name ?? document.getElementById(MAIN))?.focus();
    props.takeOff(arrow);
  };
  return (
    <ul ref={rows} className={styles.rows}>
      {places.map(({ id, name, arrows }, index) => (
        <li key={id} className={styles.row} data-shown={id === props.shown}>
          <button
            type="button"
            className={styles.name}
            data-place={id}
            aria-pressed={id === props.shown}
            onClick={() => props.show(id)}
          >
            {name}
          </button>
          <ul className={styles.offs}>
            {arrows.map((arrow) => (
              <li key={keyOf(arrow)} className={styles.off}>
                {offBy(arrow, t, language)}
                {arrow.mayBeBluff && (
                  <span className={styles.tool}>
                    <Button look="quiet" onPress={() => takeOff(arrow, index)}>
                      {t("map.bluff")}
                      <VoiceOnly>: {name}</VoiceOnly>
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
