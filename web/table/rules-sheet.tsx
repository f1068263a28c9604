/** The rules laid over the table, opened at the rule in question. */

import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { GameModule } from "../games.ts";
import { useLanguage } from "../language.ts";
import { Sheet } from "../parts/sheet.tsx";

export function RulesSheet({
  game,
  module,
  rule,
  onClose,
}: {
  readonly game: string;
  readonly module: GameModule;
  readonly rule: string | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!rule) return;
    place.current
      ?.querySelector(`#${CSS.escape(rule)}`)
      ?.scrollIntoView({ block: "start" });
  }, [rule]);
  return (
    <Sheet
      title={`${t("home.rules")}: ${t(`games.${game}.title`)}`}
      onClose={onClose}
    >
      <div ref={place}>
        <module.Rules language={language} />
      </div>
    </Sheet>
  );
}
