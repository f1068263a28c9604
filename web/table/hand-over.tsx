/** After a move on one device: the player who moved keeps the board until they have seen what came of it and hand over. */

import { useEffect, useRef } from "react";
import { Button } from "../parts/button.tsx";
import type { ShownMatch } from "../session/session.ts";
import { useWords } from "../words.ts";
import styles from "./hand-over.module.css";

export function HandOver({
  match,
  onPress,
}: {
  readonly match: ShownMatch;
  readonly onPress: () => void;
}) {
  const t = useWords();
  const place = useRef<HTMLDivElement>(null);
  const { handTo } = match;
  useEffect(() => {
    if (handTo === null) return;
    const button = place.current?.querySelector("button");
    button?.focus({ preventScroll: true });
  }, [handTo]);
  if (handTo === null) return null;
  const name = match.players[handTo]?.name ?? "";
  return (
    <div ref={place} className={styles.bar}>
      <p className={styles.seen}>{t("hotseat.seen")}</p>
      <Button look="primary" onPress={onPress}>
        {t("hotseat.handOver", { name })}
      </Button>
    </div>
  );
}
