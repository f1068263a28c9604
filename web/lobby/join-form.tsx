/** Sitting down at somebody's table: a nickname, and the button. */

import { useState } from "react";
import { tidyName } from "@stolik/server/names";
import { Button } from "../parts/button.tsx";
import styles from "../parts/form.module.css";
import { NameField } from "../parts/name-field.tsx";
import { useWords } from "../words.ts";
import { savedName } from "./guest.ts";

export function JoinForm({
  isBusy,
  onJoin,
}: {
  readonly isBusy: boolean;
  readonly onJoin: (name: string) => void;
}) {
  const t = useWords();
  const [name, setName] = useState(savedName);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const tidy = tidyName(name);
        if (tidy !== undefined) onJoin(tidy);
      }}
    >
      <NameField value={name} onChange={setName} />
      <div className={styles.end}>
        <Button type="submit" look="primary" isLarge isDisabled={isBusy}>
          {t("waiting.join")}
        </Button>
      </div>
    </form>
  );
}
