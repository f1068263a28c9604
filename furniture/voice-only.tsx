/** What only a screen reader says: the screen shows it in another way. */

import type { ReactNode } from "react";
import styles from "./announcer.module.css";

export function VoiceOnly({ children }: { readonly children: ReactNode }) {
  return <span className={styles.voice}>{children}</span>;
}
