/** The rules laid over the table, opened at the rule in question. */

import { useEffect, useRef } from "react";
import type { MouseEvent } from "react";
import type { AnyGameModule } from "@stolik/furniture";
import { useCard, useLanguage } from "../language.ts";
import { Loading } from "../parts/loading.tsx";
import { RefusalNote } from "../parts/refusal-note.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { refusal } from "../refusals.ts";
import { useWords } from "../words.ts";
import { useExampleLabels } from "./example-labels.ts";
import { useRules } from "./use-rules.ts";

export function RulesSheet({
  game,
  module,
  rule,
  onClose,
}: {
  readonly game: string;
  readonly module: AnyGameModule;
  /** "" for the top. */
  readonly rule: string;
  readonly onClose: () => void;
}) {
  const t = useWords();
  const { title } = useCard(game);
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const show = (id: string) => {
    if (id === "") return;
    place.current
      ?.querySelector(`#${CSS.escape(id)}`)
      ?.scrollIntoView({ block: "start" });
  };
  const text = useRules(game, module);
  const labels = useExampleLabels();
  useEffect(() => show(rule), [rule, text]);

  /** A rule's own link moves the sheet, not the address of the table under it. */
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    if (!link?.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    show(decodeURIComponent(link.hash.slice(1)));
  };
  return (
    <Sheet title={`${t("home.rules")}: ${title}`} onClose={onClose}>
      <div ref={place} onClickCapture={follow}>
        {text === undefined && <Loading />}
        {text?.Rules === null && (
          <RefusalNote game={game} refusal={refusal("no-connection")} />
        )}
        {text?.Rules && <text.Rules language={language} labels={labels} />}
      </div>
    </Sheet>
  );
}
