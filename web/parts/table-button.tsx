/** The way back to a person's own table, which they may put away; it goes by itself once the table is over. */

import { useEffect, useRef } from "react";
import { CloseButton } from "@stolik/furniture";
import { useCard } from "../language.ts";
import { useWords } from "../words.ts";
import { Button, ButtonLink } from "./button.tsx";
import styles from "./table-button.module.css";

export function TableButton({
  game,
  table,
  isAway,
  onPut,
}: {
  readonly game: string;
  readonly table: string;
  /** Put away just now, and not yet for good. */
  readonly isAway: boolean;
  readonly onPut: (isAway: boolean) => void;
}) {
  const t = useWords();
  const { title } = useCard(game);
  const place = useFocusKept(isAway);
  return (
    <div ref={place} className={styles.table}>
      {/* There before its words are, so that a screen reader says them. */}
      <p role="status" className={isAway ? styles.away : styles.voice}>
        {isAway && t("home.away")}
      </p>
      {isAway ? (
        <Button look="quiet" onPress={() => onPut(false)}>
          {t("home.undo")}
        </Button>
      ) : (
        <>
          <ButtonLink to={{ type: "table", table }} look="primary" isLarge>
            {t("home.table")}
          </ButtonLink>
          <CloseButton
            label={t("home.putAway", { title })}
            close={() => onPut(true)}
          />
        </>
      )}
    </div>
  );
}

/** The button that was pressed has made room for another, which gets the focus. */
function useFocusKept(isAway: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(isAway);
  useEffect(() => {
    if (before.current === isAway) return;
    before.current = isAway;
    place.current?.querySelector("button")?.focus();
  }, [isAway]);
  return place;
}
