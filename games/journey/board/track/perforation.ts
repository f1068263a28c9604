/** The toothed edge of a stamp as one path. */

/** Bites of half a circle along each edge, as evenly as whole numbers allow. */
export function perforated(
  width: number,
  height: number,
  bite: number,
): string {
  const across = edge(width, bite);
  const down = edge(height, bite);
  const turn = bite / 2;
  const arcs = (
    count: number,
    step: (length: number) => string,
    x: 0 | 1,
    sign: 1 | -1,
    gap: number,
  ) => {
    let d = step((sign * gap) / 2);
    for (let index = 0; index < count; index += 1) {
      const end = sign * bite;
      d += `a${turn} ${turn} 0 0 0 ${x ? `${end} 0` : `0 ${end}`}`;
      d += step(sign * (index === count - 1 ? gap / 2 : gap));
    }
    return d;
  };
  const h = (length: number) => `h${length.toFixed(2)}`;
  const v = (length: number) => `v${length.toFixed(2)}`;
  return [
    "M0 0",
    arcs(across.count, h, 1, 1, across.gap),
    arcs(down.count, v, 0, 1, down.gap),
    arcs(across.count, h, 1, -1, across.gap),
    arcs(down.count, v, 0, -1, down.gap),
    "Z",
  ].join("");
}

/** How many bites an edge takes, and how much paper stays between them. */
function edge(length: number, bite: number) {
  const count = Math.round(length / (bite * 1.9));
  return { count, gap: (length - count * bite) / count };
}
