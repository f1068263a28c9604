/** What to do next, in one line, and the buttons to do it with. */

import type { Move, Slot } from "../rules/position.ts";
import { laidCount } from "../rules/slots.ts";
import styles from "./actions.module.css";
import { Answers, hasDoubted } from "./answers.tsx";
import { claimsAt, claimText } from "./claim.ts";
import { topOf } from "./deck.tsx";
import { cardName, isAlone } from "./describe.ts";
import { Estimates } from "./estimates.tsx";
import { isAhead, promptText } from "./prompt.ts";
import type { Prompted } from "./prompt.ts";
import type { Shown } from "./stations.ts";

interface Props extends Prompted {
  readonly shown: Shown;
  /** The slot under the pointer, the finger or the focus, while a card is to be laid. */
  readonly pointed: Slot | undefined;
  send(move: Move): void;
}

export function Actions(props: Props) {
  const { board, wording, canAct, send } = props;
  const { words } = wording;
  const { view, seat } = board;
  const ahead = isAhead(view, seat);
  const stage = canAct ? view.stage.type : undefined;
  return (
    <section
      className={styles.actions}
      aria-label={words("prompt.label")}
      tabIndex={-1}
      data-actions
      data-mine={canAct && !ahead}
    >
      <p className={styles.prompt}>{promptText(props)}</p>
      {stage === "lay" && <Aim {...props} />}
      {stage === "ask" && (
        <Answers
          view={view}
          wording={wording}
          isAhead={ahead}
          isFirst={!hasDoubted(board.heard, seat)}
          send={send}
        />
      )}
      {stage === "stop" && (
        <Estimates
          key={view.deck.length}
          most={laidCount(view)}
          words={words}
          isAlone={isAlone(wording)}
          say={(wrong) => send({ type: "estimate", wrong })}
        />
      )}
    </section>
  );
}

/** What a slot claims, said in the same place for all of them; a finger, which covers the slot, lays from here. */
function Aim({ board, wording, shown, pointed, send }: Props) {
  const { words } = wording;
  const top = topOf(board.view);
  return (
    <>
      <p className={styles.claim} data-claim>
        {pointed && top
          ? words("slot.here", {
              card: cardName(top, wording),
              claim: claimText(claimsAt(shown, pointed), wording),
            })
          : words(`slot.axis.${shown.variant}`)}
      </p>
      <button
        type="button"
        className={styles.layHere}
        data-lay
        disabled={!pointed}
        onClick={() => pointed && send({ type: "lay", ...pointed })}
      >
        {words("slot.lay")}
      </button>
    </>
  );
}
