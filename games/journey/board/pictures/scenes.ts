/** Which picture each event, place and card has: a ground and the motifs on it. */

import type { BlueId, CityCardId } from "../../content/cards.ts";
import type { locationIds } from "../../content/map.ts";
import type { TrackId } from "../../content/track.ts";
import { learning } from "./learning.ts";
import { places } from "./places.ts";
import { power } from "./power.ts";
import type { Part } from "./shapes.ts";
import { war } from "./war.ts";

const motifs = { ...power, ...war, ...learning, ...places };
export type Motif = keyof typeof motifs;

/** The colour of the sky tells the age: Piasts, Jagiellons, elected kings, foreign rule, our times. */
const grounds = ["ochre", "forest", "red", "dusk", "blue"] as const;
type Ground = (typeof grounds)[number];

/** A motif moved and scaled; alone it fills the picture. */
export type Placed =
  | Motif
  | readonly [motif: Motif, x: number, y: number, scale: number];

export interface Scene {
  readonly ground: Ground;
  readonly motifs: readonly Placed[];
}

export const trackScenes: Readonly<Record<TrackId, Scene>> = {
  "966": scene("ochre", "baptism"),
  "1000": scene("ochre", "church"),
  "1025": scene("ochre", "crown"),
  "1138": scene("ochre", "split-shield"),
  "1241": scene("ochre", "bow"),
  "1320": scene("ochre", ["sword", 0, 3, 0.95], ["crown", 0, -2, 0.6]),
  "1364": scene("ochre", "book"),
  "1385": scene("forest", "rings"),
  "1410": scene("forest", "swords"),
  "1466": scene("forest", "scroll"),
  "1505": scene("forest", "senate"),
  "1525": scene("forest", "banner"),
  "1543": scene("forest", "planets"),
  "1569": scene("forest", "shields"),
  "1573": scene("red", "candles"),
  "1596": scene("red", ["castle", 0, 1, 0.95]),
  "1655": scene("red", "spire"),
  "1683": scene("red", "wing"),
  "1773": scene("red", "quill"),
  "1791": scene("red", ["scroll", 0, 2, 0.9], ["crown", 0, -10, 0.4]),
  "1794": scene("dusk", "scythes"),
  "1830": scene("dusk", "shako"),
  "1863": scene("dusk", "pines"),
  "1903": scene("dusk", "flask"),
  "1918": scene("blue", "eagle"),
  "1920": scene("blue", "pennons"),
  "1939": scene("dusk", "planes"),
  "1944": scene("dusk", "fighting"),
  "1978": scene("blue", "mitre"),
  "1980": scene("blue", "shipyard"),
  "1989": scene("blue", "ballot"),
  "2004": scene("blue", "stars"),
  future: scene("blue", "future"),
};

export const blueScenes: Readonly<Record<BlueId, Scene>> = {
  "1079": scene("ochre", "crozier"),
  "1109": scene("ochre", ["castle", -3, 2, 0.85], ["sword", 14, 0, 0.8]),
  "1226": scene("ochre", "arms"),
  "1257": scene("ochre", ["market-square", 0, 0, 0.95]),
  "1264": scene("ochre", "menorah"),
  "1364": scene("ochre", "goblet"),
  "1473": scene("forest", "press"),
  "1610": scene("red", "horse"),
  "1652": scene("red", "veto"),
  "1765": scene("red", "mask"),
  "1807": scene("dusk", "bicorne"),
  "1834": scene("dusk", "manor"),
  "1853": scene("dusk", "lamp"),
  "1932": scene("blue", "rotor"),
};

export const cityScenes: Readonly<Record<CityCardId, Scene>> = {
  czestochowa: scene("forest", "spire"),
  gdansk: scene("blue", "crane"),
  gniezno: scene("ochre", "church"),
  krakow: scene("forest", "two-towers"),
  lodz: scene("ochre", "factory"),
  lublin: scene("forest", "castle"),
  poznan: scene("forest", "town-hall"),
  torun: scene("ochre", "heart"),
  warszawa: scene("forest", "column"),
  wroclaw: scene("ochre", "bridge"),
};

/** Locations whose city has no card; the others are told by it. */
export type LocationTextId = Exclude<(typeof locationIds)[number], CityCardId>;

export const locationScenes: Readonly<Record<LocationTextId, Scene>> = {
  bialowieza: scene("forest", "pines"),
  biskupin: scene("ochre", "gate"),
  bytow: scene("forest", "castle"),
  frombork: scene("forest", "planets"),
  grunwald: scene("forest", "swords"),
  "kazimierz-dolny": scene("red", "ship"),
  lezajsk: scene("red", "two-towers"),
  malbork: scene("ochre", ["castle", -2, 2, 0.9], ["sword", 15, 0, 0.7]),
  miedzyrzecz: scene("ochre", "castle"),
  swidnica: scene("red", "church"),
  tykocin: scene("red", "menorah"),
  wieliczka: scene("dusk", "lamp"),
  wolin: scene("ochre", "ship"),
  zamosc: scene("red", "market-square"),
  "zelazowa-wola": scene("dusk", "manor"),
};

export const otherScenes = {
  stop: scene("red", "veto"),
  train: scene("ochre", "train"),
  coach: scene("ochre", "coach"),
  eagle: scene("red", "eagle"),
} as const;

export function partsOf(motif: Motif): readonly Part[] {
  return motifs[motif];
}

function scene(ground: Ground, ...placed: readonly Placed[]): Scene {
  return { ground, motifs: placed };
}
