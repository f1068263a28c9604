/** Offers a newer edition of the app, and leaves it to the person when to go over to it. */

import { useState, useSyncExternalStore } from "react";
import { newer, putOff } from "../edition.ts";
import { renew } from "../offline/renew.ts";
import { useWords } from "../words.ts";
import styles from "./banner.module.css";
import { Button } from "./button.tsx";

export function UpdateBanner() {
  const t = useWords();
  const offered = useNewer(newer);
  const later = useNewer(putOff);
  const [isBusy, setBusy] = useState(false);
  const reload = () => {
    setBusy(true);
    void renew();
  };
  return (
    // There before its words are, so that a screen reader says them.
    <div role="status">
      {offered && offered !== later && (
        <div className={styles.offer}>
          <p>{isBusy ? t("frame.loading") : t("update.text")}</p>
          <Button look="primary" isDisabled={isBusy} onPress={reload}>
            {t("update.reload")}
          </Button>
          <Button
            look="quiet"
            isDisabled={isBusy}
            onPress={() => putOff.set(offered)}
          >
            {t("update.later")}
          </Button>
        </div>
      )}
    </div>
  );
}

function useNewer({ subscribe, get }: typeof newer) {
  return useSyncExternalStore(subscribe, get, () => undefined);
}
