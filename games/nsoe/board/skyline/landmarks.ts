/** What the best-known cities are known by; every other skyline comes from its name alone. */

import type { City } from "../../content/cities.ts";
import { sight } from "./sight.ts";
import type { Sight } from "./sight.ts";

export const sights: Readonly<Partial<Record<City, Sight>>> = {
  amsterdam: sight(
    "water",
    "none",
    "steps 2 17 46, gable 19 15 40, steps 34 18 52, gable 52 15 44, mill 68 30 56",
  ),
  athina: sight("land", "hills", "hill 0 100 30, temple 20 58 42 24"),
  barcelona: sight(
    "water",
    "hills",
    "spire 24 10 66, spire 35 11 78, spire 47 11 74, spire 59 10 62, roof 18 58 24, palm 80 18 34",
  ),
  belfast: sight(
    "water",
    "hills",
    "crane 8 40 62, dome 54 34 50, chimney 88 9 40",
  ),
  bergen: sight(
    "water",
    "peaks",
    "gable 4 15 36, gable 19 15 40, gable 34 15 36, gable 49 15 41, gable 64 15 37, sail 82 14 24",
  ),
  berlin: sight("land", "blocks", "gate 4 50 40, needle 66 14 84"),
  bern: sight("water", "peaks", "clock 36 18 64, roof 4 34 28, roof 54 40 32"),
  bratislava: sight("water", "hills", "castle 4 50 54, hanging 50 50 44"),
  bruxelles: sight(
    "land",
    "blocks",
    "spire 40 16 80, roof 20 60 36, steps 2 18 42, steps 80 18 46",
  ),
  bucuresti: sight("land", "blocks", "tiers 10 80 52, block 0 100 18"),
  budapest: sight(
    "water",
    "hills",
    "dome 34 24 68, spire 6 8 42, spire 22 8 48, spire 62 8 48, spire 84 8 42, block 4 90 26",
  ),
  dublin: sight(
    "water",
    "none",
    "needle 46 7 84, gable 2 18 38, dome 62 34 48, gable 22 20 34, bridge 0 100 14",
  ),
  edinburgh: sight(
    "land",
    "hills",
    "volcano -20 100 44, castle 8 40 74, spire 72 12 64, roof 58 42 24",
  ),
  gdansk: sight(
    "water",
    "none",
    "crane 4 34 58, steps 38 15 44, steps 53 15 50, spire 68 13 76, gable 82 16 42",
  ),
  geneve: sight(
    "water",
    "peaks",
    "chimney 20 7 76, roof 40 30 26, spire 62 12 52, sail 80 18 30",
  ),
  helsinki: sight(
    "water",
    "none",
    "dome 34 32 74, dome 22 13 44, dome 65 13 44, roof 6 88 20",
  ),
  innsbruck: sight(
    "land",
    "peaks",
    "onion 14 13 56, gable 28 16 36, gable 44 17 42, onion 62 14 62, gable 78 18 36",
  ),
  iraklio: sight("water", "hills", "battlements 8 48 34, temple 58 36 40"),
  istanbul: sight(
    "water",
    "hills",
    "dome 28 44 64, dome 16 20 36, dome 64 20 36, minaret 8 8 84, minaret 84 8 84",
  ),
  kobenhavn: sight(
    "water",
    "none",
    "gable 4 15 40, gable 19 15 46, spire 36 12 80, gable 50 15 44, gable 65 14 38, sail 80 18 40",
  ),
  koln: sight(
    "water",
    "none",
    "spire 32 17 86, spire 51 17 86, roof 24 56 38, bridge 0 100 16",
  ),
  krakow: sight(
    "land",
    "hills",
    "spire 22 16 84, clock 56 15 64, roof 20 52 36, gable 0 20 28, gable 78 20 30",
  ),
  kyiv: sight(
    "water",
    "hills",
    "onion 38 22 78, onion 20 15 58, onion 63 15 58, onion 8 11 42, onion 80 11 42, block 12 76 26",
  ),
  lisboa: sight(
    "water",
    "hills",
    "hanging 0 70 52, battlements 72 20 44, roof 66 34 20",
  ),
  ljubljana: sight(
    "water",
    "peaks",
    "hill 10 80 44, castle 30 40 70, bridge 0 100 14",
  ),
  lodz: sight(
    "land",
    "none",
    "chimney 8 10 80, chimney 74 10 70, battlements 16 60 40, gable 84 16 32",
  ),
  london: sight(
    "water",
    "blocks",
    "clock 12 15 84, battlements 27 30 32, wheel 56 42 42",
  ),
  madrid: sight("land", "hills", "gate 24 52 46, dome 2 22 50, tiers 76 22 56"),
  marseille: sight(
    "water",
    "hills",
    "hill 26 74 36, spire 54 14 80, roof 44 34 46, sail 8 20 40",
  ),
  milano: sight(
    "land",
    "none",
    "spire 45 10 82, spire 32 9 60, spire 59 9 60, spire 20 8 46, spire 72 8 46, gable 14 72 44",
  ),
  moskva: sight(
    "land",
    "none",
    "onion 36 28 88, onion 16 20 62, onion 64 20 64, onion 4 14 44, onion 82 14 46, battlements 0 100 20",
  ),
  munchen: sight(
    "land",
    "peaks",
    "onion 32 16 78, onion 52 16 78, roof 26 50 40, gable 2 22 30, gable 78 20 32",
  ),
  murmansk: sight(
    "water",
    "hills",
    "block 6 26 40, block 36 20 52, crane 60 36 56",
  ),
  napoli: sight(
    "water",
    "none",
    "volcano 20 90 62, battlements 6 26 36, dome 34 18 34, roof 50 24 20",
  ),
  oslo: sight(
    "water",
    "hills",
    "block 10 22 62, block 38 22 56, gable 30 12 34, sail 68 26 46",
  ),
  paris: sight(
    "water",
    "blocks",
    "lattice 30 40 88, roof 0 32 26, roof 68 32 28",
  ),
  porto: sight(
    "water",
    "hills",
    "clock 18 11 82, gable 30 14 42, gable 4 14 36, bridge 44 56 44",
  ),
  praha: sight(
    "water",
    "hills",
    "spire 20 12 80, spire 34 12 80, dome 56 22 56, spire 84 11 54, bridge 0 100 22",
  ),
  reykjavik: sight(
    "land",
    "hills",
    "organ 22 56 82, gable 4 16 24, gable 80 16 24",
  ),
  riga: sight(
    "water",
    "none",
    "spire 22 12 82, spire 44 12 66, spire 70 12 74, steps 4 17 34, gable 82 16 32, roof 34 36 28",
  ),
  roma: sight("land", "hills", "arches 2 58 44, dome 62 34 66"),
  rovaniemi: sight(
    "water",
    "hills",
    "pine 4 18 60, pine 20 22 76, gable 46 22 26, pine 72 24 68",
  ),
  "sankt-peterburg": sight(
    "water",
    "none",
    "needle 20 12 88, dome 50 34 66, roof 4 44 24, block 40 56 22",
  ),
  sofia: sight(
    "land",
    "peaks",
    "dome 34 32 66, dome 16 20 44, dome 64 20 48, roof 10 80 22",
  ),
  stockholm: sight(
    "water",
    "none",
    "clock 12 16 76, gable 30 14 42, gable 44 14 48, gable 58 14 42, spire 74 12 72, sail 88 12 20",
  ),
  tallinn: sight(
    "water",
    "none",
    "battlements 4 16 42, spire 3 18 58, spire 38 14 86, gable 24 16 36, roof 52 24 34, spire 78 18 54",
  ),
  thessaloniki: sight(
    "water",
    "hills",
    "battlements 12 28 58, block 20 12 68, dome 54 36 42",
  ),
  tromso: sight(
    "water",
    "peaks",
    "gable 34 38 60, gable 28 50 44, hanging 0 100 22",
  ),
  valletta: sight(
    "water",
    "none",
    "dome 36 30 76, spire 70 11 70, battlements 0 100 34",
  ),
  venezia: sight(
    "water",
    "none",
    "spire 16 14 88, dome 38 22 48, dome 58 18 40, arches 34 62 22, sail 78 18 34",
  ),
  warszawa: sight(
    "water",
    "blocks",
    "tiers 26 48 90, gable 4 16 30, gable 80 16 34",
  ),
  wien: sight("land", "hills", "wheel 2 50 56, spire 62 13 84, roof 52 44 36"),
  yerevan: sight(
    "land",
    "none",
    "volcano -10 80 74, volcano 52 56 50, spire 38 18 46, block 28 38 20",
  ),
};
