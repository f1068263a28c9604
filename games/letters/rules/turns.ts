/** Whose turn it is and how the match went: what a page asks of any view, without the dictionary. */

import { outcome } from "./ending.ts";
import { toMove } from "./moves.ts";

export const turns = { toMove, outcome };
