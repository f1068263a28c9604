/** A second castle, high on its hill: there are many castles among the sights. */

import type { Picture } from "./tones.ts";

export const hilltop: Picture = [
  ["far", "M0 76V46C20 30 40 44 60 34S90 36 100 42V76Z"],
  ["mid", "M0 76V72C16 66 22 48 32 42H70C80 48 86 66 100 72V76Z"],
  ["near", "M30 46V22H39V30H44V14H56V32H62V26H71V46Z"],
  ["hot", "M27 23 34.5 8 42 23ZM41 15 50-3 59 15ZM59 27 66.5 14 74 27Z"],
  [
    "light",
    "M47 46V40a3 3 0 0 1 6 0V46ZM33 28h3v6h-3ZM48 20h4v7h-4ZM65 31h3v5h-3Z",
  ],
  ["line", "M50 58C44 62 58 66 50 76"],
];
