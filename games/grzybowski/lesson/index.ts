/** First steps in Plac Grzybowski: two goals that share their cards, a corner that does not count, and a chance. */

import type { KeyOf } from "@stolik/furniture";
import { LEARNER } from "@stolik/kernel";
import type { Lesson, Seat } from "@stolik/kernel";
import { backs } from "../content/backs.ts";
import { frontIds } from "../content/fronts.ts";
import type { FrontId } from "../content/fronts.ts";
import { cellAt } from "../rules/field.ts";
import type {
  Cell,
  Laid,
  Move,
  Side,
  State,
  WholeCard,
} from "../rules/position.ts";
import type { Code } from "../rules/refusal.ts";
import type en from "./en.json";

const BRUNO = 1;
/** Where Bruno takes from, every time. */
const LAST_SLOT = 5;

/** Where the cards lie or will lie, so near to each other that a phone shows them large. */
const KAMINSKA = cellAt(4, 5);
const SECOND_GOAL = cellAt(4, 6);
const CHANCE = cellAt(4, 7);
const CORNER_OF_PERETZ = cellAt(4, 8);
const GOAL = cellAt(5, 5);
const STERN = cellAt(5, 6);
const PERETZ = cellAt(5, 7);
const LANDY = cellAt(5, 8);
const CZARNECKI = cellAt(6, 5);
const BESIDE_CZARNECKI = cellAt(6, 6);
const SIROTA = cellAt(6, 7);
const MUSEUM = cellAt(6, 8);

const market: readonly FrontId[] = [
  "samuel-orgelbrand",
  "vienna-railway",
  "peretz",
  "michal-landy",
  "bersohn-museum",
  "bagno-street",
];
const grids: readonly Laid<WholeCard>[][] = [
  [
    lying("sienkiewicz-in-yiddish", GOAL, "back"),
    lying("abraham-stern", STERN),
    lying("esther-kaminska", KAMINSKA),
    lying("antoni-czarnecki", CZARNECKI),
  ],
  [
    lying("iron-shops", cellAt(5, 5), "back"),
    lying("goscinny-dwor", cellAt(5, 6)),
    lying("majer-wolanowski", cellAt(5, 7)),
    lying("mirow-halls", cellAt(6, 5)),
  ],
];
/** What fills the gaps, in that order. */
const refills: readonly FrontId[] = [
  "gerszon-sirota",
  "market-moves",
  "telephone-tower",
  "prozna-street",
  "horse-omnibus",
  "haberbusch-brewery",
  "demonstration",
  "grzybow-town",
  "nozyk-synagogue",
  "electric-trams",
  "great-synagogue",
];

export const lesson: Lesson<State, Move, KeyOf<typeof en>, Code> = {
  seats: 2,
  start: {
    isOpen: true,
    first: LEARNER,
    turn: LEARNER,
    market: market.map((front, slot) => ({
      up: slot < 2 ? "back" : "front",
      card: whole(front),
    })),
    stack: [...rest(), ...refills.toReversed()].map(whole),
    grids: grids.map((cards) => ({ cards })),
    isChanceUsed: false,
    isOver: false,
  },
  beats: [
    // G11: a goal, and what feeds it.
    [
      { say: "aim", point: [place(GOAL)] },
      { say: "pale", point: [place(STERN)] },
      ...turn("feed", { slot: 2, cell: PERETZ }),
      { say: "fed", point: [place(STERN), place(PERETZ)] },
    ],
    // G7: side by side.
    [
      {
        say: "corner",
        before: [...bruno(cellAt(4, 6)), [LEARNER, { type: "take", slot: 3 }]],
        asks: [{ type: "lay", cell: CORNER_OF_PERETZ, up: "front" }],
        refused: "only-corner-to-corner",
        shown: "why=only-corner-to-corner",
        point: [place(CORNER_OF_PERETZ)],
      },
      ...laying("beside", { cell: LANDY }),
      { say: "shared", point: [place(STERN), place(PERETZ), place(LANDY)] },
    ],
    // G12: the same pattern again.
    [
      ...turn("again", { slot: 4, cell: MUSEUM }, bruno(cellAt(6, 6))),
      { say: "twice", point: [place(LANDY), place(MUSEUM)] },
    ],
    // G13: another goal.
    [
      ...turn(
        "second-goal",
        { slot: 0, cell: SECOND_GOAL, up: "back" },
        bruno(cellAt(6, 7)),
      ),
      { say: "both-goals", point: [place(STERN), place(PERETZ)] },
    ],
    // G9, G20, G21: a chance, refused in this turn and used in the next.
    [
      {
        say: "chance",
        before: [
          ...bruno(cellAt(7, 5)),
          [LEARNER, { type: "take", slot: 1 }],
          [LEARNER, { type: "lay", cell: CHANCE, up: "back" }],
        ],
        asks: [moveKaminska()],
        refused: "chance-too-new",
        shown: "why=chance-too-new",
        point: [place(CHANCE)],
      },
      { say: "too-new", asks: [{ type: "end" }], point: ["confirm"] },
      { say: "waits" },
    ],
    [
      {
        say: "use",
        before: bruno(cellAt(7, 6)),
        asks: [moveKaminska()],
        point: [
          place(CHANCE),
          place(KAMINSKA),
          place(BESIDE_CZARNECKI),
          "take=2",
          place(SIROTA),
          "confirm",
        ],
      },
      ...turn("use", { slot: 2, cell: SIROTA }),
      { say: "used", point: [place(CHANCE)] },
    ],
    // G10, G17: the count.
    [{ say: "count", point: ["panel=0"] }, { say: "over" }],
  ],
};

type Steps = (typeof lesson.beats)[number];
type Before = readonly (readonly [Seat, Move])[];
type Say = KeyOf<typeof en>;

interface Laying {
  readonly cell: Cell;
  readonly up?: Side;
}

/** A whole turn; the board sends it move by move once it is confirmed. */
function turn(
  say: Say,
  { slot, ...laid }: Laying & { readonly slot: number },
  before?: Before,
): Steps {
  return [
    {
      say,
      ...(before && { before }),
      asks: [{ type: "take", slot }],
      point: [`take=${slot}`, place(laid.cell), "confirm"],
    },
    ...laying(say, laid),
  ];
}

/** The rest of a turn with the card in hand. */
function laying(say: Say, { cell, up = "front" }: Laying): Steps {
  return [
    {
      say,
      asks: [{ type: "lay", cell, up }],
      point: [place(cell), "confirm"],
    },
    { say, asks: [{ type: "end" }], point: ["confirm"] },
  ];
}

function bruno(cell: Cell): Before {
  return [
    [BRUNO, { type: "take", slot: LAST_SLOT }],
    [BRUNO, { type: "lay", cell, up: "front" }],
    [BRUNO, { type: "end" }],
  ];
}

function moveKaminska(): Move {
  return {
    type: "move",
    chance: CHANCE,
    from: KAMINSKA,
    to: BESIDE_CZARNECKI,
  };
}

/** A place of one's own grid, as the board names it. */
function place(cell: Cell): string {
  return `grid=${LEARNER} cell=${cell}`;
}

function lying(
  front: FrontId,
  cell: Cell,
  up: Side = "front",
): Laid<WholeCard> {
  return { cell, card: whole(front), up };
}

function whole(front: FrontId): WholeCard {
  return { front, back: backs[front] };
}

/** The cards that nobody sees in this lesson. */
function rest(): FrontId[] {
  const seen = new Set<FrontId>([
    ...market,
    ...refills,
    ...grids.flat().map(({ card }) => card.front),
  ]);
  return frontIds.filter((front) => !seen.has(front));
}
