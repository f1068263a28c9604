/** Silhouettes to cut from paper: each stands on a base line, in a box as wide and as high as it is told. */

/** Where a shape stands: the left and right foot, the ground under it and its top. */
interface Box {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
}

/** Draws SVG path data; inner outlines are holes (even-odd). */
type Cut = (box: Box) => string;

/** Path data in a box where x runs from 0 to 1 and y from 0 (ground) up to 1 (top). */
function pen({ x, base, width, height }: Box) {
  const at = (u: number, v: number) =>
    `${round(x + u * width)} ${round(base - v * height)}`;
  return {
    shape: (...corners: readonly (readonly [number, number])[]) =>
      `M${corners.map(([u, v]) => at(u, v)).join("L")}Z`,
    /** An arch-shaped opening, or a dome: straight sides, a round top. */
    arch: (left: number, right: number, foot: number, shoulder: number) =>
      `M${at(left, foot)}L${at(left, shoulder)}A${round(((right - left) / 2) * width)} ${round(((right - left) / 2) * width)} 0 0 1 ${at(right, shoulder)}L${at(right, foot)}Z`,
    /** A dome of its own height. */
    dome: (left: number, right: number, foot: number, top: number) =>
      `M${at(left, foot)}A${round(((right - left) / 2) * width)} ${round((top - foot) * height)} 0 0 1 ${at(right, foot)}Z`,
    disc: (u: number, v: number, radius: number) => {
      const r = round(radius * width);
      return `M${at(u - radius, v)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    },
    curve: (text: string) =>
      text.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, u: string, v: string) =>
        at(Number(u), Number(v)),
      ),
  };
}

export const shapes = {
  block: (box) => pen(box).shape([0, 0], [0, 1], [1, 1], [1, 0]),
  /** A house with its gable to the street. */
  gable: (box) =>
    pen(box).shape([0, 0], [0, 0.65], [0.5, 1], [1, 0.65], [1, 0]),
  /** Amsterdam, Gdańsk: a gable like stairs. */
  steps: (box) =>
    pen(box).shape(
      [0, 0],
      [0, 0.66],
      [0.16, 0.66],
      [0.16, 0.78],
      [0.32, 0.78],
      [0.32, 0.9],
      [0.42, 0.9],
      [0.42, 1],
      [0.58, 1],
      [0.58, 0.9],
      [0.68, 0.9],
      [0.68, 0.78],
      [0.84, 0.78],
      [0.84, 0.66],
      [1, 0.66],
      [1, 0],
    ),
  roof: (box) =>
    pen(box).shape([0, 0], [0, 0.5], [0.15, 1], [0.85, 1], [1, 0.5], [1, 0]),
  spire: (box) =>
    pen(box).shape(
      [0, 0],
      [0, 0.45],
      [0.2, 0.48],
      [0.5, 1],
      [0.8, 0.48],
      [1, 0.45],
      [1, 0],
    ),
  needle: (box) =>
    pen(box).shape(
      [0.2, 0],
      [0.4, 0.7],
      [0.1, 0.7],
      [0.2, 0.78],
      [0.44, 0.78],
      [0.5, 1],
      [0.56, 0.78],
      [0.8, 0.78],
      [0.9, 0.7],
      [0.6, 0.7],
      [0.8, 0],
    ),
  dome: (box) => {
    const { shape, dome } = pen(box);
    return (
      shape([0, 0], [0, 0.42], [1, 0.42], [1, 0]) +
      dome(0.08, 0.92, 0.42, 0.86) +
      shape([0.45, 0.84], [0.47, 1], [0.53, 1], [0.55, 0.84])
    );
  },
  onion: (box) =>
    pen(box).curve(
      "M0.22,0L0.22,0.45C-0.12,0.6 0.02,0.74 0.5,1C0.98,0.74 1.12,0.6 0.78,0.45L0.78,0Z",
    ),
  minaret: (box) =>
    pen(box).shape(
      [0.3, 0],
      [0.3, 0.62],
      [0.1, 0.62],
      [0.1, 0.68],
      [0.32, 0.68],
      [0.32, 0.82],
      [0.5, 1],
      [0.68, 0.82],
      [0.68, 0.68],
      [0.9, 0.68],
      [0.9, 0.62],
      [0.7, 0.62],
      [0.7, 0],
    ),
  battlements: (box) =>
    pen(box).shape(
      [0, 0],
      [0, 1],
      [0.2, 1],
      [0.2, 0.9],
      [0.4, 0.9],
      [0.4, 1],
      [0.6, 1],
      [0.6, 0.9],
      [0.8, 0.9],
      [0.8, 1],
      [1, 1],
      [1, 0],
    ),
  clock: (box) => {
    const { shape, disc } = pen(box);
    return (
      shape(
        [0.12, 0],
        [0.12, 0.58],
        [0, 0.6],
        [0, 0.8],
        [0.14, 0.82],
        [0.5, 1],
        [0.86, 0.82],
        [1, 0.8],
        [1, 0.6],
        [0.88, 0.58],
        [0.88, 0],
      ) + disc(0.5, 0.7, 0.3)
    );
  },
  lattice: (box) => {
    const { shape, curve, arch } = pen(box);
    return (
      curve(
        "M0,0C0.28,0.22 0.42,0.5 0.47,1L0.53,1C0.58,0.5 0.72,0.22 1,0L0.82,0L0.7,0.14L0.3,0.14L0.18,0Z",
      ) +
      shape([0.38, 0.22], [0.43, 0.36], [0.57, 0.36], [0.62, 0.22]) +
      arch(0.47, 0.53, 0.44, 0.5)
    );
  },
  arches: (box) => {
    const { shape, arch } = pen(box);
    const openings = [0.08, 0.26, 0.44, 0.62, 0.8].map(
      (u) =>
        arch(u, u + 0.12, 0.06, 0.24) +
        (u < 0.6 ? arch(u, u + 0.12, 0.46, 0.62) : ""),
    );
    return (
      shape(
        [0, 0],
        [0, 1],
        [0.62, 1],
        [0.7, 0.8],
        [0.82, 0.72],
        [0.86, 0.48],
        [1, 0.44],
        [1, 0],
      ) + openings.join("")
    );
  },
  temple: (box) => {
    const { shape } = pen(box);
    const gaps = [0.14, 0.3, 0.46, 0.62, 0.78].map((u) =>
      shape([u, 0.12], [u, 0.58], [u + 0.08, 0.58], [u + 0.08, 0.12]),
    );
    return (
      shape(
        [0, 0],
        [0, 0.12],
        [0.05, 0.12],
        [0.05, 0.66],
        [0, 0.66],
        [0, 0.72],
        [0.5, 1],
        [1, 0.72],
        [1, 0.66],
        [0.95, 0.66],
        [0.95, 0.12],
        [1, 0.12],
        [1, 0],
      ) + gaps.join("")
    );
  },
  bridge: (box) => {
    const { shape, arch } = pen(box);
    const openings = [0.03, 0.28, 0.53, 0.78].map((u) =>
      arch(u, u + 0.19, 0, 0.3),
    );
    return shape([0, 0], [0, 1], [1, 1], [1, 0]) + openings.join("");
  },
  hanging: (box) => {
    const { shape, curve } = pen(box);
    return (
      shape([0, 0.16], [0, 0.26], [1, 0.26], [1, 0.16]) +
      shape([0.2, 0], [0.2, 1], [0.25, 1], [0.25, 0]) +
      shape([0.75, 0], [0.75, 1], [0.8, 1], [0.8, 0]) +
      curve(
        "M0.22,1C0.35,0.3 0.65,0.3 0.78,1L0.78,0.94C0.65,0.24 0.35,0.24 0.22,0.94ZM0,0.26L0.22,1L0.22,0.93L0.06,0.26ZM1,0.26L0.78,1L0.78,0.93L0.94,0.26Z",
      )
    );
  },
  mill: (box) => {
    const { shape } = pen(box);
    return (
      shape([0.3, 0], [0.38, 0.62], [0.5, 0.72], [0.62, 0.62], [0.7, 0]) +
      shape([0.02, 0.98], [0.08, 1], [0.98, 0.3], [0.92, 0.26]) +
      shape([0.08, 0.26], [0.02, 0.3], [0.92, 1], [0.98, 0.98])
    );
  },
  wheel: (box) => {
    const { disc, shape } = pen(box);
    return (
      disc(0.5, 0.55, 0.45) +
      disc(0.5, 0.55, 0.38) +
      shape([0.48, 0.5], [0.2, 0], [0.3, 0], [0.5, 0.5]) +
      shape([0.52, 0.5], [0.8, 0], [0.7, 0], [0.5, 0.5]) +
      disc(0.5, 0.55, 0.07)
    );
  },
  hall: (box) => pen(box).dome(0, 1, 0, 1),
  gate: (box) => {
    const { shape, arch } = pen(box);
    return (
      shape(
        [0, 0],
        [0, 0.76],
        [0.08, 0.76],
        [0.08, 0.86],
        [0.3, 0.86],
        [0.3, 1],
        [0.7, 1],
        [0.7, 0.86],
        [0.92, 0.86],
        [0.92, 0.76],
        [1, 0.76],
        [1, 0],
      ) +
      [0.1, 0.32, 0.54, 0.76].map((u) => arch(u, u + 0.14, 0, 0.45)).join("")
    );
  },
  /** Warszawa: a tower like a wedding cake. */
  tiers: (box) =>
    pen(box).shape(
      [0, 0],
      [0, 0.3],
      [0.14, 0.3],
      [0.14, 0.4],
      [0.28, 0.4],
      [0.28, 0.68],
      [0.36, 0.68],
      [0.36, 0.78],
      [0.46, 0.78],
      [0.5, 1],
      [0.54, 0.78],
      [0.64, 0.78],
      [0.64, 0.68],
      [0.72, 0.68],
      [0.72, 0.4],
      [0.86, 0.4],
      [0.86, 0.3],
      [1, 0.3],
      [1, 0],
    ),
  chimney: (box) => pen(box).shape([0.25, 0], [0.36, 1], [0.64, 1], [0.75, 0]),
  crane: (box) =>
    pen(box).shape(
      [0.1, 0],
      [0.1, 0.7],
      [0, 0.72],
      [0.05, 0.9],
      [0.5, 1],
      [1, 0.86],
      [1, 0.78],
      [0.6, 0.86],
      [0.6, 0.5],
      [0.7, 0.5],
      [0.7, 0],
    ),
  castle: (box) => {
    const { shape } = pen(box);
    return shape(
      [0, 0],
      [0, 0.5],
      [0.14, 0.62],
      [0.18, 0.9],
      [0.14, 0.94],
      [0.14, 1],
      [0.34, 1],
      [0.34, 0.94],
      [0.32, 0.66],
      [0.42, 0.66],
      [0.42, 0.72],
      [0.5, 0.72],
      [0.5, 0.66],
      [0.58, 0.66],
      [0.58, 0.72],
      [0.66, 0.72],
      [0.66, 0.56],
      [0.8, 0.5],
      [0.8, 0.7],
      [0.9, 0.84],
      [1, 0.7],
      [1, 0],
    );
  },
  /** Steep stacked roofs of a northern wooden church. */
  stave: (box) =>
    pen(box).shape(
      [0.12, 0],
      [0.12, 0.2],
      [0, 0.18],
      [0.26, 0.46],
      [0.3, 0.46],
      [0.2, 0.44],
      [0.38, 0.66],
      [0.34, 0.65],
      [0.5, 1],
      [0.66, 0.65],
      [0.62, 0.66],
      [0.8, 0.44],
      [0.7, 0.46],
      [0.74, 0.46],
      [1, 0.18],
      [0.88, 0.2],
      [0.88, 0],
    ),
  /** Reykjavík: basalt columns that climb to a tower. */
  organ: (box) =>
    pen(box).shape(
      [0, 0],
      [0, 0.1],
      [0.1, 0.14],
      [0.1, 0.22],
      [0.2, 0.26],
      [0.2, 0.36],
      [0.3, 0.42],
      [0.3, 0.58],
      [0.4, 0.66],
      [0.4, 0.84],
      [0.5, 1],
      [0.6, 0.84],
      [0.6, 0.66],
      [0.7, 0.58],
      [0.7, 0.42],
      [0.8, 0.36],
      [0.8, 0.26],
      [0.9, 0.22],
      [0.9, 0.14],
      [1, 0.1],
      [1, 0],
    ),
  sail: (box) =>
    pen(box).curve(
      "M0.1,0L0.9,0L0.78,0.12L0.22,0.12ZM0.5,0.16L0.5,1C0.9,0.7 0.95,0.4 0.9,0.16ZM0.44,0.16L0.44,0.8C0.2,0.5 0.12,0.3 0.1,0.16Z",
    ),
  peak: (box) =>
    pen(box).shape(
      [0, 0],
      [0.34, 0.62],
      [0.42, 0.56],
      [0.58, 1],
      [0.72, 0.7],
      [0.78, 0.74],
      [1, 0],
    ),
  volcano: (box) =>
    pen(box).curve(
      "M0,0C0.25,0.12 0.36,0.6 0.42,1L0.47,0.94L0.54,0.98L0.6,0.92C0.66,0.6 0.78,0.14 1,0Z",
    ),
  hill: (box) =>
    pen(box).curve("M0,0C0.2,0.9 0.4,1 0.55,1C0.75,1 0.85,0.6 1,0Z"),
  pine: (box) =>
    pen(box).shape(
      [0.45, 0],
      [0.45, 0.12],
      [0.1, 0.12],
      [0.35, 0.45],
      [0.2, 0.45],
      [0.5, 1],
      [0.8, 0.45],
      [0.65, 0.45],
      [0.9, 0.12],
      [0.55, 0.12],
      [0.55, 0],
    ),
  palm: (box) =>
    pen(box).curve(
      "M0.46,0C0.5,0.3 0.5,0.5 0.47,0.72C0.3,0.8 0.12,0.74 0,0.56C0.04,0.86 0.26,0.96 0.46,0.84C0.42,0.94 0.34,1 0.26,1C0.4,1.04 0.5,0.98 0.52,0.86C0.7,0.98 0.96,0.88 1,0.6C0.88,0.74 0.7,0.8 0.54,0.72C0.57,0.5 0.57,0.3 0.56,0Z",
    ),
} as const satisfies Readonly<Record<string, Cut>>;

export type Shape = keyof typeof shapes;

function round(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
