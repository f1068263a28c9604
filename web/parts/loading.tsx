/** Something is on its way. */

import { useTranslation } from "react-i18next";
import styles from "./loading.module.css";

export function Loading() {
  const { t } = useTranslation();
  return (
    <p className={styles.loading} role="status" aria-busy>
      {t("frame.loading")}
    </p>
  );
}
