/** One of several views of the same thing, under one title: after a match the map, or the board once more. */

import styles from "./view-switch.module.css";

export function ViewSwitch<Name extends string>(props: {
  readonly title: string;
  readonly labels: Readonly<Record<Name, string>>;
  readonly shown: NoInfer<Name>;
  readonly show: (name: NoInfer<Name>) => void;
}) {
  return (
    <div className={styles.switch}>
      <h2>{props.title}</h2>
      <div className={styles.tabs}>
        {Object.entries<string>(props.labels).map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === props.shown}
            onClick={() => props.show(name as Name)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
