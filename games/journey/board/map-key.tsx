/** What the signs on the map mean, and why markers bring three cards now and two later; for whoever is new to the game. */

import { useHints } from "@stolik/furniture";
import type { View } from "../rules/position.ts";
import { prizeNow } from "../rules/supply.ts";
import { isDailyDeal } from "./deal.ts";
import { MarkerToken, PlainField } from "./map/field-shape.tsx";
import styles from "./map-key.module.css";
import type { Words } from "./words.ts";

export function MapKey(props: { readonly view: View; readonly words: Words }) {
  const { view, words } = props;
  const { areShown } = useHints();
  if (!areShown) return null;
  const cards = prizeNow(view.markers);
  return (
    <ul className={styles.key} aria-label={words("key.label")}>
      <li>
        <svg viewBox="-12 -12 24 24" aria-hidden>
          <MarkerToken size={10} cards={cards} />
        </svg>
        {words(isDailyDeal(view) ? "deal.key" : "key.marker", { cards })}
      </li>
      {!isDailyDeal(view) && <Others words={words} />}
    </ul>
  );
}

/** What has a meaning in a match alone. */
function Others({ words }: { readonly words: Words }) {
  return (
    <>
      <li>
        <svg viewBox="-12 -12 24 24" aria-hidden>
          <PlainField isLocation isCity={false} radius={6} />
        </svg>
        {words("key.location")}
      </li>
      <li>
        <svg viewBox="-12 -12 24 24" aria-hidden>
          <PlainField isLocation={false} isCity radius={7} />
        </svg>
        {words("key.city")}
      </li>
    </>
  );
}
