/** Your map of Europe: every wrong answer of one's matches as an arrow to where the place truly is. */

import { EndMap } from "@stolik/furniture";
import { useMemo, useState } from "react";
import { useLanguage } from "../language.ts";
import { alongArrows, Arrows } from "../own-map/arrows.tsx";
import styles from "../own-map/own-map.module.css";
import { PlaceRows } from "../own-map/place-rows.tsx";
import { offBy, placesOf } from "../own-map/places.ts";
import type { OwnPlace } from "../own-map/places.ts";
import { eraseMap, readMap, takeOff } from "../own-map/store.ts";
import type { Arrow } from "../own-map/arrow.ts";
import type { OwnMap } from "../own-map/store.ts";
import { EraseButton } from "../parts/erase-button.tsx";
import form from "../parts/form.module.css";
import { Frame } from "../parts/frame.tsx";
import { NothingHere } from "../parts/nothing-here.tsx";
import { useTitle } from "../parts/title.ts";
import { useWords } from "../words.ts";

export function OwnMapPage() {
  const t = useWords();
  const [map, setMap] = useState(readMap);
  useTitle(t("map.title"));
  return (
    <Frame>
      <div className={styles.page}>
        <div className={form.head}>
          <h1 className={form.title}>{t("map.title")}</h1>
          {map.arrows.length > 0 && <p>{t("map.intro")}</p>}
        </div>
        {map.arrows.length > 0 ? (
          <Filled
            map={map}
            takeOff={(arrow) => setMap(takeOff(arrow))}
            erase={() => setMap(eraseMap())}
          />
        ) : (
          <NothingHere title={t("map.emptyTitle")} text={t("map.emptyText")} />
        )}
      </div>
    </Frame>
  );
}

function Filled(props: {
  readonly map: OwnMap;
  takeOff(arrow: Arrow): void;
  erase(): void;
}) {
  const t = useWords();
  const language = useLanguage();
  const { matches, arrows } = props.map;
  const places = useMemo(() => placesOf(arrows, language), [arrows, language]);
  const keepOff = useMemo(() => alongArrows(places), [places]);
  const [shown, setShown] = useState<OwnPlace["id"]>();
  const found = places.find(({ id }) => id === shown);
  const offs = found?.arrows.map((arrow) => offBy(arrow, t, language));
  return (
    <>
      <EndMap
        title={t("map.title")}
        label={t("map.label")}
        caption={
          found
            ? t("map.told", { place: found.name, off: offs?.join("; ") ?? "" })
            : t("map.hint")
        }
        className={styles.chart}
        places={places}
        keepOff={keepOff}
        shown={shown}
        show={setShown}
        mark={(place, at, radius) => (
          <Arrows
            place={place}
            at={at}
            radius={radius}
            isShown={place.id === shown}
          />
        )}
      >
        <PlaceRows
          places={places}
          shown={shown}
          show={setShown}
          takeOff={props.takeOff}
        />
      </EndMap>
      <div className={styles.foot}>
        <p className={form.hint}>
          {t("map.sum", { matches: matches.length, arrows: arrows.length })}
        </p>
        <EraseButton
          words={{
            erase: t("map.erase"),
            title: t("map.eraseTitle"),
            text: t("map.eraseText"),
            keep: t("map.keep"),
            eraseNow: t("map.eraseNow"),
          }}
          onErase={props.erase}
        />
      </div>
    </>
  );
}
