/** Where the end of a match is told: above the board, once the board has shown what it shows of it. */

import type { AnyGameModule } from "@stolik/furniture";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { ShownMatch } from "../session/session.ts";
import { Ending } from "./end-note.tsx";

/** Whether the end is to be told, and what the board calls when it has shown it. */
export function useEnd(
  { hasFinale }: AnyGameModule,
  { id, outcome, isEnded, isPast }: ShownMatch,
) {
  const [shown, setShown] = useState<string>();
  const done = useCallback(() => setShown(id), [id]);
  const isOver = isEnded === true || outcome !== undefined;
  // Whoever looks at a match again knows how it ends.
  const isAwaited =
    hasFinale && !isPast && outcome !== undefined && shown !== id;
  return { isTold: isOver && !isAwaited, done };
}

export function EndPlace(props: {
  readonly game: string;
  readonly module: AnyGameModule;
  readonly match: ShownMatch;
  readonly children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: "nearest" });
    if (isWaiting())
      place.current
        ?.querySelector<HTMLElement>("#end")
        ?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place}>
      <Ending
        game={props.game}
        module={props.module}
        match={props.match}
        hasPicture
      >
        {props.children}
      </Ending>
    </div>
  );
}

/** Whether whoever has played is nowhere with the keyboard, or at a line that only says what to do. */
function isWaiting(): boolean {
  // A page just opened stays at its top; older browsers cannot tell.
  if (!navigator.userActivation?.hasBeenActive) return false;
  const focused = document.activeElement as HTMLElement | null;
  return (focused?.tabIndex ?? -1) < 0;
}
