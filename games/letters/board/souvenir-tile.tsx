/** A tile in a picture to keep, around the origin. */

import type { Letter } from "../content/tiles.ts";
import { pointsOf } from "../rules/points.ts";

export function PrintedTile(props: {
  readonly letter: Letter;
  readonly shape: string;
  readonly isDim?: boolean;
}) {
  const ink = { textAnchor: "middle", fontFamily: "serif" } as const;
  return (
    <g opacity={props.isDim ? 0.45 : 1}>
      <path d={props.shape} fill="var(--print-light)" />
      <text {...ink} y={20} fontSize={60} fontWeight={700} fill="#143d2b">
        {props.letter}
      </text>
      <text {...ink} x={30} y={38} fontSize={20} fill="#b02331">
        {pointsOf(props.letter)}
      </text>
    </g>
  );
}
