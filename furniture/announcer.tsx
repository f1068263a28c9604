/** A polite voice for screen readers: what happened, said once, in the order it happened. */

import { createContext, useCallback, useContext, useState } from "react";
import type { ReactNode } from "react";
import styles from "./announcer.module.css";

type Announce = (sentence: string) => void;

interface Said {
  readonly count: number;
  readonly sentence: string;
}

const Voice = createContext<Announce>(() => undefined);

/** Gives everything inside it a voice. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState<Said>({ count: 0, sentence: "" });
  const announce = useCallback<Announce>((sentence) => {
    setSaid(({ count }) => ({ count: count + 1, sentence }));
  }, []);
  return (
    <Voice value={announce}>
      {children}
      <div className={styles.voice} role="status" aria-live="polite">
        {/* A new element each time, so that the same sentence twice is said twice. */}
        <span key={said.count}>{said.sentence}</span>
      </div>
    </Voice>
  );
}

/** Nothing inside it is heard. */
export function Silence({ children }: { readonly children: ReactNode }) {
  return <Voice value={ignore}>{children}</Voice>;
}

function ignore(): void {}

export function useAnnounce(): Announce {
  return useContext(Voice);
}
