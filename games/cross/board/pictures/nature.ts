/** What nobody built: mountain, volcano, island, lake, fjord, coast, geyser. */

import type { Picture } from "./tones.ts";

const mountain: Picture = [
  ["far", "M0 76V52L18 36 30 48 46 30 70 52 84 40 100 54V76Z"],
  ["near", "M8 76 50 6 58 20 64 16 96 76Z"],
  ["light", "M50 6 58 20 64 16 74 35 66 32 60 40 52 30 44 38 40 28 33 34Z"],
  ["mid", "M0 76V68C20 60 40 70 60 64S90 62 100 66V76Z"],
];

const volcano: Picture = [
  [
    "light",
    "M52 24C40 18 46 8 38 4 52 2 50 8 60 6 74 4 70 14 62 16 64 20 58 24 52 24Z",
  ],
  ["near", "M10 66C30 58 38 38 43 24L48 28 54 24 59 27C64 42 72 58 92 66Z"],
  ["hot", "M46 26 50 29 56 26 54 40 58 48 52 54 50 44 46 50 47 38Z"],
  ["water", "M0 76V64H100V76Z"],
  ["line", "M6 70H24M40 72H62M78 70H94"],
];

const island: Picture = [
  ["far", "M58 60C66 48 76 44 84 50L100 60Z"],
  ["near", "M4 64 10 46 22 40 34 44 50 38 62 46 70 64Z"],
  ["light", "M12 46V38H19V43H24V34H32V42H38V36H46V41H52V45H42V48H30V46H20V49Z"],
  ["hot", "M24 34a4 4 0 0 1 8 0ZM38 36a4 4 0 0 1 8 0Z"],
  ["water", "M0 76V62H100V76Z"],
  ["light", "M78 60V46L88 58H78ZM74 61H92L88 65H78Z"],
  ["line", "M6 70H26M42 68H60M66 73H90"],
];

const lake: Picture = [
  ["far", "M0 60V36L20 16 34 32 48 12 68 34 82 22 100 40V60Z"],
  ["light", "M48 12 56 21 51 24 47 20 42 25 39 24ZM20 16 27 24 21 27 14 22Z"],
  ["mid", "M0 60V50C14 42 24 52 38 48S60 50 74 46 92 48 100 44V60Z"],
  ["water", "M0 76V54H100V76Z"],
  [
    "near",
    "M20 56V46L25 41 30 46V56ZM34 56V40L37 26 40 40V56ZM42 56V48H54V56Z",
  ],
  ["hot", "M18 47 25 39 32 47ZM40 49 48 42 56 49Z"],
  ["line", "M22 62H54M10 68H34M60 66H86"],
];

const fjord: Picture = [
  ["far", "M30 52 44 28 52 36 64 22 78 52Z"],
  [
    "near",
    "M0 76V4L14 12 26 34 32 40 42 60 30 76ZM100 76V0L88 10 76 32 70 36 58 60 72 76Z",
  ],
  [
    "light",
    "M14 12 19 22 15 40 12 28 9 34ZM86 13 84 18 87 44 90 26 94 30 92 8Z",
  ],
  ["water", "M14 76 38 54H62L86 76Z"],
  ["hot", "M44 66H58L55 70H47Z"],
  ["light", "M48 66V60H54V66Z"],
  ["line", "M30 73H40M62 73H72"],
];

const coast: Picture = [
  ["water", "M0 76V44H100V76Z"],
  ["near", "M0 76V22L30 18 44 22 46 34 52 38 50 50 58 56 56 68 64 76Z"],
  ["mid", "M0 22 30 18 44 22 45 28 0 32Z"],
  ["light", "M26 20V4H34V20Z"],
  ["hot", "M24 5 30 -2 36 5ZM26 10H34V14H26Z"],
  ["line", "M66 52H86M58 48H72M72 62H96M68 70H84"],
];

const geyser: Picture = [
  ["far", "M0 76V50L16 40 30 46 44 38 62 48 80 36 100 50V76Z"],
  ["mid", "M0 76V62C30 54 70 54 100 62V76Z"],
  [
    "light",
    "M44 66C47 50 45 36 40 28 30 28 28 18 36 16 36 6 48 4 51 10 58 4 68 10 64 18 72 22 68 30 60 28 56 38 54 52 57 66Z",
  ],
  ["water", "M30 66C30 60 72 60 72 66S30 72 30 66Z"],
  ["ink", "M48 60C49 50 49 42 47 34M53 60C52 50 53 42 56 34"],
];

export const nature = { mountain, volcano, island, lake, fjord, coast, geyser };
