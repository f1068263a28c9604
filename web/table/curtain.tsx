/** Between turns on one device: nobody's hand is shown until its owner asks for it. */

import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import type { Seat } from "@stolik/kernel";
import { Button } from "../parts/button.tsx";
import { Frame, MAIN } from "../parts/frame.tsx";
import { Notice } from "../parts/notice.tsx";
import type { ShownMatch } from "../session/session.ts";
import { useWords } from "../words.ts";

export function Curtain({
  game,
  match,
  hasHiddenHands,
  children,
}: {
  readonly game: string;
  readonly match: ShownMatch;
  readonly hasHiddenHands: boolean;
  readonly children: ReactNode;
}) {
  const t = useWords();
  const [opened, setOpened] = useState<Seat>();
  const { seat } = match;
  const isDrawn =
    hasHiddenHands && match.isShared && seat !== null && seat !== opened;
  useEffect(() => {
    // What had the focus went with the curtain; keys and screen readers begin at the content, one step before the button.
    if (match.isShared && document.activeElement === document.body)
      document
        .querySelector<HTMLElement>(`#${MAIN}`)
        ?.focus({ preventScroll: true });
  }, [isDrawn, match.isShared]);
  if (!isDrawn) return children;
  const name = match.players[seat]?.name ?? "";
  return (
    <Frame game={game}>
      <Notice
        title={t("hotseat.curtain", { name })}
        text={t("hotseat.curtainText")}
      >
        <Button look="primary" isLarge onPress={() => setOpened(seat)}>
          {t("hotseat.show")}
        </Button>
      </Notice>
    </Frame>
  );
}
