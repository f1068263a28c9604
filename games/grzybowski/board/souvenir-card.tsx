/** A card in a picture to keep, in plain ink. */

import { fronts } from "../content/fronts.ts";
import type { FrontId } from "../content/fronts.ts";
import type { CardSymbol } from "../content/symbols.ts";
import { columnOf, rowOf } from "../rules/field.ts";
import type { Laid } from "../rules/position.ts";
import { CARD } from "./cards/front.tsx";
import { tinySpots } from "./cards/tiny-symbols.tsx";
import { glyphs } from "./symbols/glyphs.ts";
import { ofTheCity } from "./symbols/symbol.tsx";
import { signed } from "./words.ts";

/** A front by its symbols, a back by what it scored; the joker scores nothing itself. */
export function PrintedCard(props: {
  readonly laid: Laid;
  readonly points: number | undefined;
}) {
  const { cell, card, up } = props.laid;
  const isFront = up === "front";
  return (
    <g
      transform={`translate(${columnOf(cell) * CARD} ${rowOf(cell) * CARD})`}
      data-part="card"
    >
      <rect
        x={3}
        y={3}
        width={CARD - 6}
        height={CARD - 6}
        rx={3}
        fill={isFront ? "var(--print-light)" : "var(--print-mid)"}
      />
      {isFront && card.front ? (
        <Symbols front={card.front} />
      ) : (
        <text
          x={CARD / 2}
          y={CARD / 2 + 14}
          textAnchor="middle"
          fill="var(--print-ink)"
          fontFamily="serif"
          fontSize={40}
          fontWeight={700}
        >
          {props.points === undefined ? "★" : signed(props.points)}
        </text>
      )}
    </g>
  );
}

function Symbols({ front }: { readonly front: FrontId }) {
  const symbols = fronts[front];
  return symbols.map((symbol, index) => {
    const [x, y] = tinySpots[symbols.length]?.[index] ?? [50, 50];
    const radius = symbols.length === 1 ? 36 : 22;
    return (
      <g key={index} transform={`translate(${x} ${y}) scale(${radius / 12})`}>
        <Glyph symbol={symbol} />
      </g>
    );
  });
}

function Glyph({ symbol }: { readonly symbol: CardSymbol }) {
  const { solid, lines, width, cut, scratches } = glyphs[symbol];
  const disc = ofTheCity.has(symbol) ? "#7b5433" : "#2a2625";
  const ink = "var(--print-ink)";
  return (
    <>
      <circle r={12} fill={disc} />
      <g transform="scale(0.86)" fill="none">
        {lines && <path d={lines} stroke={ink} strokeWidth={width} />}
        {solid && <path d={solid} fill={ink} />}
        {cut && <path d={cut} fill={disc} />}
        {scratches && <path d={scratches} stroke={disc} strokeWidth={0.9} />}
      </g>
    </>
  );
}
