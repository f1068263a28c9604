/** The cards that lie on the grid, each in the middle of its cell. */

import { memo } from "react";
import type { City } from "../content/cities.ts";
import type { View } from "../rules/position.ts";
import type { Wording } from "./describe.ts";
import { middleOf } from "./geometry.ts";
import type { Geometry } from "./geometry.ts";
import { LaidCard } from "./laid-card.tsx";

export const LaidCards = memo(function LaidCards(props: {
  readonly view: View;
  readonly wording: Wording;
  readonly geometry: Geometry;
  /** Set where whole names cannot be read. */
  readonly short: Readonly<Record<City, string>> | undefined;
  /** The smallest letters that can be read. */
  readonly least: number;
  /** The card that was checked last. */
  readonly fresh: City | undefined;
}) {
  const { view, wording, geometry } = props;
  return view.laid.map((card) => {
    const { x, y } = middleOf(geometry, card);
    const back = view.backs[card.city];
    return (
      back && (
        <g key={card.city} transform={`translate(${x} ${y})`} aria-hidden>
          <LaidCard
            card={card}
            point={back}
            geometry={geometry}
            language={wording.language}
            words={wording.words}
            short={props.short?.[card.city]}
            least={props.least}
            isNew={props.fresh === card.city}
          />
        </g>
      )
    );
  });
});
