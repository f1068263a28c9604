/** Calls whoever still looks at a finished table to the one that follows it. */

import { useTranslation } from "react-i18next";
import { Button } from "../parts/button.tsx";
import styles from "./again-call.module.css";

export interface Call {
  readonly text: string;
  readonly isBusy: boolean;
  readonly onJoin: () => void;
}

export function AgainCall({ call }: { readonly call: Call | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={call && styles.call}>
      {/* There before its words are, so that a screen reader says them. */}
      <p role="status">{call?.text}</p>
      {call && (
        <Button look="primary" isDisabled={call.isBusy} onPress={call.onJoin}>
          {t("again.join")}
        </Button>
      )}
    </div>
  );
}
