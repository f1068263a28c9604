/** A page that is not there. */

import { useTranslation } from "react-i18next";
import { Frame } from "../parts/frame.tsx";
import { Notice } from "../parts/notice.tsx";

export function MissingPage() {
  const { t } = useTranslation();
  return (
    <Frame>
      <Notice title={t("missing.title")} text={t("missing.text")} />
    </Frame>
  );
}
