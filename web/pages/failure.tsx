/** When there is no table to show: which, why, and what to do about it. */

import { useTranslation } from "react-i18next";
import type { Refusal } from "@stolik/kernel";
import { Button } from "../parts/button.tsx";
import { Frame } from "../parts/frame.tsx";
import { Notice } from "../parts/notice.tsx";
import { sentence } from "../parts/refusal-note.tsx";

export function FailurePage({
  refusal,
  onRetry,
}: {
  readonly refusal: Refusal;
  readonly onRetry?: () => void;
}) {
  const { t } = useTranslation();
  const canRetry = onRetry && refusal.code !== "unknown-table";
  return (
    <Frame>
      <Notice title={t("failure.title")} text={sentence(t, refusal)}>
        {canRetry && (
          <Button look="primary" onPress={onRetry}>
            {t("failure.retry")}
          </Button>
        )}
      </Notice>
    </Frame>
  );
}
