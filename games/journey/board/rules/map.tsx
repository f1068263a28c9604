/** The map of a worked example: a piece of the real one or all of it, with what can be reached. */

import { useWidth } from "@stolik/furniture";
import type { Box } from "@stolik/furniture";
import type { Seat } from "@stolik/kernel";
import { useMemo, useRef } from "react";
import type { Field } from "../../content/map.ts";
import { destinations, wayTo } from "../../rules/roads.ts";
import mapStyles from "../map/map.module.css";
import { Sheet, sizesAt } from "../map/sheet.tsx";
import { MAP } from "../map/spots.ts";
import type { Wording } from "../words.ts";
import styles from "./rules.module.css";
import type { SceneMoment } from "./scene-moment.ts";

/** Where the journey begins, as far as a few steps lead. */
const NEAR: Box = { left: 110, right: 514, top: 190, bottom: 440 };
const WHOLE: Box = { left: 0, right: MAP.width, top: 0, bottom: MAP.height };

export function ExampleMap(props: {
  readonly moment: SceneMoment;
  readonly eyes: Seat;
  readonly wording: Wording;
  readonly isWhole: boolean;
}) {
  const { moment, eyes, isWhole } = props;
  const { view, heard, seq } = moment;
  const { left, right, top, bottom } = isWhole ? WHOLE : NEAR;
  const [width, height] = [right - left, bottom - top];
  const svg = useRef<SVGSVGElement>(null);
  const scale = MAP.width / width;
  const pixels = useWidth(svg, 416) / MAP.width;
  const sizes = useMemo(() => sizesAt(scale, pixels), [scale, pixels]);
  const aims = aimsOf(moment, eyes);
  return (
    <div className={mapStyles.holder}>
      <svg
        ref={svg}
        className={`${mapStyles.map} ${styles.map}`}
        viewBox={`${left} ${top} ${width} ${height}`}
      >
        <Sheet
          {...aims}
          view={view}
          seat={eyes}
          seq={seq}
          news={heard.at(-1)?.events ?? []}
          wording={props.wording}
          isOver={view.ending !== undefined}
          looked={undefined}
          lit={undefined}
          sizes={sizes}
          region={isWhole ? WHOLE : NEAR}
          aim={ignore}
          look={ignore}
        />
      </svg>
    </div>
  );
}

const NOWHERE: ReadonlySet<Field> = new Set();

/** What whoever looks on could reach now, and where they go. */
function aimsOf({ view, tried }: SceneMoment, eyes: Seat) {
  const from = view.pawns[eyes] ?? 0;
  const die = tried?.type === "take" ? tried.die : view.die;
  const isMoving = view.turn === eyes && die > 0;
  const to = tried?.type === "go" ? tried.to : undefined;
  const reach = isMoving
    ? new Set(destinations(view, from, die).filter((field) => field !== from))
    : NOWHERE;
  const way = to === undefined ? [] : (wayTo(view, from, die, to) ?? []);
  return { reach, aimed: to, way };
}

function ignore(): void {}
