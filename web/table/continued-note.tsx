/** Which match this one continues, in one line above the board until it is put away. */

import { CloseButton } from "@stolik/furniture";
import { useState } from "react";
import { makePath } from "../router/route.ts";
import type { ShownOrigin } from "../session/session.ts";
import { useWords } from "../words.ts";
import styles from "./hint-line.module.css";

export function ContinuedNote({
  origin,
}: {
  readonly origin: ShownOrigin | undefined;
}) {
  const t = useWords();
  const [isShown, setShown] = useState(true);
  if (!origin || !isShown) return null;
  const { at, table, kept } = origin;
  const path = makePath({
    type: "replay",
    ...(table === undefined ? {} : { table }),
    ...(kept === undefined ? {} : { kept }),
  });
  const canBeSeen = table !== undefined || kept !== undefined;
  return (
    <aside className={styles.line} aria-label={t("continue.label")}>
      <p>
        {t("continue.from", { at })}{" "}
        {canBeSeen && <a href={path}>{t("continue.watch")}</a>}
      </p>
      <CloseButton label={t("continue.close")} close={() => setShown(false)} />
    </aside>
  );
}
