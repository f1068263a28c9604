/** A page with one thing to say: a table drawn empty, a sentence, a way on. */

import type { ReactNode } from "react";
import { useWords } from "../words.ts";
import { ButtonLink } from "./button.tsx";
import styles from "./notice.module.css";
import { useTitle } from "./title.ts";

export function Notice({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  /** What else can be done, before the way home. */
  readonly children?: ReactNode;
}) {
  const t = useWords();
  useTitle(title);
  return (
    <section className={styles.notice}>
      <svg className={styles.picture} viewBox="0 0 320 190" aria-hidden>
        <circle cx="160" cy="106" r="76" fill="var(--accent)" />
        <path
          d="M20 106h280v18H20zM48 124h26l-14 66H38ZM246 124h26l10 66h-22Z"
          fill="var(--ink)"
        />
      </svg>
      <h1 className={styles.title}>{title}</h1>
      <p>{text}</p>
      <div className={styles.ways}>
        {children}
        <ButtonLink to={{ type: "home" }}>{t("frame.home")}</ButtonLink>
      </div>
    </section>
  );
}
