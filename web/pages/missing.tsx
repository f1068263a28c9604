/** A page that is not there. */

import { Frame } from "../parts/frame.tsx";
import { Notice } from "../parts/notice.tsx";
import { useWords } from "../words.ts";

export function MissingPage() {
  const t = useWords();
  return (
    <Frame>
      <Notice title={t("missing.title")} text={t("missing.text")} />
    </Frame>
  );
}
