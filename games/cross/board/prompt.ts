/** One line that says what to do next, or whom the table waits for. */

import { nameOf } from "@stolik/furniture";
import type { BoardProps, Seat } from "@stolik/kernel";
import type { Event, Move, View } from "../rules/position.ts";
import { laidCount } from "../rules/slots.ts";
import { claimsAsked, claimText } from "./claim.ts";
import { topOf } from "./deck.tsx";
import { awaitedNames, cardName, isAlone } from "./describe.ts";
import type { Wording } from "./describe.ts";

export interface Prompted {
  readonly board: BoardProps<View, Move, Event>;
  readonly wording: Wording;
  /** Whether one may move, with nothing left turned over. */
  readonly canAct: boolean;
  /** What lies turned over: it comes first. */
  readonly turned: "checked" | "judged" | undefined;
}

export function promptText(props: Prompted): string {
  const { board, wording, canAct, turned } = props;
  const { words } = wording;
  const { view, seat, outcome } = board;
  if (turned === "checked") return words("prompt.checked");
  if (turned === "judged") return words("prompt.judged");
  if (outcome) return words("prompt.over");
  if (board.pause !== undefined) return board.pause;
  switch (view.stage.type) {
    case "lay": {
      const top = topOf(view);
      const card = top ? cardName(top, wording) : "";
      return canAct
        ? words("prompt.lay", { card })
        : words("prompt.watch-lay", { name: nameOf(view.turn, wording), card });
    }
    case "ask":
      return askText(view, seat, canAct, wording);
    case "stop": {
      const stop = isAlone(wording) ? "alone.stop" : "prompt.stop";
      if (canAct) return words(stop, { laid: laidCount(view) });
      const said = seat === null ? undefined : view.stage.estimates[seat];
      const names = awaitedNames(view, wording);
      return typeof said === "number"
        ? words("prompt.said", { wrong: said, names })
        : words("prompt.watch-stop", { names });
    }
    case "over":
      return words("prompt.over");
  }
}

/** C8: who claims what, and who has to say something about it. */
export function askText(
  view: View,
  seat: Seat | null,
  canAct: boolean,
  wording: Wording,
): string {
  const { words } = wording;
  const { stage } = view;
  if (stage.type !== "ask") throw new Error("Nobody is asked anything.");
  const card = view.arms[stage.arm][stage.index] ?? view.start;
  const claimed = words(`prompt.claim.${wording.variant}`, {
    name: nameOf(view.turn, wording),
    card: cardName(card, wording),
    claim: claimText(claimsAsked(view), wording),
  });
  const name = nameOf(view.awaited[0] ?? view.turn, wording);
  if (!canAct) return `${claimed} ${words("prompt.watch-ask", { name })}`;
  return isAhead(view, seat)
    ? `${claimed} ${words("prompt.ahead", { name })}`
    : `${claimed} ${words("prompt.asked")}`;
}

/** C8: whether somebody else is asked first; an answer given now is sealed until then. */
export function isAhead({ stage, awaited }: View, seat: Seat | null): boolean {
  return stage.type === "ask" && awaited[0] !== seat;
}
