/** Silhouettes to cut from paper, each in a box whose x runs from 0 to 1 and whose y runs from 0 (ground) up to 1 (top). */

/** How far a handle reaches for a quarter of an ellipse. */
const HANDLE = 0.5523;

const slots = [0.08, 0.26, 0.44, 0.62, 0.8];

/** SVG path data with pairs "x,y"; inner outlines are holes (even-odd). */
const shapes = {
  block: "M0,0L0,1L1,1L1,0Z",
  gable: "M0,0L0,.65L.5,1L1,.65L1,0Z",
  roof: "M0,0L0,.5L.15,1L.85,1L1,.5L1,0Z",
  /** Amsterdam, Gdańsk: a gable like stairs. */
  steps: `M0,0L0,.66L.16,.66L.16,.78L.32,.78L.32,.9L.42,.9L.42,1L.58,1L.58,.9L.68,.9L.68,.78L.84,.78L.84,.66L1,.66L1,0Z`,
  hall: dome(0, 1, 0, 1),
  spire: "M0,0L0,.45L.2,.48L.5,1L.8,.48L1,.45L1,0Z",
  needle:
    "M.2,0L.4,.7L.1,.7L.2,.78L.44,.78L.5,1L.56,.78L.8,.78L.9,.7L.6,.7L.8,0Z",
  dome: `M0,0L0,.43L1,.43L1,0Z${dome(0.08, 0.92, 0.42, 0.86)}M.45,.85L.48,1L.52,1L.55,.85Z`,
  onion: "M.22,0L.22,.45C-.12,.6 .02,.74 .5,1C.98,.74 1.12,.6 .78,.45L.78,0Z",
  minaret:
    "M.3,0L.3,.62L.1,.62L.1,.68L.32,.68L.32,.82L.5,1L.68,.82L.68,.68L.9,.68L.9,.62L.7,.62L.7,0Z",
  battlements: "M0,0L0,1L.2,1L.2,.9L.4,.9L.4,1L.6,1L.6,.9L.8,.9L.8,1L1,1L1,0Z",
  clock: `M.12,0L.12,.58L0,.6L0,.8L.14,.82L.5,1L.86,.82L1,.8L1,.6L.88,.58L.88,0Z${disc(0.5, 0.7, 0.3, 0.065)}`,
  /** Warszawa: a tower like a wedding cake. */
  tiers:
    "M0,0L0,.3L.14,.3L.14,.4L.28,.4L.28,.68L.36,.68L.36,.78L.46,.78L.5,1L.54,.78L.64,.78L.64,.68L.72,.68L.72,.4L.86,.4L.86,.3L1,.3L1,0Z",
  lattice: `M0,0C.28,.22 .42,.5 .47,1L.53,1C.58,.5 .72,.22 1,0L.82,0C.74,.12 .6,.16 .5,.16C.4,.16 .26,.12 .18,0ZM.36,.24L.42,.38L.58,.38L.64,.24Z`,
  /** Steep stacked roofs of a northern wooden church. */
  stave:
    "M.12,0L.12,.2L0,.18L.26,.46L.2,.44L.38,.66L.34,.65L.5,1L.66,.65L.62,.66L.8,.44L.74,.46L1,.18L.88,.2L.88,0Z",
  /** Reykjavík: basalt columns that climb to a tower. */
  organ:
    "M0,0L0,.1L.1,.14L.1,.22L.2,.26L.2,.36L.3,.42L.3,.58L.4,.66L.4,.84L.5,1L.6,.84L.6,.66L.7,.58L.7,.42L.8,.36L.8,.26L.9,.22L.9,.14L1,.1L1,0Z",
  chimney: "M.25,0L.36,1L.64,1L.75,0Z",
  arches: `M0,0L0,1L.6,1L.66,.82L.8,.74L.84,.48L1,.44L1,0Z${slots.map((u) => arch(u, u + 0.12, 0, 0.34)).join("")}${slots
    .slice(0, 3)
    .map((u) => arch(u, u + 0.12, 0.48, 0.82))
    .join("")}`,
  temple: `M0,0L0,.12L.05,.12L.05,.66L0,.66L0,.72L.5,1L1,.72L1,.66L.95,.66L.95,.12L1,.12L1,0Z${slots.map((u) => hole(u + 0.06, u + 0.14, 0.12, 0.58)).join("")}`,
  gate: `M0,0L0,.76L.08,.76L.08,.86L.3,.86L.3,1L.7,1L.7,.86L.92,.86L.92,.76L1,.76L1,0Z${slots
    .slice(0, 4)
    .map((u) => arch(u + 0.06, u + 0.18, 0, 0.6))
    .join("")}`,
  castle:
    "M0,0L0,.5L.14,.62L.18,.9L.14,.94L.14,1L.34,1L.34,.94L.32,.66L.42,.66L.42,.72L.5,.72L.5,.66L.58,.66L.58,.72L.66,.72L.66,.56L.8,.5L.8,.7L.9,.84L1,.7L1,0Z",
  bridge: `M0,0L0,1L1,1L1,0Z${[0.03, 0.28, 0.53, 0.78].map((u) => arch(u, u + 0.19, 0, 0.75)).join("")}`,
  hanging:
    "M0,.14L0,.24L1,.24L1,.14ZM.2,0L.2,1L.25,1L.25,0ZM.75,0L.75,1L.8,1L.8,0ZM.22,1C.35,.3 .65,.3 .78,1L.78,.92C.65,.22 .35,.22 .22,.92ZM0,.26L.22,1L.22,.91L.07,.26ZM1,.26L.78,1L.78,.91L.93,.26Z",
  mill: "M.3,0L.38,.62L.5,.72L.62,.62L.7,0ZM.02,.98L.08,1L.98,.3L.92,.26ZM.08,.26L.02,.3L.92,1L.98,.98Z",
  wheel: `${disc(0.5, 0.55, 0.45, 0.45)}${disc(0.5, 0.55, 0.37, 0.37)}M.48,.5L.2,0L.28,0L.5,.5ZM.52,.5L.8,0L.72,0L.5,.5ZM.48,.18L.48,.92L.52,.92L.52,.18ZM.13,.53L.13,.57L.87,.57L.87,.53Z`,
  crane: "M.1,0L.1,.7L0,.72L.05,.9L.5,1L1,.86L1,.78L.6,.86L.6,.5L.7,.5L.7,0Z",
  sail: "M.1,0L.9,0L.96,.12L.04,.12ZM.5,.16L.5,1C.9,.7 .95,.4 .9,.16ZM.44,.16L.44,.8C.2,.5 .12,.3 .1,.16Z",
  peak: "M0,0L.34,.62L.42,.56L.58,1L.72,.7L.78,.74L1,0Z",
  volcano:
    "M0,0C.25,.12 .36,.6 .42,1L.47,.94L.54,.98L.6,.92C.66,.6 .78,.14 1,0Z",
  hill: "M0,0C.2,.9 .4,1 .55,1C.75,1 .85,.6 1,0Z",
  pine: "M.45,0L.45,.12L.1,.12L.35,.45L.2,.45L.5,1L.8,.45L.65,.45L.9,.12L.55,.12L.55,0Z",
  palm: "M.46,0C.5,.3 .5,.5 .47,.72C.3,.8 .12,.74 0,.56C.04,.86 .26,.96 .46,.84C.42,.94 .34,1 .26,1C.4,1.04 .5,.98 .52,.86C.7,.98 .96,.88 1,.6C.88,.74 .7,.8 .54,.72C.57,.5 .57,.3 .56,0Z",
} as const satisfies Readonly<Record<string, string>>;

