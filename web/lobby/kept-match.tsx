/** A match that was saved here and cannot go on: why, its record to take along, and a new one. */

import type { GameRecord } from "@stolik/kernel";
import { Button } from "../parts/button.tsx";
import { download } from "../parts/download.ts";
import { Notice } from "../parts/notice.tsx";
import { useWords } from "../words.ts";

export function KeptMatch({
  record,
  onNew,
}: {
  readonly record: GameRecord;
  onNew(): void;
}) {
  const t = useWords();
  return (
    <Notice title={t("kept.title")} text={t("kept.text")}>
      <Button
        look="primary"
        onPress={() => download(`stolik-${record.game}.json`, record)}
      >
        {t("end.record")}
      </Button>
      <Button onPress={onNew}>{t("local.new")}</Button>
    </Notice>
  );
}
