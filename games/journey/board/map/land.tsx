/** The wall-map itself: sea, neighbours, Poland with its tinted border, the great rivers, hills and woods. */

import { polandOutline } from "@stolik/geo/outlines";
import { poland, project } from "@stolik/geo/projection";
import { memo, useId } from "react";
import styles from "./land.module.css";
import { MAP, roadPath } from "./spots.ts";

const home = polandOutline.land.find(({ code }) => code === "PL")?.d ?? "";
const others = polandOutline.land.filter(({ code }) => code !== "PL");

/** Latitude and longitude along the Vistula, the Oder, the Warta, the Bug and the San: a line one recognises. */
const rivers = [
  "49.6 18.95 49.95 19.2 50.03 19.85 50.1 20.4 50.4 20.95 50.68 21.75 51.1 21.8 51.55 21.8 52.22 21.05 52.42 20.7 52.54 19.68 52.65 19.07 53.0 18.6 53.13 18.2 53.48 18.72 54.05 18.85 54.36 18.95",
  "49.93 18.35 50.35 18.15 50.67 17.9 50.87 17.45 51.12 17.02 51.3 16.5 51.67 16.1 51.85 15.7 52.05 15.1 52.08 14.75 52.35 14.55 52.6 14.62 53.0 14.25 53.4 14.58 53.75 14.5",
  "50.8 19.1 51.1 19.1 51.6 18.73 52.0 18.6 52.2 18.3 52.1 17.6 52.1 17.1 52.41 16.94 52.65 16.6 52.6 15.9 52.73 15.25 52.6 14.65",
  "50.9 24.05 51.5 23.6 52.0 23.65 52.4 23.0 52.65 22.0 52.5 21.1 52.42 20.75",
  "49.4 22.6 49.78 22.75 50.05 22.7 50.4 22.2 50.7 21.85",
].map((line) => {
  const numbers = line.split(" ").map(Number);
  const points = numbers.flatMap((latitude, index) => {
    const longitude = numbers[index + 1];
    return index % 2 === 0 && longitude !== undefined
      ? [project(poland, { latitude, longitude })]
      : [];
  });
  return smooth(points);
});

/** Hills along the south (latitude, longitude, size), woods where the map has room. */
const hills = [
  [50.72, 15.62, 1],
  [50.78, 15.9, 1.2],
  [50.45, 16.45, 1],
  [50.3, 16.75, 0.9],
  [49.62, 19.05, 0.9],
  [49.55, 19.5, 1.1],
  [49.28, 19.9, 1.3],
  [49.3, 20.12, 1.6],
  [49.45, 20.5, 1],
  [49.52, 21.2, 0.9],
  [49.4, 22.0, 1],
  [49.25, 22.5, 1.2],
].map(([latitude = 0, longitude = 0, scale = 1]) => {
  const { x, y } = project(poland, { latitude, longitude });
  return [x, y, scale] as const;
});
const woods = [
  [260, 160],
  [286, 170],
  [705, 105],
  [735, 118],
  [790, 120],
  [148, 385],
  [170, 395],
  [893, 262],
] as const;

export const Land = memo(function Land() {
  const clip = useId();
  return (
    <g aria-hidden>
      <rect className={styles.sea} width={MAP.width} height={MAP.height} />
      <path className={styles.waves} d={waves()} />
      {others.map(({ code, d }) => (
        <path key={code} className={styles.abroad} d={d} />
      ))}
      <clipPath id={clip}>
        <path d={home} />
      </clipPath>
      <path className={styles.home} d={home} />
      <g clipPath={`url(#${clip})`}>
        <path className={styles.tint} d={home} />
        {rivers.map((d, index) => (
          <path key={index} className={styles.river} d={d} />
        ))}
        {hills.map(([x, y, scale]) => (
          <path
            key={x}
            className={styles.hill}
            d="M-16 0L-3-16L3-9L7-13L18 0Z"
            transform={`translate(${x} ${y}) scale(${scale})`}
          />
        ))}
        {woods.map(([x, y]) => (
          <path
            key={x}
            className={styles.wood}
            d="M-8 0L0-18L8 0ZM4 4L11-11L18 4Z"
            transform={`translate(${x} ${y})`}
          />
        ))}
      </g>
      <path className={styles.border} d={home} />
      <path className={styles.road} d={roadPath} />
      <path className={styles.lane} d={roadPath} />
    </g>
  );
});

/** Short strokes on the Baltic, as a printer cuts water. */
function waves(): string {
  const lines = [
    [40, 34],
    [120, 58],
    [210, 26],
    [300, 44],
    [380, 20],
    [560, 26],
    [640, 48],
    [90, 92],
    [230, 84],
  ];
  return lines.map(([x, y]) => `M${x} ${y}q7-6 14 0t14 0t14 0`).join("");
}

/** A curve through all the points (Catmull and Rom). */
function smooth(points: readonly { x: number; y: number }[]): string {
  const at = (index: number) =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? { x: 0, y: 0 };
  const start = at(0);
  let d = `M${start.x.toFixed(1)} ${start.y.toFixed(1)}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [a, b, c, e] = [
      at(index - 1),
      at(index),
      at(index + 1),
      at(index + 2),
    ];
    const controls = [
      b.x + (c.x - a.x) / 6,
      b.y + (c.y - a.y) / 6,
      c.x - (e.x - b.x) / 6,
      c.y - (e.y - b.y) / 6,
      c.x,
      c.y,
    ];
    d += `C${controls.map((value) => value.toFixed(1)).join(" ")}`;
  }
  return d;
}
