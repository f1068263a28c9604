/** What people built: castle, cathedral, church, monastery, bridge, ruin, stones, houses, windmill, mine. */

import type { Picture } from "./tones.ts";

const castle: Picture = [
  ["far", "M0 76V50C14 40 26 46 40 40S74 34 100 48V76Z"],
  ["mid", "M0 76V66C20 50 80 50 100 66V76Z"],
  [
    "near",
    "M12 62V26h5v5h4v-5h5v5h4v-5h5v16h6v-5h6v5h6v-5h6v5h6v-5h6v5h-1V18h5v5h4v-5h5v5h4v-5h5v44Z",
  ],
  ["hot", "M72 18L83.5 3 95 18Z"],
  ["light", "M44 62V54a7 7 0 0 1 14 0V62ZM21 36h5v8h-5ZM80 28h5v8h-5Z"],
  ["ink", "M23 26V10l10 4-10 4"],
];

const cathedral: Picture = [
  ["mid", "M0 76V62H100V76Z"],
  ["far", "M4 62V48l10-8 10 8V62ZM78 62V46l9-8 9 8V62Z"],
  ["near", "M26 62V30L34 4 42 30V36L50 28 58 36V24L66 -2 74 24V62Z"],
  [
    "light",
    "M50 38a6 6 0 1 1-.01 0ZM46 62V56a4 4 0 0 1 8 0V62ZM32 34a2 2 0 0 1 4 0V46H32ZM64 30a2 2 0 0 1 4 0V46H64ZM32 50H36V58H32ZM64 50H68V58H64Z",
  ],
  ["hot", "M50 41a3 3 0 1 1-.01 0Z"],
];

const church: Picture = [
  ["far", "M0 76V52C20 44 40 54 60 46S90 44 100 50V76Z"],
  ["mid", "M0 76V64C30 58 70 58 100 64V76Z"],
  ["near", "M30 64V44H70V64ZM38 44V34H62V44ZM45 34V24H55V34Z"],
  [
    "hot",
    "M27 45C22 36 32 34 34 27 36 34 46 36 41 45ZM59 45C54 36 64 34 66 27 68 34 78 36 73 45ZM43 25C36 14 47 12 50 3 53 12 64 14 57 25Z",
  ],
  ["light", "M46 64V56a4 4 0 0 1 8 0V64ZM36 50h4v6h-4ZM60 50h4v6h-4Z"],
  ["ink", "M34 27V21M31 23H37M66 27V21M63 23H69M50 3V-4M46 -1H54"],
];

const monastery: Picture = [
  [
    "far",
    "M0 76V44L14 40 20 20C24 12 34 12 38 22L44 50 60 46 66 30C70 24 80 24 84 34L90 52 100 48V76Z",
  ],
  ["mid", "M24 76 30 40C34 32 66 32 70 40L78 76Z"],
  ["near", "M30 40V28H42V22H58V28H70V40Z"],
  ["hot", "M28 29 36 22 44 29ZM40 23 50 12 60 23ZM56 29 64 22 72 29Z"],
  ["light", "M47 40V33a3 3 0 0 1 6 0V40ZM34 32h4v4h-4ZM62 32h4v4h-4Z"],
  ["ink", "M50 12V5M47 8H53"],
];

const bridge: Picture = [
  ["far", "M0 76V42C20 34 36 44 54 36S88 32 100 40V76Z"],
  ["water", "M0 76V60H100V76Z"],
  [
    "near",
    "M0 26H100V34H0ZM0 34H100V66H94C94 46 90 40 83 40S72 46 72 66H64C64 46 58 40 50 40S36 46 36 66H28C28 46 24 40 17 40S6 46 6 66H0Z",
  ],
  ["light", "M4 28H96V30H4Z"],
  ["line", "M8 70H22M40 70H58M74 70H92"],
];

const ruin: Picture = [
  ["far", "M0 76V54C24 40 46 52 66 44S92 46 100 50V76Z"],
  ["mid", "M0 76V64H100V76Z"],
  [
    "near",
    "M12 64V60H88V64ZM18 60V26H26V60ZM36 60V22H44V60ZM54 60V22H62V60ZM72 60V40L76 36 80 42V60Z",
  ],
  ["near", "M14 26V18H66V24L60 22H48V26Z"],
  ["hot", "M14 18 40 6 58 14 56 18Z"],
  ["light", "M20 28h1.500V58H20ZM38 26h1.500V58H38ZM56 26h1.500V58H56Z"],
];

const stones: Picture = [
  ["far", "M0 76V52C30 44 70 44 100 52V76Z"],
  ["mid", "M0 76V62C30 56 70 56 100 62V76Z"],
  [
    "near",
    "M10 64 12 32 20 30 22 64ZM30 64 32 32 40 32 42 64ZM6 30 8 22 46 22 46 30ZM58 64 60 30 69 30 70 64ZM78 64 80 30 88 32 90 64ZM54 29 56 20 94 22 93 30Z",
  ],
  ["light", "M12 24H40V26H12ZM60 22H86V24H60Z"],
  ["hot", "M44 66 48 58 56 60 57 66Z"],
];

const houses: Picture = [
  ["far", "M0 76V20C20 12 34 24 52 14S84 10 100 22V76Z"],
  [
    "near",
    "M0 76V58H22V76ZM24 60V42H46V60ZM56 46V28H80V46ZM4 50V36H20V50ZM52 76V56H76V76ZM80 68V50H100V68Z",
  ],
  [
    "light",
    "M6 76V68a4 4 0 0 1 8 0V76ZM32 60V52a4 4 0 0 1 8 0V60ZM64 46V38a4 4 0 0 1 8 0V46ZM60 76V66a4 4 0 0 1 8 0V76ZM10 40h4v4h-4ZM86 56h4v5h-4Z",
  ],
  ["hot", "M22 43 35 34 48 43ZM54 29 68 19 82 29ZM50 57 64 48 78 57Z"],
];

const windmill: Picture = [
  ["far", "M0 76V58H100V76Z"],
  ["water", "M0 76V66H100V76Z"],
  ["mid", "M74 62 76 46H84L86 62ZM75 46 80 40 85 46Z"],
  ["near", "M34 66 39 30H59L64 66Z"],
  ["hot", "M37 31C40 20 58 20 61 31Z"],
  ["light", "M45 66V56H53V66ZM46 38h6v7h-6Z"],
  [
    "ink",
    "M49 28 23 8M49 28 75 8M49 28 23 48M49 28 75 48M27 5 20 13 40 27M71 5 78 13 58 27M20 43 27 51 43 35M78 43 71 51 56 34",
  ],
];

const mine: Picture = [
  ["far", "M0 76V48C26 32 42 48 62 38S90 40 100 46V76Z"],
  ["mid", "M0 76V62H100V76Z"],
  ["near", "M14 64V44H36V64ZM68 64V50H92V64Z"],
  ["hot", "M11 45 25 34 39 45ZM65 51 80 42 95 51Z"],
  ["ink", "M44 64 52 14 60 64M47 46H57M45 56 58 46M46 46 57 56M52 18 24 44"],
  ["near", "M52 4a9 9 0 1 1-.01 0Z"],
  ["light", "M52 8a5 5 0 1 1-.01 0ZM22 54h6v10h-6ZM76 54h6v5h-6Z"],
];

export const buildings = {
  castle,
  cathedral,
  church,
  monastery,
  bridge,
  ruin,
  stones,
  houses,
  windmill,
  mine,
};
