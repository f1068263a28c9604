/** One button that says the bots' pace and goes round: at a tap, calm, at once. */

import { paces } from "../pace.ts";
import type { Pace } from "../pace.ts";
import { useWords } from "../words.ts";
import styles from "./frame.module.css";

export function PaceSwitch({
  pace,
  onChange,
}: {
  readonly pace: Pace;
  readonly onChange: (pace: Pace) => void;
}) {
  const t = useWords();
  return (
    <button
      type="button"
      className={`${styles.switch} ${styles.named}`}
      title={t(`pace.${pace}.hint`)}
      onClick={() =>
        onChange(paces[(paces.indexOf(pace) + 1) % paces.length] ?? "calm")
      }
    >
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden>
        <path d={drawings[pace]} fill="currentColor" />
      </svg>
      {t("pace.label", { pace: t(`pace.${pace}.name`) })}
    </button>
  );
}

/** One step and a stop, one arrow, two arrows. */
const drawings: Readonly<Record<Pace, string>> = {
  steps: "M5 4l11 8-11 8ZM17 4h3v16h-3Z",
  calm: "M7 4l12 8-12 8Z",
  instant: "M2 4l10 8-10 8ZM12 4l10 8-10 8Z",
};