export type Shape = keyof typeof shapes;

export function isShape(name: string): name is Shape {
  return Object.hasOwn(shapes, name);
}

/** Where a shape stands: its left foot and the ground under it, how wide and how high it is. */
export interface Box {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
}

export function cut(shape: Shape, { x, base, width, height }: Box): string {
  return shapes[shape].replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_pair, u: string, v: string) =>
      `${round(x + Number(u) * width)} ${round(base - Number(v) * height)}`,
  );
}

function dome(left: number, right: number, foot: number, top: number): string {
  const middle = (left + right) / 2;
  const reach = ((right - left) / 2) * HANDLE;
  const rise = foot + (top - foot) * HANDLE;
  return `M${left},${foot}C${left},${rise} ${middle - reach},${top} ${middle},${top}C${middle + reach},${top} ${right},${rise} ${right},${foot}Z`;
}

function arch(left: number, right: number, foot: number, top: number): string {
  const shoulder = foot + (top - foot) * 0.6;
  return `${dome(left, right, shoulder, top).slice(0, -1)}L${right},${foot}L${left},${foot}Z`;
}

function hole(left: number, right: number, foot: number, top: number): string {
  return `M${left},${foot}L${left},${top}L${right},${top}L${right},${foot}Z`;
}

function disc(u: number, v: number, across: number, up: number): string {
  return (
    dome(u - across, u + across, v, v + up) +
    dome(u - across, u + across, v, v - up)
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
