/** The way to one's own map of Europe, from games that draw on it. */

import type { AnyGameModule } from "@stolik/furniture";
import { useWords } from "../words.ts";
import { ButtonLink } from "./button.tsx";

export function MapLink({
  module,
}: {
  readonly module: Pick<AnyGameModule, "misplaced">;
}) {
  const t = useWords();
  return (
    module.misplaced && (
      <ButtonLink to={{ type: "map" }}>{t("map.title")}</ButtonLink>
    )
  );
}
