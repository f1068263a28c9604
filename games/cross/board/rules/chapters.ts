/** The rulebook's chapters: which rules they hold, and which pictures explain them. */

import type { ChapterName, FigureName, RuleId } from "@stolik/furniture";
import type { Arm, Back, Card } from "../../rules/position.ts";
import type { Shown } from "../stations.ts";
import type en from "../../text/en.json";

type Texts = typeof en;

/** A cross drawn in the rulebook: slots, a new card, numbers and what was judged wrong. */
export interface Example {
  readonly name: FigureName<Texts>;
  readonly shown: Shown;
  readonly hasSlots?: boolean;
  /** The new card and the neighbours one may name. */
  readonly fresh?: Card;
  readonly asks?: readonly Card[];
  /** What the backs say, where the picture turns them over. */
  readonly backs?: Readonly<Partial<Record<Card, Back>>>;
  readonly wrong?: readonly Card[];
}

export type PictureName = "card" | "deck" | "tokens" | "nearest";

interface Rule {
  readonly id: RuleId<Texts>;
  readonly picture?: PictureName;
  readonly examples?: readonly Example[];
}

export interface Chapter {
  readonly name: ChapterName<Texts>;
  readonly rules: readonly Rule[];
}

/** Minutes of arc along west–east; latitude and people do not matter in these examples. */
const backs = {
  paris: at(2, 21),
  madrid: at(-3, 42),
  london: at(0, 8, -1),
  praha: at(14, 25),
  wien: at(16, 22),
  berlin: at(13, 24),
  budapest: at(19, 2),
} as const;

const examples = {
  slots: {
    name: "slots",
    shown: cross("paris", {
      west: ["madrid"],
      east: ["praha", "kyiv"],
      north: ["oslo"],
      south: ["roma"],
    }),
    hasSlots: true,
  },
  doubt: {
    name: "doubt",
    shown: cross("paris", { west: ["london", "madrid"] }),
    fresh: "london",
    asks: ["paris", "madrid"],
  },
  right: {
    name: "right",
    shown: cross("paris", { west: ["london", "madrid"] }),
    backs,
    wrong: [],
  },
  berlin: {
    name: "berlin",
    shown: cross("paris", { east: ["praha", "wien", "berlin", "budapest"] }),
    backs,
    wrong: ["berlin"],
  },
  budapest: {
    name: "budapest",
    shown: cross("paris", { east: ["budapest", "praha", "wien"] }),
    backs,
    wrong: ["praha", "wien"],
  },
  line: {
    name: "line",
    shown: {
      ...cross("praha", {
        west: ["brugge", "valletta"],
        east: ["wien", "london"],
      }),
      variant: "people",
    },
    hasSlots: true,
  },
} as const satisfies Readonly<Record<string, Example>>;

export const chapters: readonly Chapter[] = [
  { name: "things", rules: [{ id: "C1", picture: "card" }, { id: "C2" }] },
  {
    name: "setup",
    rules: [
      { id: "C3", picture: "deck" },
      { id: "C4" },
      { id: "C5" },
      { id: "C6" },
    ],
  },
  {
    name: "turn",
    rules: [
      { id: "C7", examples: [examples.slots] },
      { id: "C8", examples: [examples.doubt] },
      { id: "C9", examples: [examples.right] },
      { id: "C10" },
      { id: "C11" },
      { id: "C12" },
      { id: "C13", picture: "tokens" },
      { id: "C14" },
    ],
  },
  {
    name: "stop",
    rules: [
      { id: "C15" },
      { id: "C16", examples: [examples.berlin, examples.budapest] },
      { id: "C17", picture: "nearest" },
      { id: "C18" },
    ],
  },
  { name: "end", rules: [{ id: "C19" }] },
  { name: "people", rules: [{ id: "C20", examples: [examples.line] }] },
  { name: "knowledge", rules: [{ id: "C21" }] },
];

function cross(
  start: Card,
  arms: Readonly<Partial<Record<Arm, readonly Card[]>>>,
): Shown {
  return {
    variant: "coordinates",
    start,
    arms: { west: [], east: [], south: [], north: [], ...arms },
  };
}

function at(degrees: number, minutes: number, side = Math.sign(degrees)): Back {
  const longitude = side * (Math.abs(degrees) * 60 + minutes);
  return { longitude, latitude: 0, inhabitants: 0 };
}
