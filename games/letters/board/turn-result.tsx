/** What one's own turn brought, until it is closed or one must act. */

import { OwnResult, spokenTo } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import type { View } from "../rules/position.ts";
import { describe, worthTelling } from "./describe.ts";
import type { Wording } from "./describe.ts";
import { waitingText } from "./doubt.tsx";
import type { Result } from "./use-result.ts";

export function TurnResult(props: {
  readonly view: View;
  readonly result: Result;
  /** Whose turn it was, and who reads it. */
  readonly seat: Seat | null;
  readonly wording: Wording;
}) {
  const { view, result } = props;
  const wording = spokenTo(props.seat, props.wording);
  const told = worthTelling(result.last).map((one) => describe(one, wording));
  return (
    <OwnResult
      title={wording.words("result.title")}
      closeLabel={wording.words("result.close")}
      seq={result.last.seq}
      sentences={view.open ? [...told, waitingText(view, wording)] : told}
      close={result.close}
    />
  );
}
