/** What is on this device: the app, which opens without a network, and the dictionary, which is large and can be thrown away. */

import { useEffect, useSyncExternalStore } from "react";
import {
  dictionaryMegabytes as megabytes,
  keptDictionary,
  lookForDictionary,
  throwDictionaryAway,
  wantDictionary,
} from "../offline/dictionary.ts";
import { useWords } from "../words.ts";
import { Button } from "./button.tsx";
import styles from "./on-this-device.module.css";

export function OnThisDevice() {
  const t = useWords();
  return (
    <section className={styles.device} aria-label={t("device.title")}>
      <p>{t("device.app")}</p>
      <Dictionary />
    </section>
  );
}

function Dictionary() {
  const t = useWords();
  const kept = useSyncExternalStore(
    keptDictionary.subscribe,
    keptDictionary.get,
  );
  useEffect(() => {
    // Where the browser does not say, nothing is said here.
    lookForDictionary().catch(() => undefined);
  }, []);
  switch (kept.type) {
    case "unknown":
      return null;
    case "here":
      return (
        <p className={styles.line}>
          {t("device.here", { megabytes })}
          <Button look="quiet" onPress={() => void throwDictionaryAway()}>
            {t("device.throwAway")}
          </Button>
        </p>
      );
    case "coming": {
      const percent = Math.floor(kept.share * 100);
      return (
        <p className={styles.line}>
          {t("device.coming", { megabytes, percent })}
        </p>
      );
    }
    case "absent":
      return (
        <p className={styles.line}>
          {t("device.absent", { megabytes })}
          <Button look="quiet" onPress={() => void wantDictionary()}>
            {t("device.fetch")}
          </Button>
        </p>
      );
  }
}
