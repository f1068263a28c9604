/** Says the result aloud once the final count has been shown: said before it, the count would have lost its point. */

import { useAnnounce } from "@stolik/furniture";
import { useEffect, useEffectEvent, useRef } from "react";
import { describe } from "./describe.ts";
import type { Desk } from "./desk.ts";

export function useOverVoice({ board, wording, final }: Desk): void {
  const announce = useAnnounce();
  const isShowing = final.show !== undefined;
  const wasShowing = useRef(isShowing);
  const say = useEffectEvent(() => {
    const over = board.heard
      .flatMap(({ events }) => events)
      .find(({ type }) => type === "over");
    if (over) announce(describe(over, wording, board.view.grids));
  });
  useEffect(() => {
    if (wasShowing.current && !isShowing) say();
    wasShowing.current = isShowing;
  }, [isShowing]);
}
