/** What one's own map comes to, and the way to it. */

import { listOf } from "@stolik/furniture";
import { useLanguage } from "../language.ts";
import { placesOf } from "../own-map/places.ts";
import type { OwnMap } from "../own-map/store.ts";
import { ButtonLink } from "../parts/button.tsx";
import form from "../parts/form.module.css";
import { useProfileWords, useWords } from "../words.ts";

/** As many as one remembers. */
const NAMED = 3;

export function MapPart({ map }: { readonly map: OwnMap }) {
  const t = useWords();
  const say = useProfileWords();
  const language = useLanguage();
  const most = placesOf(map.arrows, language).slice(0, NAMED);
  const places = listOf(
    most.map(({ name }) => name),
    { language },
  );
  return (
    <section className={form.part} aria-labelledby="own-map">
      <h2 id="own-map" className={form.heading}>
        {t("map.title")}
      </h2>
      <p>
        {say("map.sum", { count: map.arrows.length })}{" "}
        {most.length > 0 && say("map.most", { places })}
      </p>
      <div>
        <ButtonLink to={{ type: "map" }}>{say("map.open")}</ButtonLink>
      </div>
    </section>
  );
}
