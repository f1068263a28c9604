/** The rulebook's chapters: which rules they hold, and which pictures explain them. */

import type { ChapterName, FigureName, RuleId } from "@stolik/furniture";
import { boards } from "../../content/boards.ts";
import type { BoardName } from "../../content/boards.ts";
import type en from "../../text/en.json";

type Texts = typeof en;

/** A tile of a picture, by its place on the board. */
type At = readonly [letter: string, x: number, y: number];

/** A board with a word on it. */
export interface Example {
  readonly name: FigureName<Texts>;
  readonly board: BoardName;
  /** The letter on each light field. */
  readonly tiles: readonly string[];
  /** The fields laid in this turn, and those of the word in order. */
  readonly laid: readonly number[];
  readonly word: readonly number[];
  /** Absent: nothing is judged, the board is only shown. */
  readonly isRight?: boolean;
}

export type Picture = "tiles" | "alphabet" | "exchange";

interface Rule {
  readonly id: RuleId<Texts>;
  readonly picture?: Picture;
  readonly examples?: readonly Example[];
}

export interface Chapter {
  readonly name: ChapterName<Texts>;
  readonly rules: readonly Rule[];
}

const tor: readonly At[] = [
  ["T", 2, 3],
  ["O", 3, 3],
  ["R", 4, 3],
];
const ba: readonly At[] = [
  ["B", 4, 2],
  ["A", 4, 1],
];
const snakeOld: readonly At[] = [
  ["T", 0, 1],
  ["O", 1, 0],
  ["R", 1, -1],
];
const snakeNew: readonly At[] = [
  ["B", 2, -1],
  ["A", 2, -2],
];

export const chapters: readonly Chapter[] = [
  {
    name: "things",
    rules: [
      { id: "L1" },
      { id: "L2", picture: "tiles" },
      { id: "L3" },
      { id: "L4", examples: [show("square", "square")] },
      { id: "L5" },
    ],
  },
  {
    name: "setup",
    rules: [{ id: "L6", picture: "alphabet" }, { id: "L7" }],
  },
  {
    name: "turn",
    rules: [{ id: "L8" }, { id: "L9", picture: "exchange" }, { id: "L10" }],
  },
  {
    name: "words",
    rules: [
      {
        id: "L11",
        examples: [
          judge("corner", "square", tor, [["B", 5, 2]], "TORB", false),
        ],
      },
      {
        id: "L12",
        examples: [
          judge("torba", "square", tor, ba, "TORBA", true),
          judge(
            "dach",
            "square",
            tor,
            [
              ["D", 2, 2],
              ["A", 2, 1],
              ["C", 2, 0],
              ["H", 3, 0],
            ],
            "DACH",
            false,
          ),
        ],
      },
      {
        id: "L13",
        examples: [judge("bat", "square", tor, ba, "BAT", true)],
      },
      {
        id: "L14",
        examples: [
          judge(
            "koniec",
            "square",
            [
              ["K", 2, 3],
              ["O", 3, 3],
              ["N", 4, 3],
              ["I", 4, 2],
              ["E", 3, 2],
            ],
            [["C", 2, 2]],
            "KONIEC",
            true,
          ),
        ],
      },
      { id: "L15" },
      { id: "L16" },
    ],
  },
  {
    name: "checking",
    rules: [{ id: "L17" }, { id: "L18" }, { id: "L19" }],
  },
  {
    name: "points",
    rules: [
      { id: "L20" },
      {
        id: "L21",
        examples: [
          judge(
            "fence",
            "square",
            [
              ["O", 3, 3],
              ["N", 3, 2],
              ["K", 4, 2],
              ["Y", 4, 1],
              ["T", 2, 2],
              ["R", 2, 1],
              ["A", 4, 0],
            ],
            [["Ż", 3, 0]],
            "NOŻYK",
            true,
          ),
        ],
      },
    ],
  },
  { name: "end", rules: [{ id: "L22" }, { id: "L23" }] },
  { name: "knowledge", rules: [{ id: "L24" }] },
  {
    name: "snake",
    rules: [
      {
        id: "L25",
        examples: [
          show("flower", "flower"),
          judge("snake-right", "flower", snakeOld, snakeNew, "TORBA", true),
          judge("snake-wrong", "flower", snakeOld, snakeNew, "BAT", false),
        ],
      },
    ],
  },
];

function show(name: Example["name"], board: BoardName): Example {
  return { name, board, tiles: tilesOf(board, []), laid: [], word: [] };
}

function judge(
  name: Example["name"],
  board: BoardName,
  old: readonly At[],
  laid: readonly At[],
  word: string,
  isRight: boolean,
): Example {
  const tiles = tilesOf(board, [...old, ...laid]);
  return {
    name,
    board,
    tiles,
    laid: laid.map((tile) => fieldOf(board, tile)),
    word: [...word].map((letter) => tiles.indexOf(letter)),
    isRight,
  };
}

function tilesOf(board: BoardName, lying: readonly At[]): string[] {
  const fields = lying.map((tile) => fieldOf(board, tile));
  return boards[board].fields.map(
    (_, field) => lying[fields.indexOf(field)]?.[0] ?? "",
  );
}

function fieldOf(board: BoardName, [, x, y]: At): number {
  return boards[board].fields.findIndex((one) => one.x === x && one.y === y);
}
