/** When there is no table to show: which, why, and what to do about it. */

import type { Refusal } from "@stolik/kernel";
import type { ReactNode } from "react";
import { Button } from "../parts/button.tsx";
import { Frame } from "../parts/frame.tsx";
import { Notice } from "../parts/notice.tsx";
import { useSentence } from "../parts/refusal-note.tsx";
import type { AppCode } from "../refusals.ts";
import { useWords } from "../words.ts";

export function FailurePage({
  title,
  refusal,
  onRetry,
  children,
}: {
  /** Where it is not a table that is out of reach. */
  readonly title?: string | undefined;
  readonly refusal: Refusal;
  readonly onRetry?: (() => void) | undefined;
  /** What else can be done. */
  readonly children?: ReactNode;
}) {
  const t = useWords();
  const sentence = useSentence();
  const canRetry =
    onRetry && refusal.code !== ("unknown-table" satisfies AppCode);
  return (
    <Frame>
      <Notice title={title ?? t("failure.title")} text={sentence(refusal)}>
        {canRetry && (
          <Button look="primary" onPress={onRetry}>
            {t("failure.retry")}
          </Button>
        )}
        {children}
      </Notice>
    </Frame>
  );
}
