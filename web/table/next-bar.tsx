/** Leads on to the next turn: a button, and a tap or a key anywhere that nothing else answers to. */

import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { Button } from "../parts/button.tsx";
import { MAIN } from "../parts/frame.tsx";
import { isFocusFree, isIdle } from "../parts/idle.ts";
import type { Upcoming } from "../session/paced.ts";
import type { ShownMatch } from "../session/session.ts";
import { useWords } from "../words.ts";
import styles from "./next-bar.module.css";

export function NextBar({
  match,
  upcoming,
  isAsked,
  onNext,
}: {
  readonly match: ShownMatch;
  readonly upcoming: Upcoming;
  /** Whether nothing goes on before somebody presses it. */
  readonly isAsked: boolean;
  readonly onNext: () => void;
}) {
  const t = useWords();
  const place = useRef<HTMLDivElement>(null);
  const press = useEffectEvent(onNext);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!["Enter", " "].includes(event.key) || !isFocusFree()) return;
      event.preventDefault();
      press();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (isIdle(target as Element)) press();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("click", onClick);
    };
  }, []);
  useLayoutEffect(() => {
    const bar = place.current;
    const before = document.activeElement;
    if (isAsked && isFocusFree())
      bar?.querySelector("button")?.focus({ preventScroll: true });
    return () => {
      if (!bar?.contains(document.activeElement)) return;
      const main = document.getElementById(MAIN);
      const isKept = before instanceof HTMLElement && before.isConnected;
      const back = isKept && before !== document.body ? before : main;
      back?.focus({ preventScroll: true });
    };
  }, [isAsked]);
  const { mover, isMissed } = upcoming;
  const name = mover === undefined ? undefined : match.players[mover]?.name;
  const next = name === undefined ? t("pace.next") : t("pace.nextOf", { name });
  return (
    <div ref={place} className={styles.bar}>
      {isMissed && <p className={styles.missed}>{t("pace.missed")}</p>}
      <Button look={isAsked ? "primary" : "plain"} onPress={onNext}>
        {isMissed ? t("pace.skip") : next}
      </Button>
    </div>
  );
}
