/** The way back to a person's own table, which they may put away; it goes by itself once the table is over. */

import { CloseButton } from "@stolik/furniture";
import { useCard } from "../language.ts";
import { useWords } from "../words.ts";
import { Button, ButtonLink } from "./button.tsx";
import styles from "./table-button.module.css";
import { useFocusKept } from "./use-focus-kept.ts";

export function TableButton({
  game,
  table,
  isAway,
  isLeft,
  onPut,
}: {
  readonly game: string;
  readonly table: string;
  /** Put away just now, and not yet for good. */
  readonly isAway: boolean;
  /** They have left the match, and their seat is kept. */
  readonly isLeft: boolean;
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
          {isLeft && <p className={styles.kept}>{t("home.kept")}</p>}
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
