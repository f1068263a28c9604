/** The set of letters: which tiles there are and what each counts. */

/** L6: in the order of the Polish alphabet; a letter's place here is its code in the dictionary too. */
export const letters = [
  ..."AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ",
] as readonly string[];

/** One of the 32 capitals. */
export type Letter = string;

/** L2 */
const values: readonly (readonly [points: number, letters: string])[] = [
  [1, "AEIKNORSTWZ"],
  [2, "LMP"],
  [3, "CDJŁUY"],
  [5, "BFGH"],
  [8, "ĄĘÓŚŻ"],
  [10, "ĆŃŹ"],
];

/** L2: the points of each letter, by its code. */
export const pointsByCode: readonly number[] = letters.map(
  (letter) => values.find(([, group]) => group.includes(letter))?.[0] ?? 0,
);

/** L1: how many tiles there are of each letter, by its code. */
export const tilesByCode: readonly number[] = letters.map((letter) => {
  if ("AEIO".includes(letter)) return 3;
  return "NZ".includes(letter) ? 2 : 1;
});

/** L1: all 42 tiles. */
export const tiles: readonly Letter[] = letters.flatMap((letter, code) =>
  Array.from({ length: tilesByCode[code] ?? 0 }, () => letter),
);
