/** The emblem of Open Letters: ivory tiles on a green board, read crosswise. */

interface TileProps {
  readonly x: number;
  readonly y: number;
  readonly letter: string;
  readonly points: number;
  readonly tilt: number;
}

const SIZE = 84;

// Letters of Latin-1: others would load a font that most languages have no other use for.
const tiles: readonly TileProps[] = [
  { x: 32, y: 108, letter: "W", points: 1, tilt: -2 },
  { x: 122, y: 108, letter: "Z", points: 1, tilt: 1 },
  { x: 212, y: 108, letter: "Ó", points: 8, tilt: -1 },
  { x: 302, y: 108, letter: "R", points: 1, tilt: 2 },
  { x: 212, y: 18, letter: "M", points: 2, tilt: 2 },
  { x: 212, y: 198, letter: "J", points: 3, tilt: -3 },
];

export function Emblem() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <rect x="-400" y="-400" width="1200" height="1100" fill="var(--print)" />
      <g fill="var(--print-mid)">
        <rect x="32" y="18" width={SIZE} height={SIZE} rx="3" />
        <rect x="302" y="198" width={SIZE} height={SIZE} rx="3" />
        <rect x="32" y="198" width={SIZE} height={SIZE} rx="3" />
        <rect x="302" y="18" width={SIZE} height={SIZE} rx="3" />
      </g>
      {tiles.map((tile) => (
        <Tile key={tile.letter} {...tile} />
      ))}
    </svg>
  );
}

function Tile({ x, y, letter, points, tilt }: TileProps) {
  const middle = `${x + SIZE / 2} ${y + SIZE / 2}`;
  return (
    <g transform={`rotate(${tilt} ${middle})`} fontFamily="var(--font-display)">
      <rect
        x={x}
        y={y}
        width={SIZE}
        height={SIZE}
        rx="4"
        fill="var(--print-light)"
      />
      <text
        x={x + SIZE / 2 - 3}
        y={y + 62}
        fontSize="58"
        fontWeight="700"
        textAnchor="middle"
        fill="var(--print)"
      >
        {letter}
      </text>
      <text
        x={x + SIZE - 8}
        y={y + SIZE - 8}
        fontSize="20"
        fontWeight="700"
        textAnchor="end"
        fill="#b02331"
      >
        {points}
      </text>
    </g>
  );
}
