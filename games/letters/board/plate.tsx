/** The board under the tiles: a green ground, light fields, bonus fields with a bar at each side that closes. */

import { boards } from "../content/boards.ts";
import type { BoardName } from "../content/boards.ts";
import { EMPTY } from "../rules/position.ts";
import { fieldSpot, geometries, middleOf } from "./geometry.ts";
import type { Spot } from "./geometry.ts";
import styles from "./plate.module.css";

export function Ground({ board }: { readonly board: BoardName }) {
  const { box } = geometries[board];
  return (
    <g aria-hidden>
      <rect className={styles.ground} {...box} rx={6} />
      <rect
        className={styles.hairline}
        x={box.x + 8}
        y={box.y + 8}
        width={box.width - 16}
        height={box.height - 16}
        rx={3}
      />
      {board === "flower" && <Corners />}
    </g>
  );
}

/** How high the word START and the prizes are where there is room; larger, START would leave its field. */
const START = 23;
const LARGEST_START = 27;
const PRIZE = 32;

/** The light fields, and START under its tile. */
export function Fields(props: {
  readonly board: BoardName;
  /** How high letters are at least. */
  readonly legible?: number;
}) {
  const { board, legible = 0 } = props;
  const { fieldShape } = geometries[board];
  const { fields, start } = boards[board];
  return (
    <g aria-hidden>
      {fields.map((_, field) => {
        const { x, y } = fieldSpot(board, field);
        return (
          <g key={field} transform={`translate(${x} ${y})`}>
            <path
              className={field === start ? styles.start : styles.field}
              d={fieldShape}
            />
            {field === start && legible <= LARGEST_START && (
              <text
                className={styles.prize}
                y={8}
                fontSize={Math.max(START, legible)}
              >
                START
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** `isCovered` tells which light fields have a tile, those tried now included. */
export function Bonuses(props: {
  readonly board: BoardName;
  readonly tiles: readonly string[];
  /** Which would be closed by the draft. */
  readonly closing: readonly number[];
  /** How high figures are at least. */
  readonly legible?: number;
}) {
  const { board, tiles, closing, legible = 0 } = props;
  return (
    <g aria-hidden>
      {boards[board].bonuses.map((bonus, index) => {
        const middle = middleOf(board, bonus);
        const covered = bonus.sides.filter((side) => tiles[side] !== EMPTY);
        const isClosed = covered.length === bonus.sides.length;
        return (
          <g
            key={index}
            className={styles.bonus}
            data-state={
              isClosed
                ? closing.includes(index)
                  ? "closing"
                  : "closed"
                : "open"
            }
            transform={`translate(${middle.x} ${middle.y})`}
          >
            <circle className={styles.seal} r={29} />
            <text
              className={styles.prize}
              y={11}
              fontSize={Math.max(PRIZE, legible)}
            >
              {bonus.points}
            </text>
            {bonus.sides.map((side) => (
              <Bar
                key={side}
                board={board}
                from={middle}
                to={fieldSpot(board, side)}
                isCovered={covered.includes(side)}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** A bar across the way from a bonus field to one of its sides. */
function Bar(props: {
  readonly board: BoardName;
  readonly from: Spot;
  readonly to: Spot;
  readonly isCovered: boolean;
}) {
  const { from, to } = props;
  const { apothem, edge } = geometries[props.board];
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const half = edge * (props.board === "square" ? 0.3 : 0.33);
  return (
    <line
      className={props.isCovered ? styles.shut : styles.gap}
      x1={apothem - 8}
      x2={apothem - 8}
      y1={-half}
      y2={half}
      transform={`rotate(${angle.toFixed(1)})`}
    />
  );
}

/** Paper cut-outs in the four corners that the flower leaves free. */
function Corners() {
  const { box } = geometries.flower;
  const petals = [0, 45, 90];
  const reach = 96;
  const corners = [
    [box.x + 30, box.y + 30, 0],
    [box.x + box.width - 30, box.y + 30, 90],
    [box.x + box.width - 30, box.y + box.height - 30, 180],
    [box.x + 30, box.y + box.height - 30, 270],
  ] as const;
  return corners.map(([x, y, turn]) => (
    <g
      key={turn}
      className={styles.cutout}
      transform={`translate(${x} ${y}) rotate(${turn})`}
    >
      {petals.map((petal) => (
        <path
          key={petal}
          d={`M0 0C${reach * 0.35} ${-reach * 0.3} ${reach * 0.85} ${-reach * 0.18} ${reach} 0C${reach * 0.85} ${reach * 0.18} ${reach * 0.35} ${reach * 0.3} 0 0Z`}
          transform={`rotate(${petal}) scale(${petal === 45 ? 1.15 : 0.9} 0.8)`}
        />
      ))}
    </g>
  ));
}
