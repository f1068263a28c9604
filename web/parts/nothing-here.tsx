/** A page that has nothing to show yet: what will be there, and the way to play. */

import { useWords } from "../words.ts";
import { ButtonLink } from "./button.tsx";
import styles from "./form.module.css";

export function NothingHere(props: {
  readonly title: string;
  readonly text: string;
}) {
  const t = useWords();
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{props.title}</h2>
      <p>{props.text}</p>
      <div>
        <ButtonLink to={{ type: "home" }} look="primary">
          {t("frame.home")}
        </ButtonLink>
      </div>
    </section>
  );
}
