/** Switches the help for somebody who is new on and off. */

import styles from "./hint-switch.module.css";
import { useHints } from "./hints.tsx";

export function HintSwitch(props: {
  readonly label: string;
  /** What it switches, in a sentence. */
  readonly about: string;
}) {
  const { areShown, show } = useHints();
  return (
    <button
      type="button"
      className={styles.switch}
      aria-pressed={areShown}
      title={props.about}
      data-hints
      onClick={() => show(!areShown)}
    >
      {props.label}
    </button>
  );
}
