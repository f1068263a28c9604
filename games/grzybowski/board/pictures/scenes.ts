/** The picture of every front: which cuts, where on the sheet, in which printing. */

import type { FrontId } from "../../content/fronts.ts";
import { buildings } from "./buildings.ts";
import { portrait } from "./people.ts";
import type { Person } from "./people.ts";
import type { Motif } from "./shapes.ts";
import { shops } from "./shops.ts";
import { things } from "./things.ts";
import { vehicles } from "./vehicles.ts";

const motifs = { ...buildings, ...shops, ...things, ...vehicles };
type MotifName = keyof typeof motifs;

/** By day on light paper, in sepia, or light on dark. */
type Printing = "day" | "sepia" | "night";

/** A cut on the sheet: where its middle stands on the ground, how large, and whether it is mirrored. */
export interface Placed {
  readonly motif: Motif;
  readonly x: number;
  readonly scale: number;
  readonly isMirrored: boolean;
  readonly lift: number;
}

export interface Scene {
  readonly printing: Printing;
  readonly cuts: readonly Placed[];
}

export const scenes: Readonly<Record<FrontId, Scene>> = {
  "sienkiewicz-in-yiddish": scene("sepia", put("book", 50, 0.92)),
  singer: scene(
    "day",
    put("courtyard", 24, 0.62),
    who({ hair: "none", hat: "brimmed" }, 64),
  ),
  "jaffa-oranges": scene("day", put("oranges", 50, 0.95)),
  "aleksandra-pilsudska": scene(
    "sepia",
    put("crate", 24, 0.6),
    who({ coat: "dress", hair: "bun" }, 64),
  ),
  "chaim-pozner": scene(
    "sepia",
    put("nozyk", 24, 0.66),
    who({ hair: "none", hat: "brimmed", beard: "long" }, 67),
  ),
  "dov-ber-meisels": scene(
    "day",
    put("banner", 20, 0.66),
    who({ hair: "none", hat: "fur", beard: "long" }, 66),
  ),
  "electric-trams": scene("day", put("tram")),
  "bund-fighters": scene("night", put("banner", 50, 1)),
  "goscinny-dwor": scene("sepia", put("arcade")),
  "iron-shops": scene("day", put("ironShop")),
  demonstration: scene(
    "sepia",
    put("church", 30, 0.82),
    put("banner", 62, 0.86),
  ),
  "stefan-okrzeja": scene(
    "day",
    put("factory", 26, 0.66),
    who({ hat: "peaked" }, 66),
  ),
  "michal-landy": scene("sepia", put("crossHeld")),
  "berek-joselewicz": scene(
    "day",
    put("sabre", 24, 0.9),
    who({ coat: "uniform", hat: "cornered", beard: "moustache" }, 62),
  ),
  peretz: scene(
    "sepia",
    put("page", 22, 0.72),
    who({ beard: "moustache" }, 65),
  ),
  "majer-wolanowski": scene(
    "day",
    put("nails", 24, 0.8),
    who({ hat: "bowler", beard: "full" }, 66),
  ),
  "prozna-street": scene("day", put("tenements")),
  "mirow-halls": scene("sepia", put("hall")),
  "great-synagogue": scene("day", put("domed")),
  "telephone-tower": scene("night", put("tower")),
  "gora-kalwaria-railway": scene("sepia", put("narrowTrain")),
  "ludwik-hirszfeld": scene(
    "day",
    put("microscope", 24, 0.78),
    who({ hair: "bald", hasGlasses: true }, 66),
  ),
  "samuel-orgelbrand": scene(
    "day",
    put("volumes", 25, 0.72),
    who({ beard: "short" }, 67),
  ),
  "abraham-stern": scene(
    "sepia",
    put("gears", 24, 0.66),
    who({ hair: "none", hat: "skullcap", beard: "long" }, 67),
  ),
  "nahum-sokolow": scene(
    "sepia",
    put("newspaper", 23, 0.7),
    who({ beard: "short", hasGlasses: true }, 67),
  ),
  "all-saints-church": scene("sepia", put("church")),
  "animal-protection": scene("day", put("horse")),
  "gerszon-sirota": scene(
    "sepia",
    put("notes", 24, 0.62, 6),
    who({ coat: "shawl", hair: "none", hat: "cantor", beard: "short" }, 66),
  ),
  "grzybow-town": scene("sepia", put("plan")),
  "horse-omnibus": scene("day", put("omnibus", 50, 1)),
  "bersohn-museum": scene("night", put("vitrine")),
  "nasz-przeglad": scene("sepia", put("newspaper", 50, 0.96)),
  "krochmalna-street": scene("day", put("courtyard")),
  pioneers: scene("sepia", put("plough")),
  "janusz-korczak": scene(
    "day",
    put("child", 24, 0.8),
    who({ hair: "bald", beard: "full", hasGlasses: true }, 67),
  ),
  "antisemitic-campaign": scene("day", put("overturned")),
  boycott: scene("sepia", put("shutters")),
  "pogrom-of-1881": scene("night", put("brokenWindow")),
  "voyages-to-palestine": scene("sepia", put("ship")),
  "nozyk-synagogue": scene("day", put("nozyk", 50, 1.04)),
  "grzybow-town-hall": scene("day", put("townHall", 50, 1.04)),
  "jozef-pilsudski": scene(
    "sepia",
    put("banner", 20, 0.6),
    who({ coat: "uniform", hat: "legion", beard: "moustache" }, 64),
  ),
  "zalman-nozyk": scene(
    "day",
    who({ coat: "dress", hair: "bun" }, 30, 0.88),
    who({ hair: "none", hat: "bowler", beard: "full" }, 67),
  ),
  "gmina-starozakonnych": scene("sepia", put("portico")),
  "marceli-godlewski": scene(
    "day",
    put("church", 22, 0.72),
    who({ coat: "priest", hair: "bald", hasGlasses: true }, 67),
  ),
  "marconi-family": scene("sepia", put("dividers", 50, 0.98)),
  "ludwik-zamenhof": scene(
    "sepia",
    put("star", 22, 0.66, 8),
    who({ hair: "bald", beard: "full", hasGlasses: true }, 66),
  ),
  "market-moves": scene("day", put("handcart", 50, 1)),
  "vienna-railway": scene("day", put("engine")),
  "iron-gate": scene("sepia", put("gate")),
  "haberbusch-brewery": scene("day", put("brewery")),
  "esther-kaminska": scene(
    "day",
    put("curtain"),
    who({ coat: "dress", hair: "bun" }, 50, 0.94),
  ),
  "rabbinical-school": scene(
    "night",
    put("portico", 50, 0.9),
    put("book", 50, 0.42),
  ),
  "bagno-street": scene("day", put("keys")),
  "antoni-czarnecki": scene(
    "sepia",
    put("page", 22, 0.7),
    who({ coat: "priest" }, 65),
  ),
};

function scene(printing: Printing, ...cuts: readonly Placed[]): Scene {
  return { printing, cuts };
}

function put(name: MotifName, x = 50, scale = 1, lift = 0): Placed {
  return { motif: motifs[name], x, scale, isMirrored: false, lift };
}

function who(person: Person, x: number, scale = 1): Placed {
  return { motif: portrait(person), x, scale, isMirrored: x < 50, lift: 0 };
}
