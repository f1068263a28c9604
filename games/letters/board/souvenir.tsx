/** The end as a picture to keep: the word of the match in large tiles, and the board it was read on. */

import type { SouvenirProps } from "@stolik/furniture";
import { EMPTY } from "../rules/position.ts";
import type { Event, View } from "../rules/position.ts";
import { bestWord, worthOf } from "./best-word.ts";
import { fieldSpot, geometries } from "./geometry.ts";
import { PrintedTile } from "./souvenir-tile.tsx";

const WIDTH = 560;
const HEIGHT = 630;
/** What the board may fill, and the word beneath it. */
const BOARD = { width: 500, height: 410 };
const WORD = { middle: 522, width: 500, tile: 104 };

export function Souvenir({ view, heard }: SouvenirProps<View, Event>) {
  const best = bestWord(heard);
  const letters = [...(best?.word ?? "")];
  const size = Math.min(WORD.tile, WORD.width / Math.max(1, letters.length));
  const left = WIDTH / 2 - ((letters.length - 1) * size) / 2;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <rect width={WIDTH} height={HEIGHT} fill="var(--print)" />
      <Lying view={view} read={best?.fields ?? []} />
      {letters.map((letter, index) => (
        <g
          key={index}
          transform={`translate(${left + index * size} ${WORD.middle}) scale(${size / 100})`}
          data-part="letter"
        >
          <PrintedTile letter={letter} shape={geometries.square.tileShape} />
        </g>
      ))}
      {best && (
        <text
          x={WIDTH / 2}
          y={HEIGHT - 16}
          textAnchor="middle"
          fill="var(--print-hot)"
          fontFamily="serif"
          fontSize={34}
          fontWeight={700}
        >
          {worthOf(best)}
        </text>
      )}
    </svg>
  );
}

/** The board as it lay at the end, the tiles of the word lit. */
function Lying(props: {
  readonly view: View;
  readonly read: readonly number[];
}) {
  const { board, tiles } = props.view;
  const { box, cells, fieldShape, tileShape } = geometries[board];
  const scale = Math.min(BOARD.width / box.width, BOARD.height / box.height);
  const x = WIDTH / 2 - (box.x + box.width / 2) * scale;
  const y = 28 - box.y * scale;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {cells.map((cell) => {
        const letter = cell.type === "light" ? tiles[cell.index] : EMPTY;
        return (
          <g
            key={`${cell.type}-${cell.index}`}
            transform={`translate(${cell.x} ${cell.y})`}
          >
            {letter ? (
              <PrintedTile
                letter={letter}
                shape={tileShape}
                isDim={!props.read.includes(cell.index)}
              />
            ) : (
              <path
                d={fieldShape}
                fill={cell.type === "light" ? "var(--print-mid)" : "none"}
                stroke="var(--print-mid)"
                strokeWidth={3}
              />
            )}
          </g>
        );
      })}
      <path
        d={props.read
          .map((field) => fieldSpot(board, field))
          .map(({ x: right, y: down }, i) => `${i ? "L" : "M"}${right} ${down}`)
          .join("")}
        fill="none"
        stroke="var(--print-hot)"
        strokeWidth={9}
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity={0.75}
      />
    </g>
  );
}
