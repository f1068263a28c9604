/** An arm of the cross in a picture to keep: its cards as they lay, the right ones linked. */

import { ANY, widthOf } from "@stolik/furniture";
import { placeName } from "@stolik/geo/names";
import type { Language } from "@stolik/kernel";
import type { Arm, Judged } from "../rules/position.ts";

/** From one card to the next at most, and from the start card to the edge. */
const STEP = 74;
const REACH = { across: 244, down: 275 };
/** From the start card to the edge of the paper, with a margin. */
const HALF = 272;
const SIZE = 18;

/** C7: which way each arm leads. */
const ways: Readonly<Record<Arm, readonly [number, number]>> = {
  west: [-1, 0],
  east: [1, 0],
  north: [0, -1],
  south: [0, 1],
};

/** From the start card, which lies at the origin. */
export function ArmOf(props: {
  readonly arm: Arm;
  readonly cards: readonly Judged[];
  readonly language: Language;
}) {
  const { arm, cards, language } = props;
  const [across, down] = ways[arm];
  const reach = across === 0 ? REACH.down : REACH.across;
  const step = Math.min(STEP, reach / Math.max(1, cards.length));
  const placed = cards.map(({ card, isRight }, index) => {
    const away = (index + 1) * step;
    const name = placeName(card, language);
    return { card, name, isRight, x: across * away, y: down * away };
  });
  const turn =
    across === 0
      ? 0
      : -turnFor(
          placed.map(({ name, x }) => ({
            width: widthOf(name, SIZE, ANY),
            room: HALF - Math.abs(x),
          })),
        );
  const right = placed.filter(({ isRight }) => isRight);
  const radius = Math.min(12, step * 0.3);
  return (
    <g data-arm={arm}>
      <path
        d={`M0 0${right.map(({ x, y }) => `L${x} ${y}`).join("")}`}
        stroke="var(--print-light)"
        strokeWidth={5}
      />
      {placed.map(({ card, name, isRight, x, y }) => (
        <g key={card} data-place={card}>
          <circle
            cx={x}
            cy={y}
            r={radius}
            fill={isRight ? "var(--print-light)" : "var(--print)"}
            stroke="var(--print-ink)"
            strokeWidth={2.5}
            strokeDasharray={isRight ? undefined : "4 3"}
          />
          <Name x={x} y={y} away={radius + 8} arm={arm} turn={turn}>
            {name}
          </Name>
        </g>
      ))}
    </g>
  );
}

/** In degrees. */
const SLANT = 58;

/** How steep the names of an arm are: all alike, and steeper where one would reach beyond the paper. */
export function turnFor(
  names: readonly { readonly width: number; readonly room: number }[],
): number {
  const steepest = names.map(
    ({ width, room }) =>
      (Math.acos(Math.max(0, Math.min(1, room / width))) * 180) / Math.PI,
  );
  return Math.ceil(Math.max(SLANT, ...steepest));
}

/** Every arm has a quarter of the paper for its names: no two share one. */
const sides = {
  north: { anchor: "end", across: -1, down: 0 },
  east: { anchor: "start", across: 0, down: -1 },
  south: { anchor: "start", across: 1, down: 0 },
  west: { anchor: "end", across: 0, down: 1 },
} as const;

function Name(props: {
  readonly x: number;
  readonly y: number;
  /** From the middle of the card. */
  readonly away: number;
  readonly arm: Arm;
  /** In degrees. */
  readonly turn: number;
  readonly children: string;
}) {
  const { anchor, across, down } = sides[props.arm];
  const x = props.x + across * props.away;
  const y = props.y + down * props.away;
  return (
    <text
      transform={`translate(${x} ${y}) rotate(${props.turn})`}
      y={6}
      textAnchor={anchor}
      fill="var(--print-ink)"
      fontFamily="serif"
      fontSize={SIZE}
      fontWeight={600}
    >
      {props.children}
    </text>
  );
}
