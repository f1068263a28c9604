/** The plate of a worked example: a few cells of the real one, drawn whole at every size. */

import { useWidth } from "@stolik/furniture";
import { useRef } from "react";
import type { City } from "../../content/cities.ts";
import type { Cell, View } from "../../rules/position.ts";
import { Cells } from "../cells.tsx";
import type { LaidEvent, Wording } from "../describe.ts";
import { Field } from "../field.tsx";
import { fieldSize, geometryFor } from "../geometry.ts";
import gridStyles from "../grid.module.css";
import { Frame } from "../plate.tsx";
import { LEAST } from "../use-grid.ts";

export function ExamplePlate(props: {
  readonly view: View;
  readonly wording: Wording;
  readonly chosen: City | undefined;
  readonly aimed: Cell | undefined;
  readonly check: LaidEvent | undefined;
}) {
  const { view, wording, chosen, aimed } = props;
  const svg = useRef<SVGSVGElement>(null);
  const pixels = useWidth(svg, 416);
  const geometry = geometryFor(view, pixels, true);
  const { margin } = geometry;
  const { width, height } = fieldSize(geometry);
  const least = (LEAST * (width + 2 * margin)) / pixels;
  return (
    <svg
      ref={svg}
      className={`${gridStyles.grid} ${chosen ? gridStyles.choosing : ""}`}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
    >
      <Frame geometry={geometry} words={wording.words} least={least} />
      <Field
        {...props}
        geometry={geometry}
        narrow={undefined}
        short={undefined}
        least={least}
      >
        <Cells
          view={view}
          wording={wording}
          geometry={geometry}
          narrow={undefined}
          cursor={NOWHERE}
          aimed={aimed}
          onTap={ignore}
          onPoint={ignore}
          onFocus={ignore}
        />
      </Field>
    </svg>
  );
}

const NOWHERE: Cell = { row: -1, column: -1 };

function ignore(): void {}
