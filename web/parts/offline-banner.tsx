/** Says that the network is gone, and what still works without it. */

import { useSyncExternalStore } from "react";
import { useRoute } from "../router/history.ts";
import { useWords } from "../words.ts";
import styles from "./banner.module.css";

export function OfflineBanner() {
  const t = useWords();
  const { type } = useRoute();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.banner}>
          {type === "table"
            ? t("frame.offlineTable")
            : isKept()
              ? t("frame.offline")
              : t("frame.offlineOpen")}
        </p>
      )}
    </div>
  );
}

/** Whether the app is on this device, and opens without a network. */
function isKept(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
