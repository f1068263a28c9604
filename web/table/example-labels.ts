/** What the buttons under the worked examples of the rules are called: as in a replay. */

import type { ExampleLabels } from "@stolik/furniture";
import { useMemo } from "react";
import { useWords } from "../words.ts";

export function useExampleLabels(): ExampleLabels {
  const t = useWords();
  return useMemo(
    () => ({
      play: t("replay.play"),
      pause: t("replay.pause"),
      again: t("replay.again"),
      back: t("replay.back"),
      forward: t("replay.forward"),
    }),
    [t],
  );
}
