/** A card that turns over before your eyes; with reduced motion one face fades into the other. */

import { useReducedMotion } from "motion/react";
import * as m from "motion/react-m";
import type { ReactNode } from "react";
import styles from "./turning-card.module.css";

const TURN = { duration: 0.3, delay: 0.25, ease: "easeInOut" } as const;

/** It shows its front when it appears, then turns to its back. */
export function TurningCard(props: {
  readonly front: ReactNode;
  readonly back: ReactNode;
}) {
  const isCalm = useReducedMotion() ?? false;
  return isCalm ? <Fading {...props} /> : <Turning {...props} />;
}

function Turning({
  front,
  back,
}: {
  readonly front: ReactNode;
  readonly back: ReactNode;
}) {
  return (
    <div className={styles.stage}>
      <m.div
        className={styles.card}
        initial={{ rotateY: 0 }}
        animate={{ rotateY: 180 }}
        transition={TURN}
      >
        <div className={styles.face} aria-hidden>
          {front}
        </div>
        <div className={`${styles.face} ${styles.back}`}>{back}</div>
      </m.div>
    </div>
  );
}

function Fading({
  front,
  back,
}: {
  readonly front: ReactNode;
  readonly back: ReactNode;
}) {
  return (
    <div className={styles.card}>
      <div className={styles.face} aria-hidden>
        {front}
      </div>
      <m.div
        className={styles.face}
        initial={{ opacity: 0 }}
        animate={{ opacity: 1 }}
        transition={TURN}
      >
        {back}
      </m.div>
    </div>
  );
}
