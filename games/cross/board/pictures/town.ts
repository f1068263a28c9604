/** The medallion of a town: roofs, towers and a shore put together from its name alone, so that it betrays nothing. */

import { diceOf } from "@stolik/furniture";
import type { Dice } from "@stolik/furniture";
import type { Cut, Picture } from "./tones.ts";

/** Where the houses stand. */
const GROUND = 54;

export function townPicture(name: string): Picture {
  const dice = diceOf(name);
  const cuts: Cut[] = [["far", hills(dice)]];
  let x = dice.between(18, 22);
  const tall = x + dice.between(18, 34);
  let hasTower = false;
  while (x < 76) {
    const isTower = !hasTower && x >= tall - 6;
    const width = isTower ? dice.between(9, 12) : dice.between(9, 15);
    if (isTower) hasTower = true;
    cuts.push(...(isTower ? tower(dice, x, width) : house(dice, x, width)));
    x += width + dice.between(-1, 1.5);
  }
  cuts.push(...shore(dice));
  return cuts;
}

function hills(dice: Dice): string {
  const [left, right] = [dice.between(28, 44), dice.between(28, 44)];
  return `M10 ${GROUND}C24 ${round(left)} 40 ${round(left)} 54 42S80 ${round(right)} 92 ${GROUND}Z`;
}

function house(dice: Dice, x: number, width: number): Cut[] {
  const top = GROUND - dice.between(9, 17);
  const [left, right, middle] = [x, x + width, x + width / 2].map(round);
  const roof = dice.between(4, 8);
  const body: Cut = [
    dice.pick(["near", "near", "mid"]),
    `M${left} ${GROUND}V${round(top)}H${right}V${GROUND}Z`,
  ];
  const kind = dice.pick(["gable", "gable", "flat", "steps"]);
  if (kind === "flat") return [body, window(x, top, width)];
  const peak = round(top - roof);
  const cap: Cut =
    kind === "gable"
      ? [
          "hot",
          `M${round(x - 1)} ${round(top)}L${middle} ${peak}L${round(x + width + 1)} ${round(top)}Z`,
        ]
      : [
          body[0],
          `M${left} ${round(top + 1)}V${round(top - 2)}h${round(width / 4)}v-3H${round(x + (width * 3) / 4)}v3H${right}V${round(top + 1)}Z`,
        ];
  return [body, cap, window(x, top, width)];
}

function window(x: number, top: number, width: number): Cut {
  const size = width / 4.5;
  const at = (share: number) =>
    `M${round(x + width * share - size / 2)} ${round(top + 3)}h${round(size)}v${round(size * 1.3)}h${round(-size)}Z`;
  return ["light", at(0.3) + at(0.7)];
}

function tower(dice: Dice, x: number, width: number): Cut[] {
  const top = GROUND - dice.between(22, 30);
  const [left, right, middle] = [x, x + width, x + width / 2].map(round);
  const cuts: Cut[] = [
    ["near", `M${left} ${GROUND}V${round(top)}H${right}V${GROUND}Z`],
    [
      "light",
      `M${round(x + width / 2 - 1.6)} ${round(top + 12)}v-4a1.6 1.6 0 0 1 3.2 0v4Z`,
    ],
  ];
  const peak = round(top - dice.between(9, 14));
  switch (dice.pick(["spire", "dome", "battlements"])) {
    case "spire":
      cuts.push([
        "hot",
        `M${round(x - 1)} ${round(top)}L${middle} ${peak}L${round(x + width + 1)} ${round(top)}Z`,
      ]);
      break;
    case "dome":
      cuts.push([
        "hot",
        `M${left} ${round(top)}a${round(width / 2)} ${round(width / 2)} 0 0 1 ${round(width)} 0Z`,
      ]);
      cuts.push(["ink", `M${middle} ${round(top - width / 2)}V${peak}`]);
      break;
    case "battlements": {
      const tooth = round(width / 5);
      cuts.push([
        "near",
        `M${left} ${round(top)}v-4h${tooth}v3h${tooth}v-3h${tooth}v3h${tooth}v-3h${tooth}v4Z`,
      ]);
      cuts.push(["ink", `M${middle} ${round(top - 4)}V${peak}l6 2-6 2`]);
    }
  }
  return cuts;
}

function shore(dice: Dice): Cut[] {
  if (dice.next() < 0.5)
    return [
      ["mid", `M0 76V${GROUND}H100V76Z`],
      ["line", "M24 61H38M52 65H72"],
    ];
  return [
    ["water", `M0 76V${GROUND}H100V76Z`],
    ["line", "M26 60H44M54 60H66M36 66H60"],
  ];
}

function round(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
