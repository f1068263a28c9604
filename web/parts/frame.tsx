/** What stands around every page: the name, the switches, the banners when the network is gone or a newer edition is there. */

import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { here } from "../router/history.ts";
import { useWords } from "../words.ts";
import styles from "./frame.module.css";
import { OfflineBanner } from "./offline-banner.tsx";
import { RepeatBanner } from "./repeat-banner.tsx";
import { UpdateBanner } from "./update-banner.tsx";
import { LanguageSwitch, ThemeSwitch } from "./switches.tsx";

/** Where the skip link leads. */
export const MAIN = "main";

export function Frame({
  game,
  plates,
  tools,
  switches,
  children,
}: {
  /** Whose print the page is in; none: the app's own. */
  readonly game?: string | undefined;
  /** Who sits at the table. */
  readonly plates?: ReactNode;
  /** What a table adds to the bar; on a phone the switches then hide behind a button. */
  readonly tools?: ReactNode;
  /** Besides language and colours. */
  readonly switches?: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // A new page begins at its content for keys and screen readers, unless something there took the focus.
    const isFree = document.activeElement === document.body;
    if (isFree && here().isInside) main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.page} data-game={game}>
      <a className={styles.skip} href={`#${MAIN}`}>
        {t("frame.skip")}
      </a>
      <header className={styles.bar}>
        <a className={styles.name} href="/" aria-label="Stolik">
          <TableMark />
          <span className={tools ? styles.wide : ""}>Stolik</span>
        </a>
        {plates && <div className={styles.plates}>{plates}</div>}
        {tools && (
          <div className={styles.tools}>
            {tools}
            <button
              type="button"
              className={styles.more}
              aria-expanded={isOpen}
              aria-label={t("frame.more")}
              onClick={() => setOpen(!isOpen)}
            >
              <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden>
                <path
                  d="M3 5h18v2H3zM3 11h18v2H3zM3 17h18v2H3z"
                  fill="currentColor"
                />
              </svg>
            </button>
          </div>
        )}
        <div
          className={styles.switches}
          data-hides={(tools !== undefined && !isOpen) || undefined}
        >
          {switches}
          <div className={styles.always}>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </header>
      <OfflineBanner />
      <RepeatBanner />
      <UpdateBanner />
      <main ref={main} id={MAIN} className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** A small table with the sun behind it. */
function TableMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden>
      <circle cx="16" cy="12.5" r="8.5" fill="var(--accent)" />
      <path
        d="M2 15h28v4H2zM6 19h4L8 31H4ZM22 19h4l2 12h-4Z"
        fill="currentColor"
      />
    </svg>
  );
}
