/** The coach at the foot of the page: what to do now, how far it is, and the way on, back and out. */

import { useId, useRef } from "react";
import { Button, ButtonLink } from "../parts/button.tsx";
import type { Outline } from "../session/lesson-messages.ts";
import { useLessonWords, useWords } from "../words.ts";
import styles from "./coach.module.css";
import { Dots } from "./dots.tsx";
import { Rings } from "./rings.tsx";
import { useFoot } from "../parts/use-foot.ts";
import { useShownPart } from "./use-shown-part.ts";
import { useStepFocus } from "./use-step-focus.ts";

const nothing: readonly string[] = [];

export function Coach({
  game,
  outline,
  at,
  isOpen,
  open,
  pass,
}: {
  readonly game: string;
  readonly outline: Outline;
  /** Which step is due; past the last: the lesson is over. */
  readonly at: number;
  /** Whether the board waits for a move. */
  readonly isOpen: boolean;
  readonly open: (at: number) => void;
  readonly pass: () => void;
}) {
  const t = useWords();
  const said = useLessonWords(game);
  const bar = useRef<HTMLElement>(null);
  const id = useId();
  const step = outline.steps[at];
  const isRead = step?.isAsking !== true;
  const point = step?.point ?? nothing;
  useFoot(bar);
  useShownPart(step?.shown, pass);
  useStepFocus(bar, { at, point, isOpen, isRead });
  return (
    <section
      ref={bar}
      className={styles.coach}
      aria-label={t("lesson.label")}
      data-coach
    >
      <Dots beat={step?.beat ?? outline.beats} beats={outline.beats} />
      <p id={id} className={styles.say} role="status">
        {step ? said(step.say) : t("lesson.done")}
      </p>
      <div className={styles.ways}>
        {at > 0 && step && (
          <Button look="quiet" onPress={() => open(at - 1)}>
            {t("lesson.back")}
          </Button>
        )}
        {step && !isRead && (
          <Button look="quiet" onPress={pass}>
            {t("lesson.skip")}
          </Button>
        )}
        {step && isRead && (
          <button
            type="button"
            className={styles.next}
            aria-describedby={id}
            data-lead
            onClick={pass}
          >
            {t("lesson.next")}
          </button>
        )}
        {!step && (
          <>
            <Button look="quiet" onPress={() => open(0)}>
              {t("lesson.again")}
            </Button>
            <ButtonLink to={{ type: "solo", game }} look="primary">
              {t("lesson.play")}
            </ButtonLink>
          </>
        )}
      </div>
      <Rings parts={isOpen || isRead ? point : nothing} />
    </section>
  );
}
