/** Beside the cross: the players, what lies turned over or is looked at, and the log. */

import { LogStrip } from "@stolik/furniture";
import type { Card } from "../rules/position.ts";
import styles from "./board.module.css";
import { Check } from "./check.tsx";
import { isAlone } from "./describe.ts";
import { JudgingNote } from "./judging-note.tsx";
import { logLines } from "./log.ts";
import { Looked } from "./looked.tsx";
import { Seats } from "./seats.tsx";
import type { Table } from "./use-table.ts";

export function Side(props: {
  readonly table: Table;
  /** The card that one looks at once more. */
  readonly looked: Card | undefined;
  /** Turns back what lies turned over. */
  close(): void;
  closeLooked(): void;
}) {
  const { table } = props;
  const { board, wording } = table;
  const turned = table.turnedOver.turned;
  const back = props.looked && !turned ? table.backOf(props.looked) : undefined;
  return (
    <div className={styles.side}>
      {!isAlone(wording) && (
        <div className={styles.seats}>
          <Seats
            view={board.view}
            players={board.players}
            own={board.seat}
            tokens={table.tokens}
            isHeld={turned !== undefined}
            winners={turned ? undefined : board.outcome?.winners}
            wording={wording}
          />
        </div>
      )}
      {turned && (
        <div key={turned.seq} className={styles.turned}>
          <Turned table={table} close={props.close} />
        </div>
      )}
      {props.looked && back && (
        <div className={styles.turned}>
          <Looked
            card={props.looked}
            back={back}
            wording={wording}
            report={board.report}
            close={props.closeLooked}
          />
        </div>
      )}
      <Log table={table} />
    </div>
  );
}

/** A check (C9) or a stop (C16), until one turns it back. */
export function Turned(props: { readonly table: Table; close(): void }) {
  const { board, wording, film, turnedOver } = props.table;
  const event = turnedOver.turned?.event;
  if (event?.type === "checked")
    return (
      <Check
        check={event}
        wording={wording}
        report={board.report}
        close={props.close}
      />
    );
  return event && film ? (
    <JudgingNote
      event={event}
      film={film}
      wording={wording}
      isLast={board.outcome !== undefined}
      close={props.close}
    />
  ) : null;
}

function Log({ table }: { readonly table: Table }) {
  const { board, wording, turnedOver } = table;
  const { words } = wording;
  // C14: what was turned back stays so, unless the book is open or the match over.
  const canReopen = board.view.openBook || board.outcome !== undefined;
  return (
    <div className={styles.log}>
      <LogStrip
        title={words("log.title")}
        lines={logLines(
          table.told,
          wording,
          canReopen ? turnedOver.reopen : undefined,
        )}
        short={turnedOver.turned ? 4 : 8}
        moreLabel={words("log.all")}
        fewerLabel={words("log.fewer")}
      />
    </div>
  );
}
