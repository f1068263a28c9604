/** What is drawn on the plate: its lines, what is aimed at, the cards that lie there, and the comparison that failed. */

import type { ReactNode } from "react";
import type { City } from "../content/cities.ts";
import type { Cell, View } from "../rules/position.ts";
import { Pips } from "./cells.tsx";
import type { LaidEvent, Wording } from "./describe.ts";
import { fieldSize, middleOf } from "./geometry.ts";
import type { Geometry } from "./geometry.ts";
import { LaidCards } from "./laid-cards.tsx";
import type { NarrowLines } from "./narrow-lines.ts";
import { Lines, Rose } from "./plate.tsx";
import { Crosshair, Shading, WrongTrace } from "./traces.tsx";

export function Field(props: {
  readonly view: View;
  readonly wording: Wording;
  readonly geometry: Geometry;
  /** The lines that are shaded, if any are. */
  readonly narrow: NarrowLines | undefined;
  /** The card that looks for its cell. */
  readonly chosen: City | undefined;
  readonly aimed: Cell | undefined;
  /** The last check: its card is marked. */
  readonly check: LaidEvent | undefined;
  /** Set where whole names cannot be read. */
  readonly short: Readonly<Record<City, string>> | undefined;
  /** The smallest letters that can be read. */
  readonly least: number;
  /** The cells, under the cards. */
  readonly children: ReactNode;
}) {
  const { view, geometry, narrow, aimed, check } = props;
  const { rows, columns } = view;
  const centre = { row: (rows - 1) / 2, column: (columns - 1) / 2 };
  return (
    <>
      <Rose
        {...middleOf(geometry, centre)}
        radius={fieldSize(geometry).height * 0.44}
      />
      <Lines geometry={geometry} />
      {narrow && <Shading geometry={geometry} narrow={narrow} />}
      {aimed && <Crosshair geometry={geometry} cell={aimed} />}
      {props.chosen && <Pips view={view} geometry={geometry} />}
      {props.children}
      {check && check.contradictions.length > 0 && (
        <WrongTrace geometry={geometry} view={view} check={check} />
      )}
      <LaidCards
        view={view}
        wording={props.wording}
        geometry={geometry}
        short={props.short}
        least={props.least}
        fresh={check?.city}
      />
    </>
  );
}
