/** Invites everyone who still looks at a finished table to its rematch: players to a seat, spectators to watch. */

import { Button } from "../parts/button.tsx";
import styles from "./rematch-call.module.css";

export interface Call {
  readonly text: string;
  /** What the button says. */
  readonly answer: string;
  readonly isBusy: boolean;
  readonly onJoin: () => void;
}

export function RematchCall({ call }: { readonly call: Call | undefined }) {
  return (
    <div className={call && styles.call}>
      {/* There before its words are, so that a screen reader says them. */}
      <p role="status">{call?.text}</p>
      {call && (
        <Button look="primary" isDisabled={call.isBusy} onPress={call.onJoin}>
          {call.answer}
        </Button>
      )}
    </div>
  );
}
