/** The end as a picture to keep: a poster of the winner's journey through Poland. */

import { ANY, placeLabels } from "@stolik/furniture";
import type { SouvenirProps } from "@stolik/furniture";
import { polandOutline } from "@stolik/geo/outlines";
import type { HeardEvents, Language, Seat } from "@stolik/kernel";
import { fieldName } from "../content/field-names.ts";
import { fieldIds } from "../content/map.ts";
import type { Field } from "../content/map.ts";
import type { Event, View } from "../rules/position.ts";
import { gniezno, locationFields } from "../rules/roads.ts";
import { lineThrough, MAP, roadPath, spotOf } from "./map/spots.ts";
import { trackStory } from "./stories.ts";

const WIDTH = 560;
const HEIGHT = 630;
const LEFT = 12;
const TOP = 64;
const SCALE = (WIDTH - 2 * LEFT) / MAP.width;
/** Of a stop, with its ring, and of the letters beside it. */
const RADIUS = 8;
const SIZE = 18;

const home = polandOutline.land.find(({ code }) => code === "PL")?.d ?? "";

export function Souvenir(props: SouvenirProps<View, Event>) {
  const { view, heard, language } = props;
  const [winner = 0] = props.outcome.winners;
  const { rides, visited } = travelsOf(heard, winner);
  const { date, title } = trackStory(view.progress[winner] ?? 0, language);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <rect width={WIDTH} height={HEIGHT} fill="var(--print)" />
      <g transform={`translate(${LEFT} ${TOP}) scale(${SCALE})`} fill="none">
        <path d={home} fill="var(--print-light)" />
        <path d={roadPath} stroke="var(--print)" strokeWidth={3} />
        {rides.map(({ path, isTrain }, index) => (
          <path
            key={index}
            d={lineThrough(path)}
            stroke={isTrain ? "var(--print-mid)" : "var(--print-hot)"}
            strokeWidth={9}
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeDasharray={isTrain ? "4 16" : undefined}
            data-part="ride"
          />
        ))}
      </g>
      <Stops visited={visited} language={language} />
      <text
        x={WIDTH / 2}
        y={HEIGHT - 64}
        textAnchor="middle"
        fill="var(--print-ink)"
        fontFamily="serif"
        fontSize={date === undefined ? 34 : 64}
        fontWeight={700}
      >
        {date ?? title}
      </text>
    </svg>
  );
}

/** Every stop has its ring; a name that would cover another, or the edge, is left out. */
function Stops(props: {
  readonly visited: readonly Field[];
  readonly language: Language;
}) {
  const dots = props.visited.map((field) => {
    const { x, y } = spotOf(field);
    const name = fieldName(fieldIds[field] ?? "gniezno", props.language);
    return { field, name, x: x * SCALE + LEFT, y: y * SCALE + TOP };
  });
  const labels = placeLabels(dots, {
    radius: RADIUS,
    size: SIZE,
    edge: { width: WIDTH, height: HEIGHT },
    face: ANY,
  });
  return (
    <>
      {dots.map(({ field, x, y }) => (
        <circle
          key={field}
          cx={x}
          cy={y}
          r={RADIUS - 1.5}
          fill="var(--print-light)"
          stroke="var(--print-hot)"
          strokeWidth={3}
          data-part="stop"
        />
      ))}
      <g
        fill="var(--print-ink)"
        stroke="var(--print-light)"
        strokeWidth={4}
        strokeLinejoin="round"
        paintOrder="stroke"
        fontFamily="serif"
        fontSize={SIZE}
        fontWeight={700}
      >
        {dots.map(({ field, name }, index) => {
          const label = labels[index];
          return (
            label && (
              <text
                key={field}
                x={label.x}
                y={label.y}
                textAnchor={label.anchor}
              >
                {name}
              </text>
            )
          );
        })}
      </g>
    </>
  );
}

/** Every way that was travelled, and where a marker was found on it; all began in Gniezno (J5). */
function travelsOf(heard: readonly HeardEvents<Event>[], seat: Seat) {
  const rides: { path: readonly Field[]; isTrain: boolean }[] = [];
  const visited = new Set<Field>([gniezno]);
  for (const event of heard.flatMap(({ events }) => events)) {
    if (!("seat" in event) || event.seat !== seat) continue;
    if (event.type === "moved" && event.path.length > 1)
      rides.push({ path: event.path, isTrain: event.by === "train" });
    if (event.type === "collected")
      visited.add(locationFields[event.location - 1] ?? gniezno);
  }
  return { rides, visited: [...visited] };
}
