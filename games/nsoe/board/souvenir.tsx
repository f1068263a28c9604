/** The end as a picture to keep: every city that was laid, where it truly lies. */

import { LaterEuropeScene } from "@stolik/furniture";
import type { SouvenirProps } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import type { Event, View } from "../rules/position.ts";

export function Souvenir({ view, language }: SouvenirProps<View, Event>) {
  const places = view.laid.flatMap(({ city, seat }) => {
    const point = view.backs[city];
    const name = placeName(city, language);
    if (!point) return [];
    // The reference city was laid by nobody.
    if (seat === undefined) return [{ id: city, name, point }];
    return [{ id: city, name, point, seat }];
  });
  return <LaterEuropeScene places={places} />;
}
