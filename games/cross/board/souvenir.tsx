/** The end as a picture to keep: the last cross as it lay, what was right in it linked with the start card. */

import type { SouvenirProps } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import type { Event, View } from "../rules/position.ts";
import { armsOf } from "../rules/slots.ts";
import { ArmOf } from "./souvenir-arm.tsx";

const WIDTH = 560;
const HEIGHT = 630;
export function Souvenir(props: SouvenirProps<View, Event>) {
  const { view, heard, language } = props;
  const judged = heard
    .flatMap(({ events }) => events)
    .findLast((event) => event.type === "judged");
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <rect width={WIDTH} height={HEIGHT} fill="var(--print)" />
      <g transform={`translate(${WIDTH / 2} ${HEIGHT / 2})`}>
        <Rose />
        {judged &&
          armsOf(view).map((arm) => (
            <ArmOf
              key={arm}
              arm={arm}
              cards={judged.arms[arm]}
              language={language}
            />
          ))}
        <circle
          r={17}
          fill="var(--print-hot)"
          stroke="var(--print-ink)"
          strokeWidth={3}
        />
      </g>
      <text
        x={WIDTH - 20}
        y={HEIGHT - 20}
        textAnchor="end"
        fill="var(--print-hot)"
        fontFamily="serif"
        fontSize={26}
        fontWeight={700}
      >
        {placeName(view.start, language)}
      </text>
    </svg>
  );
}

/** Rings and points, as on an old chart. */
function Rose() {
  return (
    <g fill="none" stroke="var(--print-mid)">
      {[90, 170, 250, 330].map((radius) => (
        <circle key={radius} r={radius} strokeWidth={1.5} />
      ))}
      <path
        d="M0-250L26-26L250 0L26 26L0 250L-26 26L-250 0L-26-26Z"
        fill="var(--print-mid)"
        opacity={0.45}
      />
    </g>
  );
}
