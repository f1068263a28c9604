/** A card that was asked about, over the table: one of the market can be taken there. */

import type { Asked } from "./asked.ts";
import type { Desk } from "./desk.ts";
import { InspectorSheet } from "./inspector.tsx";

export function CardSheet(props: {
  readonly asked: Asked | undefined;
  readonly desk: Desk;
  close(): void;
  take(slot: number): void;
}) {
  const { asked, desk, close } = props;
  if (!asked) return null;
  const { from } = asked;
  return (
    <InspectorSheet
      asked={asked}
      wording={desk.wording}
      close={close}
      why={from === undefined ? undefined : desk.whyNotTake(from)}
      take={
        from !== undefined && desk.turn.canTake
          ? () => {
              close();
              props.take(from);
            }
          : undefined
      }
    />
  );
}
