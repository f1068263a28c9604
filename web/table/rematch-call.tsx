/** Invites people who still look at a finished table to its rematch. */

import { Button } from "../parts/button.tsx";
import { useWords } from "../words.ts";
import styles from "./rematch-call.module.css";

export interface Call {
  readonly text: string;
  readonly isBusy: boolean;
  readonly onJoin: () => void;
}

export function RematchCall({ call }: { readonly call: Call | undefined }) {
  const t = useWords();
  return (
    <div className={call && styles.call}>
      {/* There before its words are, so that a screen reader says them. */}
      <p role="status">{call?.text}</p>
      {call && (
        <Button look="primary" isDisabled={call.isBusy} onPress={call.onJoin}>
          {t("rematch.join")}
        </Button>
      )}
    </div>
  );
}
